import type { FileHandle } from 'node:fs/promises';

export type Entry = {
  name: string;
  isFolder: boolean;
  method: 0 | 8;
  crc: number;
  packedBytes: number;
  bytes: number;
  offset: number;
};

/** Why an archive is not taken, in words for the person who sent it. */
export class ArchiveRefused extends Error {}

export const refuse = (why: string): never => {
  throw new ArchiveRefused(why);
};

const END = 0x06054b50;
const RECORD = 0x02014b50;
const END_BYTES = 22;
const RECORD_BYTES = 46;
const COMMENT_MAX_BYTES = 65_535;
const ENTRIES_MAX = 5_000;
const DIRECTORY_MAX_BYTES = 4 * 1024 * 1024;
const NAME_MAX_LENGTH = 300;

const UNIX = 3;
const FILE_KIND = 0xf000;
const REGULAR = 0x8000;
const FOLDER = 0x4000;

export async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  if (bytesRead !== length) refuse('The zip is cut off.');
  return buffer;
}

/** A path that stays below the folder it is unpacked into, on every system. */
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
}

function readRecord(directory: Buffer, at: number): { entry: Entry; next: number } {
  if (at + RECORD_BYTES > directory.length || directory.readUInt32LE(at) !== RECORD)
    refuse('The list of files in the zip is broken.');
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((o) =>
    directory.readUInt16LE(at + o),
  ) as [number, number, number];
  const next = at + RECORD_BYTES + nameLength + extraLength + commentLength;
  if (next > directory.length) refuse('The list of files in the zip is broken.');
  const name = directory.toString('utf8', at + RECORD_BYTES, at + RECORD_BYTES + nameLength);
  refuseStray(name);
  if (directory.readUInt16LE(at + 8) & 1) refuse('The zip is protected by a password.');
  const method = directory.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) return refuse('The zip is packed in an unusual way.');
  const kind = (directory.readUInt32LE(at + 38) >>> 16) & FILE_KIND;
  const isFolder = name.endsWith('/');
  const isPlain = kind === 0 || kind === (isFolder ? FOLDER : REGULAR);
  if (directory[at + 5] === UNIX && !isPlain) refuse('The zip has a link or a special file in it.');
  const entry: Entry = {
    name,
    isFolder,
    method,
    crc: directory.readUInt32LE(at + 16),
    packedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry, next };
}

/** The list of files at the end of a zip, every one of which may be unpacked without harm. */
export async function readDirectory(
  file: FileHandle,
  size: number,
): Promise<{ entries: Entry[]; start: number }> {
  const tailBytes = Math.min(size, END_BYTES + COMMENT_MAX_BYTES);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  let at = tail.length - END_BYTES;
  while (
    at >= 0 &&
    (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length)
  )
    at--;
  if (at < 0) refuse('The file is not a zip.');
  const count = tail.readUInt16LE(at + 10);
  const bytes = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (count === 0) refuse('The zip is empty.');
  if (count > ENTRIES_MAX) refuse(`The zip has more than ${ENTRIES_MAX} files.`);
  if (tail.readUInt16LE(at + 8) !== count || bytes > DIRECTORY_MAX_BYTES || start + bytes > size)
    refuse('The list of files in the zip is broken.');
  const directory = await readAt(file, start, bytes);
  const entries: Entry[] = [];
  for (let place = 0; entries.length < count;) {
    const { entry, next } = readRecord(directory, place);
    entries.push(entry);
    place = next;
  }
  return { entries, start };
}
