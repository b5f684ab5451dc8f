import type { FileHandle } from 'node:fs/promises';

export type Entry = {
  name: string;
  isFolder: boolean;
  method: 0 | 8;
  flags: number;
  crc: number;
  packedBytes: number;
  bytes: number;
  offset: number;
};

/** The reason why an archive is refused. The text is shown to the person who uploaded it. */
export class ArchiveRefused extends Error {}

export const refuse = (why: string): never => {
  throw new ArchiveRefused(why);
};

const END = 0x06054b50;
const END_SIGNATURE = Buffer.from('PK\u0005\u0006');
const RECORD = 0x02014b50;
const ZIP64_LOCATOR = 0x07064b50;
const END_BYTES = 22;
const ZIP64_LOCATOR_BYTES = 20;
const RECORD_BYTES = 46;
const COMMENT_MAX_BYTES = 65_535;
const ENTRIES_MAX = 5_000;
const DIRECTORY_MAX_BYTES = 4 * 1024 * 1024;
const NAME_MAX_LENGTH = 300;

const EXTRA_ZIP64 = 0x0001;
const EXTRA_UNICODE_PATH = 0x7075;

const FILE_KIND = 0xf000;
const REGULAR = 0x8000;
const FOLDER = 0x4000;

const ZIP64 = 'The zip is written as zip64, which is not taken.';
const BROKEN_LIST = 'The list of files in the zip is broken.';

export async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  if (bytesRead !== length) refuse('The zip is cut off.');
  return buffer;
}

/** Refuses a path that could leave the folder into which the zip is unpacked, on any operating system. */
function refuseStray(name: string): void {
  const parts = name.replace(/\/$/, '').split('/');
  const stray =
    name.length === 0 ||
    name.length > NAME_MAX_LENGTH ||
    name.includes('\uFFFD') ||
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    /[\u0000-\u001F\u007F\\:]/.test(name) ||
    parts.some((part) => part === '' || part === '.' || part === '..');
  if (stray) refuse('The zip has a file whose path leads outside of it.');
  // Windows drops a trailing dot or space. It would unpack to another path than the one checked here.
  if (parts.some((part) => /[. ]$/.test(part)))
    refuse('The zip has a path with a dot or a space at the end of a name.');
}

/**
 * Refuses extra fields that repeat the name or the sizes of an entry. Some unpackers trust them more than the record.
 */
export function rejectConflictingFields(extra: Buffer): void {
  let at = 0;
  while (at + 4 <= extra.length) {
    const id = extra.readUInt16LE(at);
    if (id === EXTRA_ZIP64) refuse(ZIP64);
    if (id === EXTRA_UNICODE_PATH) refuse('The zip names a file in two ways.');
    at += 4 + extra.readUInt16LE(at + 2);
  }
  if (at !== extra.length) refuse('A file in the zip has broken extra fields.');
}

function readRecord(directory: Buffer, at: number): { entry: Entry; next: number } {
  if (at + RECORD_BYTES > directory.length || directory.readUInt32LE(at) !== RECORD)
    refuse(BROKEN_LIST);
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((o) =>
    directory.readUInt16LE(at + o),
  ) as [number, number, number];
  const next = at + RECORD_BYTES + nameLength + extraLength + commentLength;
  if (next > directory.length) refuse(BROKEN_LIST);
  const nameEnd = at + RECORD_BYTES + nameLength;
  const name = directory.toString('utf8', at + RECORD_BYTES, nameEnd);
  refuseStray(name);
  rejectConflictingFields(directory.subarray(nameEnd, nameEnd + extraLength));
  const flags = directory.readUInt16LE(at + 8);
  if (flags & 1) refuse('The zip is protected by a password.');
  const method = directory.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) return refuse('The zip is packed in an unusual way.');
  const kind = (directory.readUInt32LE(at + 38) >>> 16) & FILE_KIND;
  const isFolder = name.endsWith('/');
  const isPlain = kind === 0 || kind === (isFolder ? FOLDER : REGULAR);
  // Unpackers apply the mode even if the zip names another operating system as its origin.
  if (!isPlain) refuse('The zip has a link or a special file in it.');
  const entry: Entry = {
    name,
    isFolder,
    method,
    flags,
    crc: directory.readUInt32LE(at + 16),
    packedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry, next };
}

/** Reads the end record of a zip. A second end record is refused, since it could point to another list of files. */
async function readEnd(file: FileHandle, size: number) {
  const tailBytes = Math.min(size, ZIP64_LOCATOR_BYTES + END_BYTES + COMMENT_MAX_BYTES);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  let at = tail.length - END_BYTES;
  while (
    at >= 0 &&
    (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length)
  )
    at--;
  if (at < 0) refuse('The file is not a zip.');
  if (tail.includes(END_SIGNATURE, at + 4)) refuse('The zip has two ends.');
  const locator = at - ZIP64_LOCATOR_BYTES;
  if (locator >= 0 && tail.readUInt32LE(locator) === ZIP64_LOCATOR) refuse(ZIP64);
  return { end: tail.subarray(at), endsAt: size - tailBytes + at };
}

/** Reads the list of files at the end of a zip. Every entry is checked, so that unpacking it is safe. */
export async function readDirectory(
  file: FileHandle,
  size: number,
): Promise<{ entries: Entry[]; start: number }> {
  const { end, endsAt } = await readEnd(file, size);
  const count = end.readUInt16LE(10);
  const bytes = end.readUInt32LE(12);
  const start = end.readUInt32LE(16);
  if (count === 0) refuse('The zip is empty.');
  if (count > ENTRIES_MAX) refuse(`The zip has more than ${ENTRIES_MAX} files.`);
  if (end.readUInt16LE(8) !== count || bytes > DIRECTORY_MAX_BYTES || start + bytes !== endsAt)
    refuse(BROKEN_LIST);
  const directory = await readAt(file, start, bytes);
  const entries: Entry[] = [];
  let place = 0;
  while (entries.length < count) {
    const { entry, next } = readRecord(directory, place);
    entries.push(entry);
    place = next;
  }
  if (place !== bytes) refuse(BROKEN_LIST);
  return { entries, start };
}
