import { crc32, deflateRawSync } from 'node:zlib';
import type { SiteFile } from './template.ts';

/**
 * 1 January 2026, 00:00, in the date format of zip files. It is fixed, so that every machine creates the same bytes.
 */
const DOS_DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const DOS_TIME = 0;
const VERSION = 20;
const MADE_ON_UNIX = (3 << 8) | VERSION;
const NAMES_ARE_UTF8 = 1 << 11;
const PLAIN_FILE = 0o100_644;
const STORED = 0;
const DEFLATED = 8;

type Part = { local: Buffer; central: Buffer };

/** The fields that both headers of an entry share, from the version to the length of the name. */
function describe(name: Buffer, content: Buffer, packed: Buffer, method: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(NAMES_ARE_UTF8, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(DOS_TIME, 6);
  fields.writeUInt16LE(DOS_DATE, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function pack(path: string, content: Buffer, offset: number): Part {
  const name = Buffer.from(path, 'utf8');
  const deflated = deflateRawSync(content, { level: 9 });
  const isSmaller = deflated.length < content.length;
  const packed = isSmaller ? deflated : content;
  const fields = describe(name, content, packed, isSmaller ? DEFLATED : STORED);
  const madeOn = Buffer.alloc(2);
  madeOn.writeUInt16LE(MADE_ON_UNIX);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((PLAIN_FILE << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]),
    central: Buffer.concat([Buffer.from('PK\u0001\u0002'), madeOn, fields, rest, name]),
  };
}

/** Creates a zip with one folder. The same files give the same bytes. */
export function archiveOf(folder: string, files: readonly SiteFile[]): Buffer {
  const parts: Part[] = [];
  let offset = 0;
  for (const { path, content } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const part = pack(`${folder}/${path}`, content, offset);
    offset += part.local.length;
    parts.push(part);
  }
  const directory = Buffer.concat(parts.map(({ central }) => central));
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([
    ...parts.map(({ local }) => local),
    directory,
    Buffer.from('PK\u0005\u0006'),
    end,
  ]);
}
