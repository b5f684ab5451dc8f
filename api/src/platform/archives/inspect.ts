import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import {
  ArchiveRefused,
  readAt,
  readDirectory,
  refuse,
  rejectConflictingFields,
  type Entry,
} from './directory.ts';

const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const TOTAL_MAX_BYTES = 200 * 1024 * 1024;
const RATIO_MAX = 100;
/** A small file of repeated bytes exceeds any ratio and is harmless, so the ratio is not checked below this size. */
const RATIO_FREE_BYTES = 1024 * 1024;

export type Inspection = { entries: number; bytes: number };

function refuseHuge(entries: readonly Entry[], size: number): number {
  const names = new Set(entries.map(({ name }) => name.toLowerCase().replace(/\/$/, '')));
  if (names.size !== entries.length) refuse('The zip has the same file twice.');
  let total = 0;
  for (const { bytes, packedBytes } of entries) {
    total += bytes;
    if (bytes > RATIO_FREE_BYTES && bytes > packedBytes * RATIO_MAX)
      refuse('A file in the zip unpacks to far more than it is.');
  }
  if (total > TOTAL_MAX_BYTES) refuse('The zip unpacks to more than 200 MB.');
  if (total > RATIO_FREE_BYTES && total > size * RATIO_MAX)
    refuse('The zip unpacks to far more than it is.');
  return total;
}

/** Returns where the bytes of an entry begin. The local header must agree with the list of files. */
async function locate(file: FileHandle, entry: Entry): Promise<number> {
  const { offset, name, flags, method } = entry;
  const header = await readAt(file, offset, HEADER_BYTES);
  if (header.readUInt32LE(0) !== HEADER) refuse('The zip is broken.');
  const nameLength = header.readUInt16LE(26);
  const named = await readAt(file, offset + HEADER_BYTES, nameLength);
  if (named.toString('utf8') !== name) refuse('The zip names a file in two ways.');
  if (header.readUInt16LE(6) !== flags || header.readUInt16LE(8) !== method)
    refuse('The zip packs a file in two ways.');
  const extraStart = offset + HEADER_BYTES + nameLength;
  const extra = await readAt(file, extraStart, header.readUInt16LE(28));
  rejectConflictingFields(extra);
  return extraStart + extra.length;
}

/** Unpacks an entry without storing it. The sizes and the checksum written in a zip cannot be trusted. */
async function unpack(path: string, start: number, entry: Entry): Promise<void> {
  let [bytes, crc] = [0, 0];
  const nowhere = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      crc = crc32(chunk, crc);
      done(bytes > entry.bytes ? new ArchiveRefused('A file in the zip is not as it says.') : null);
    },
  });
  if (entry.packedBytes > 0) {
    const packed = createReadStream(path, { start, end: start + entry.packedBytes - 1 });
    try {
      await (entry.method === 8
        ? pipeline(packed, createInflateRaw(), nowhere)
        : pipeline(packed, nowhere));
    } catch (error) {
      if (error instanceof ArchiveRefused) throw error;
      refuse('A file in the zip cannot be unpacked.');
    }
  }
  if (bytes !== entry.bytes || crc !== entry.crc) refuse('A file in the zip is not as it says.');
}

/** Checks a zip on disk without writing any of it. Throws `ArchiveRefused` when unpacking it could do harm. */
export async function inspectArchive(path: string): Promise<Inspection> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size < 22) refuse('The file is not a zip.');
    const { entries, start: end } = await readDirectory(file, size);
    const bytes = refuseHuge(entries, size);
    let taken = 0;
    for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
      const start = await locate(file, entry);
      if (entry.offset < taken || start + entry.packedBytes > end)
        refuse('Files in the zip lie on top of each other.');
      taken = start + entry.packedBytes;
      await unpack(path, start, entry);
    }
    return { entries: entries.length, bytes };
  } finally {
    await file.close();
  }
}
