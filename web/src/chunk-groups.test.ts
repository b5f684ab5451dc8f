import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHUNK_GROUPS, patternOf } from '../chunk-groups.ts';

const ROOT = join(import.meta.dirname, '../..');
const isThere = (path: string): boolean =>
  existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isDirectory() === path.endsWith('/');

describe.each(CHUNK_GROUPS)('the chunk group $name', (group) => {
  test('names files and folders that exist', () => {
    expect(group.paths.length).toBeGreaterThan(0);
    expect(group.paths.filter((path) => !isThere(path))).toEqual([]);
  });

  test('contains what it names', () => {
    const pattern = patternOf(group);
    const ids = group.paths.map((path) => join(ROOT, path, path.endsWith('/') ? 'inside.ts' : ''));
    expect(ids.filter((id) => !pattern.test(id))).toEqual([]);
  });
});

test('no path is in two chunk groups', () => {
  const paths = CHUNK_GROUPS.flatMap((group) => group.paths);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('a chunk group contains a file with a query, and no file with a similar name', () => {
  const pattern = patternOf({ name: 'one', paths: ['web/src/root.tsx', 'web/src/ui/'] });
  expect(pattern.test('/shop/web/src/root.tsx?route-chunk=main')).toBe(true);
  expect(pattern.test('/shop/web/src/root.tsx.map')).toBe(false);
  expect(pattern.test('/shop/web/src/root-tsx')).toBe(false);
});
