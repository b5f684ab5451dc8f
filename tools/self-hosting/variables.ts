// `node tools/self-hosting/variables.ts` writes docs/self-hosting/variables.md from api/src/platform/environment.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'api/src/platform/environment.ts');
export const PAGE = join(ROOT, 'docs/self-hosting/variables.md');

export type Variable = { name: string; meaning: string; given: string };

const clean = (comment: string): string =>
  comment
    .replaceAll(/^\s*\/?\*+\/?/gm, '')
    .replaceAll(/\*\/\s*$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const givenOf = (definition: string): string => {
  const [, value] = /\.default\(((?:[^()]|\([^()]*\))*)\)/.exec(definition) ?? [];
  if (value === undefined) return /\.optional\(\)/.test(definition) ? '–' : 'must be set';
  if (value === "''") return 'empty';
  if (value === 'DEVELOPMENT_SECRET') return 'must be set in production';
  if (value.startsWith('RAZORPAY.')) return 'that of the provider';
  return `\`${value.replaceAll(/['[\]_]/g, '').trim()}\``;
};

/** Every variable of the server, in the order of the source. */
export function readVariables(source: string): Variable[] {
  const [, body = ''] = /const environment = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(source) ?? [];
  const found = body.matchAll(
    /^ {2}(?:(\/\*\*[\s\S]*?\*\/)\n {2})?([A-Z][A-Z0-9_]+):((?:.|\n)*?)(?=\n\n? {2}(?:\/\*\*|[A-Z][A-Z0-9_]+:)|$(?![\s\S]))/gm,
  );
  return [...found].map(([, comment = '', name = '', definition = '']) => ({
    name,
    meaning: clean(comment),
    given: givenOf(definition),
  }));
}

export const pageOf = (variables: readonly Variable[]): string =>
  [
    '# Every variable',
    '',
    'Generated from `api/src/platform/environment.ts` by `node tools/self-hosting/variables.ts`. A wrong or missing variable prevents the start; the message names it and never shows its value.',
    '',
    'Each variable may also be the content of a file: `CODE_SECRET_FILE=/run/secrets/code` sets `CODE_SECRET`. `DATABASE_MIGRATE_URL` is read by `tessera migrate` alone: PostgreSQL itself, without a pooler, as the role `migrator`.',
    '',
    '| Variable | Without a value | What it is |',
    '| --- | --- | --- |',
    ...variables.map(
      ({ name, given, meaning }) =>
        `| \`${name}\` | ${given} | ${meaning.replaceAll('|', '\\|')} |`,
    ),
    '',
  ].join('\n');

/** The page as it has to be. */
export const currentPage = (): string => pageOf(readVariables(readFileSync(SOURCE, 'utf8')));

if (import.meta.main) {
  writeFileSync(PAGE, currentPage());
  console.log(`${PAGE} is written. Format it with npx oxfmt.`);
}
