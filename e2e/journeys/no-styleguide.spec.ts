import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const build = join(import.meta.dirname, '../../web/build');

test('the product has no style guide', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
});

test('no built file holds a specimen', () => {
  const files = readdirSync(build, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(10);
  const holding = files.filter(
    ({ name, parentPath }) =>
      /specimen|styleguide/.test(name) ||
      /Rechtsschutzversicherung|Donaudampfschiff|specimen/.test(
        readFileSync(join(parentPath, name), 'utf8'),
      ),
  );
  expect(holding.map(({ name }) => name)).toEqual([]);
});
