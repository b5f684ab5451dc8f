import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every file in routes is a URL or the layout of some', () => {
  const listed = readFileSync(join(import.meta.dirname, 'routes.ts'), 'utf8');
  const files = readdirSync(join(import.meta.dirname, 'routes')).filter(
    (name) => !name.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((name) => !listed.includes(`'routes/${name}'`))).toEqual([]);
});
