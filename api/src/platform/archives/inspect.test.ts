import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extraField, makeZip, type ZipEntry } from '../../../test/zips.ts';
import { ArchiveRefused } from './directory.ts';
import { inspectArchive } from './inspect.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zips-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
const inspect = async (zip: Buffer) => {
  const path = join(folder, `${made++}.zip`);
  await writeFile(path, zip);
  return inspectArchive(path);
};

const text = Buffer.from('{ "name": "studio" }');
const good: ZipEntry[] = [
  { name: 'studio/' },
  { name: 'studio/package.json', content: text },
  { name: 'studio/src/मुख्य पृष्ठ.tsx', content: text, stored: true },
  { name: 'studio/empty.txt' },
];

test('a harmless zip is counted and measured', async () => {
  const bytes = text.length * 2;
  expect(await inspect(makeZip(good))).toEqual({ entries: 4, bytes });
  expect(await inspect(makeZip(good, { comment: 'made by hand' }))).toEqual({ entries: 4, bytes });
});

test('fields that say nothing about the path or the size are taken', async () => {
  const times = extraField(0x5455, Buffer.alloc(5));
  expect(await inspect(one({ extra: times, own: { extra: times } }))).toMatchObject({ entries: 1 });
});

test.each(['deodar-house', 'saas-start', 'two-drum'])(
  'the template %s of the catalogue is taken',
  async (slug) => {
    const zip = join(import.meta.dirname, '../../../../catalogue/templates', slug, `${slug}.zip`);
    expect((await inspectArchive(zip)).entries).toBeGreaterThan(20);
  },
);

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const one = (entry: Partial<ZipEntry>) => makeZip([{ name: 'a.txt', content: text, ...entry }]);

const locator = Buffer.concat([Buffer.from('PK\u0006\u0007'), Buffer.alloc(16)]);

/** A second file whose header lies inside the bytes of the first. */
const overlapping = () => {
  const inner: ZipEntry = { name: 'inner.txt', content: text, stored: true };
  const content = makeZip([inner]).subarray(0, 30 + inner.name.length + text.length);
  const outer: ZipEntry = { name: 'outer.bin', content, stored: true };
  return makeZip([outer, { ...inner, claims: { offset: 30 + outer.name.length } }]);
};

const several = (count: number, entry: Omit<ZipEntry, 'name'>) =>
  makeZip(Array.from({ length: count }, (_, n) => ({ name: `${n}.bin`, ...entry })));

const NOT_A_ZIP = 'The file is not a zip.';
const BROKEN_LIST = 'The list of files in the zip is broken.';
const OUTSIDE = 'The zip has a file whose path leads outside of it.';
const ENDING = 'The zip has a path with a dot or a space at the end of a name.';
const SPECIAL = 'The zip has a link or a special file in it.';
const TWICE = 'The zip has the same file twice.';
const TWO_NAMES = 'The zip names a file in two ways.';
const TWO_PACKINGS = 'The zip packs a file in two ways.';
const ZIP64 = 'The zip is written as zip64, which is not taken.';
const BROKEN_EXTRA = 'A file in the zip has broken extra fields.';
const UNLIKE = 'A file in the zip is not as it says.';

test.each<[string, () => Buffer, string]>([
  ['no zip', () => Buffer.from('<html>'.repeat(20)), NOT_A_ZIP],
  ['nothing', () => Buffer.alloc(0), NOT_A_ZIP],
  ['an empty zip', () => makeZip([]), 'The zip is empty.'],
  ['a zip with something behind it', () => Buffer.concat([makeZip(good), text]), NOT_A_ZIP],
  ['a zip with something before it', () => Buffer.concat([text, makeZip(good)]), BROKEN_LIST],
  ['a zip without its beginning', () => makeZip(good).subarray(40), BROKEN_LIST],
  ['a zip without its end', () => makeZip(good).subarray(0, -10), NOT_A_ZIP],
  ['a file beyond the end', () => one({ claims: { offset: 1_000_000 } }), 'The zip is cut off.'],
  ['a gap behind the list', () => makeZip(good, { unlisted: text }), BROKEN_LIST],
  ['a list longer than its files', () => makeZip(good, { listed: text }), BROKEN_LIST],
  [
    'a second end',
    () => makeZip(good, { comment: 'PK\u0005\u0006 or so' }),
    'The zip has two ends.',
  ],
  ['a locator of zip64', () => one({ extra: extraField(0x9999, locator) }), ZIP64],
  ['a size of zip64 in the list', () => one({ extra: extraField(1, Buffer.alloc(8)) }), ZIP64],
  [
    'a size of zip64 in a header',
    () => one({ own: { extra: extraField(1, Buffer.alloc(8)) } }),
    ZIP64,
  ],
  ['a second path in the list', () => one({ extra: extraField(0x7075, text) }), TWO_NAMES],
  ['a second path in a header', () => one({ own: { extra: extraField(0x7075, text) } }), TWO_NAMES],
  [
    'a second path behind another field',
    () => one({ extra: Buffer.concat([extraField(0x5455, text), extraField(0x7075, text)]) }),
    TWO_NAMES,
  ],
  [
    'a field that is cut off',
    () => one({ extra: extraField(0x5455, text).subarray(0, -1) }),
    BROKEN_EXTRA,
  ],
  ['a header with other flags', () => one({ own: { flags: 8 } }), TWO_PACKINGS],
  ['a header with another method', () => one({ own: { method: 0 } }), TWO_PACKINGS],
  ['a way up', () => one({ name: '../evil.sh' }), OUTSIDE],
  ['a way up in the middle', () => one({ name: 'a/../../evil.sh' }), OUTSIDE],
  ['a way up behind a space', () => one({ name: 'a/.. /evil.sh' }), ENDING],
  ['a folder that ends in a dot', () => one({ name: 'a./b.txt' }), ENDING],
  ['a file that ends in a dot', () => one({ name: 'a/b.txt.' }), ENDING],
  ['a file that ends in a space', () => one({ name: 'a/b.txt ' }), ENDING],
  ['an absolute path', () => one({ name: '/etc/passwd' }), OUTSIDE],
  ['a path of Windows', () => one({ name: String.raw`..\evil.exe` }), OUTSIDE],
  ['a drive', () => one({ name: 'C:/evil.exe' }), OUTSIDE],
  ['a null byte', () => one({ name: 'a\0.txt' }), OUTSIDE],
  ['a link', () => one({ mode: 0o120777 }), SPECIAL],
  ['a link that says it is from Windows', () => one({ mode: 0o120777, host: 0 }), SPECIAL],
  ['a link that says it is from a Mac', () => one({ mode: 0o120777, host: 19 }), SPECIAL],
  ['a device', () => one({ mode: 0o20666 }), SPECIAL],
  ['a password', () => one({ encrypted: true }), 'The zip is protected by a password.'],
  ['the same file twice', () => makeZip([good[1]!, good[1]!]), TWICE],
  ['the same file in capitals', () => makeZip([{ name: 'a' }, { name: 'A' }]), TWICE],
  ['a name that differs inside', () => one({ claims: { name: 'b.txt' } }), TWO_NAMES],
  ['a wrong sum', () => one({ claims: { crc: 1 } }), UNLIKE],
  ['a size that is a lie', () => one({ content: zeros(2), claims: { bytes: 10 } }), UNLIKE],
  [
    'a file that unpacks too far',
    () => one({ content: zeros(8) }),
    'A file in the zip unpacks to far more than it is.',
  ],
  [
    'a zip of small files that unpack too far',
    () => several(8, { content: zeros(1) }),
    'The zip unpacks to far more than it is.',
  ],
  ['files on top of each other', overlapping, 'Files in the zip lie on top of each other.'],
  ['too many files', () => several(5_001, {}), 'The zip has more than 5000 files.'],
  [
    'more than 200 MB in all',
    () => several(3, { content: zeros(1), stored: true, claims: { bytes: 80 * 1024 * 1024 } }),
    'The zip unpacks to more than 200 MB.',
  ],
])('%s is refused', async (_what, zip, why) => {
  await expect(inspect(zip())).rejects.toThrow(new ArchiveRefused(why));
});
