import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentPage, PAGE, pageOf, readVariables } from './variables.ts';

/** The formatter aligns tables. */
const rowsOf = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replaceAll(/\s+\|/g, ' |'));

test('the page has every variable, as the source explains it', () => {
  expect(rowsOf(readFileSync(PAGE, 'utf8'))).toEqual(rowsOf(currentPage()));
});

test('every variable is explained', () => {
  const variables = readVariables(
    readFileSync(new URL('../../api/src/platform/environment.ts', import.meta.url), 'utf8'),
  );
  expect(variables.length).toBeGreaterThan(50);
  expect(variables.filter(({ meaning }) => meaning === '').map(({ name }) => name)).toEqual([]);
});

test('a comment of several lines, a default and a missing value are read', () => {
  const source = `const environment = z.object({
  /** The port. */
  PORT: z.coerce.number().default(3_000),
  /**
   * The name of the shop,
   * as people read it.
   */
  NAME: z
    .string()
    .optional(),
  SECRET: z.string(),
});`;
  expect(readVariables(source)).toEqual([
    { name: 'PORT', meaning: 'The port.', given: '`3000`' },
    { name: 'NAME', meaning: 'The name of the shop, as people read it.', given: '–' },
    { name: 'SECRET', meaning: '', given: 'must be set' },
  ]);
  expect(pageOf(readVariables(source))).toContain('| `PORT` | `3000` | The port. |');
});
