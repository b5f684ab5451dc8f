import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  content?: Buffer;
  stored?: boolean;
  /** As the list at the end tells it, when that is not the truth. */
  claims?: { bytes?: number; crc?: number; name?: string; offset?: number };
  mode?: number;
  encrypted?: boolean;
};

/** A zip, right or wrong in any way a test wants. */
export function makeZip(entries: readonly ZipEntry[], o: { comment?: string } = {}): Buffer {
  const [local, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, content = Buffer.alloc(0), stored, claims = {}, mode, encrypted } of entries) {
    const packed = stored ? content : deflateRawSync(content);
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(claims.crc ?? crc32(content), 0);
    sums.writeUInt32LE(packed.length, 4);
    sums.writeUInt32LE(claims.bytes ?? content.length, 8);
    const own = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(stored ? 0 : 8, 8);
    sums.copy(header, 14);
    header.writeUInt16LE(own.length, 26);
    const listed = Buffer.from(claims.name ?? name);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record[5] = 3;
    record.writeUInt16LE(encrypted ? 1 : 0, 8);
    record.writeUInt16LE(stored ? 0 : 8, 10);
    sums.copy(record, 16);
    record.writeUInt16LE(listed.length, 28);
    record.writeUInt32LE(((mode ?? (name.endsWith('/') ? 0o40755 : 0o100644)) << 16) >>> 0, 38);
    record.writeUInt32LE(claims.offset ?? offset, 42);
    local.push(header, own, packed);
    list.push(record, listed);
    offset += 30 + own.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const comment = Buffer.from(o.comment ?? '');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...local, directory, end, comment]);
}
