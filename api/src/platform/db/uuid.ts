import { randomBytes } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/** UUID version 7. Ids sort by the time of creation. Within one process this also holds inside a millisecond. */
export function uuidv7(nowMs = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    sequence = randomBytes(2).readUInt16BE() & 0x7ff;
  } else if (++sequence > 0xfff) {
    lastMs++;
    sequence = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Forgets the time of the last id. For test files that share a process but not a clock. */
export function resetIds(): void {
  lastMs = 0;
}

/** The lowest id for that moment. Ids created at that moment or later are not below it. */
export const firstIdAt = (ms: number): string =>
  ms
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})(.{4})$/, '$1-$2-7000-8000-000000000000');
