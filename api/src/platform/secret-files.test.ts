import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMigrateUrl } from './config.ts';
import { readSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('a setting comes from the file that is named, without its last line break', () => {
  const found = readSecretFiles(['CODE_SECRET', 'S3_SECRET_KEY'], {
    CODE_SECRET_FILE: fileWith('code', 'a secret\nof two lines\n'),
    S3_SECRET_KEY: 'from the environment',
    OTHER_FILE: '/nowhere',
  });
  expect(found).toMatchObject({
    CODE_SECRET: 'a secret\nof two lines',
    S3_SECRET_KEY: 'from the environment',
  });
  expect(found).not.toHaveProperty('OTHER');
});

test('a setting that is given twice is refused', () => {
  const given = { CODE_SECRET: 'a', CODE_SECRET_FILE: fileWith('twice', 'b') };
  expect(() => readSecretFiles(['CODE_SECRET'], given)).toThrow(
    'Set CODE_SECRET or CODE_SECRET_FILE, not both.',
  );
});

test('a file that is missing is named, its path is not', () => {
  const given = { CODE_SECRET_FILE: join(folder, 'missing') };
  expect(() => readSecretFiles(['CODE_SECRET'], given)).toThrow(
    /^The file of CODE_SECRET_FILE cannot be read: ENOENT$/,
  );
});

test('the address for migrations may be in a file too', () => {
  const DATABASE_MIGRATE_URL_FILE = fileWith('url', 'postgres://migrator@db/tessera\n');
  expect(readMigrateUrl({ DATABASE_MIGRATE_URL_FILE })).toBe('postgres://migrator@db/tessera');
});
