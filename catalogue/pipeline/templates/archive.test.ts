import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sha256Of } from '../seal.ts';
import { archiveOf } from './archive.ts';

const file = (path: string, text: string) => ({ path, content: Buffer.from(text) });

const FILES = [
  file('src/app.tsx', 'export const words = 1;\n'.repeat(200)),
  file('README.md', '# A'),
  file('src/naïve.ts', 'x'),
];

/** Reads a zip as other programs do: from its end, by its directory. */
function unpack(zip: Buffer) {
  const end = zip.lastIndexOf('PK\u0005\u0006');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [method, date, crc, packed, size, named, mode, offset] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt16LE(at + 14),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 38) >>> 16,
      zip.readUInt32LE(at + 42),
    ];
    const path = zip.toString('utf8', at + 46, at + 46 + named);
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const body = zip.subarray(start, start + packed);
    const content = method === 8 ? inflateRawSync(body) : body;
    at += 46 + named;
    return { path, text: content.toString(), isWhole: crc32(content) === crc, size, date, mode };
  });
}

test('a reader finds every file in one folder, whole and sorted', () => {
  const entries = unpack(archiveOf('site', FILES));
  expect(entries.map(({ path }) => path)).toEqual([
    'site/README.md',
    'site/src/app.tsx',
    'site/src/naïve.ts',
  ]);
  expect(entries.every(({ isWhole }) => isWhole)).toBe(true);
  expect(entries[1]!.text).toBe(FILES[0]!.content.toString());
  expect(entries[1]!.size).toBe(FILES[0]!.content.length);
});

test('dates and modes are the same for all, on every day', () => {
  const entries = unpack(archiveOf('site', FILES));
  expect(new Set(entries.map(({ date }) => date))).toEqual(new Set([(46 << 9) | 33]));
  expect(new Set(entries.map(({ mode }) => mode))).toEqual(new Set([0o100_644]));
});

test('the same files give the same bytes, in whatever order they are found', () => {
  expect(sha256Of(archiveOf('site', FILES.toReversed()))).toBe(sha256Of(archiveOf('site', FILES)));
});

test.each([
  ['a changed file', [file('src/app.tsx', 'other'), ...FILES.slice(1)]],
  ['a renamed file', [file('src/page.tsx', FILES[0]!.content.toString()), ...FILES.slice(1)]],
  ['one file less', FILES.slice(1)],
])('%s gives other bytes', (_, files) => {
  expect(archiveOf('site', files).equals(archiveOf('site', FILES))).toBe(false);
});
