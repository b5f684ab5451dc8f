import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeZip, type ZipEntry } from '../../../test/zips.ts';
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

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
const one = (entry: Partial<ZipEntry>) => makeZip([{ name: 'a.txt', content: text, ...entry }]);

test.each<[string, () => Buffer, RegExp]>([
  ['no zip', () => Buffer.from('<html>'.repeat(20)), /not a zip/],
  ['nothing', () => Buffer.alloc(0), /not a zip/],
  ['an empty zip', () => makeZip([]), /empty/],
  ['a zip with something behind it', () => Buffer.concat([makeZip(good), text]), /not a zip/],
  ['a zip that is cut off', () => makeZip(good).subarray(40), /./],
  ['a way up', () => one({ name: '../evil.sh' }), /outside/],
  ['a way up in the middle', () => one({ name: 'a/../../evil.sh' }), /outside/],
  ['an absolute path', () => one({ name: '/etc/passwd' }), /outside/],
  ['a path of Windows', () => one({ name: String.raw`..\evil.exe` }), /outside/],
  ['a drive', () => one({ name: 'C:/evil.exe' }), /outside/],
  ['a null byte', () => one({ name: 'a\0.txt' }), /outside/],
  ['a link', () => one({ mode: 0o120777 }), /link/],
  ['a device', () => one({ mode: 0o20666 }), /special/],
  ['a password', () => one({ encrypted: true }), /password/],
  ['the same file twice', () => makeZip([good[1]!, good[1]!]), /twice/],
  ['the same file in capitals', () => makeZip([{ name: 'a' }, { name: 'A' }]), /twice/],
  ['a name that differs inside', () => one({ claims: { name: 'b.txt' } }), /two ways/],
  ['a wrong sum', () => one({ claims: { crc: 1 } }), /not as it says/],
  [
    'a size that is a lie',
    () => one({ content: zeros(2), claims: { bytes: 10 } }),
    /not as it says/,
  ],
  ['a file that unpacks too far', () => one({ content: zeros(8) }), /far more/],
  [
    'files on top of each other',
    () =>
      makeZip([
        good[1]!,
        { ...good[1]!, name: 'b.json', claims: { name: 'studio/package.json', offset: 0 } },
      ]),
    /twice|on top/,
  ],
  [
    'too many files',
    () => makeZip(Array.from({ length: 5_001 }, (_, n) => ({ name: `${n}.txt` }))),
    /5000 files/,
  ],
  [
    'more than 200 MB in all',
    () =>
      makeZip(
        Array.from({ length: 3 }, (_, n) => ({
          name: `${n}.bin`,
          content: text,
          stored: true,
          claims: { bytes: 80 * 1024 * 1024 },
        })),
      ),
    /far more|200 MB/,
  ],
])('%s is refused', async (_what, zip, why) => {
  await expect(inspect(zip())).rejects.toThrow(why);
});
