import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  content?: Buffer;
  stored?: boolean;
  /** False values for the list of files at the end. */
  claims?: { bytes?: number; crc?: number; name?: string; offset?: number };
  mode?: number;
  /** The operating system named in the zip. The default is Unix. */
  host?: number;
  encrypted?: boolean;
  /** Extra fields of the record in the list. Those of the local header are in `own`. */
  extra?: Buffer;
  own?: { extra?: Buffer; flags?: number; method?: number };
};

export const extraField = (id: number, content: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
};

type ZipOptions = {
  comment?: string;
  /** Bytes between the list of files and the end record. `listed` counts as part of the list, `unlisted` does not. */
  listed?: Buffer;
  unlisted?: Buffer;
};

const NONE = Buffer.alloc(0);

/** Builds a zip that can be malformed in many ways. */
export function makeZip(entries: readonly ZipEntry[], o: ZipOptions = {}): Buffer {
  const [local, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const { name, content = NONE, stored, claims = {}, mode, encrypted, extra = NONE } = entry;
    const packed = stored ? content : deflateRawSync(content);
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(claims.crc ?? crc32(content), 0);
    sums.writeUInt32LE(packed.length, 4);
    sums.writeUInt32LE(claims.bytes ?? content.length, 8);
    const { extra: ownExtra = NONE, flags = 0, method = stored ? 0 : 8 } = entry.own ?? {};
    const own = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(flags, 6);
    header.writeUInt16LE(method, 8);
    sums.copy(header, 14);
    header.writeUInt16LE(own.length, 26);
    header.writeUInt16LE(ownExtra.length, 28);
    const listed = Buffer.from(claims.name ?? name);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record[5] = entry.host ?? 3;
    record.writeUInt16LE(encrypted ? 1 : 0, 8);
    record.writeUInt16LE(stored ? 0 : 8, 10);
    sums.copy(record, 16);
    record.writeUInt16LE(listed.length, 28);
    record.writeUInt16LE(extra.length, 30);
    record.writeUInt32LE(((mode ?? (name.endsWith('/') ? 0o40755 : 0o100644)) << 16) >>> 0, 38);
    record.writeUInt32LE(claims.offset ?? offset, 42);
    local.push(header, own, ownExtra, packed);
    list.push(record, listed, extra);
    offset += 30 + own.length + ownExtra.length + packed.length;
  }
  const directory = Buffer.concat([...list, o.listed ?? NONE]);
  const comment = Buffer.from(o.comment ?? '');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...local, directory, o.unlisted ?? NONE, end, comment]);
}
