import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Meta } from './meta.ts';

export type Item = {
  slug: string;
  folder: string;
  meta: Meta;
  /** The name of the one function that component.tsx exports. */
  name: string;
  source: string;
  hasDemo: boolean;
  /** Changes whenever the item, or the rules it is judged by, change. */
  hash: string;
};

const COMPONENTS = join(import.meta.dirname, '../components');
const CHECKS = join(import.meta.dirname, 'checks');

const read = (path: string): string => readFileSync(path, 'utf8');

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const rules = (): string[] =>
  readdirSync(CHECKS)
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => read(join(CHECKS, file)));

async function loadItem(folder: string, ruleTexts: string[]): Promise<Item> {
  const source = read(join(folder, 'component.tsx'));
  const names = [...source.matchAll(/^export (?:function|const|type) (\w+)/gm)];
  const [, name] = /^export function (\w+)/m.exec(source) ?? [];
  if (!name || names.length !== 1)
    throw new Error(`${folder}: component.tsx exports exactly one thing, a named function`);
  const demo = join(folder, 'demo.tsx');
  const hasDemo = existsSync(demo);
  const { meta } = (await import(pathToFileURL(join(folder, 'meta.ts')).href)) as { meta: Meta };
  const hash = createHash('sha256');
  for (const text of [
    source,
    read(join(folder, 'meta.ts')),
    hasDemo ? read(demo) : '',
    ...ruleTexts,
  ])
    hash.update(text).update('\0');
  return { slug: basename(folder), folder, meta, name, source, hasDemo, hash: hash.digest('hex') };
}

/** Every item of the catalogue, in the order of their folders. */
export function loadItems(): Promise<Item[]> {
  const ruleTexts = rules();
  return Promise.all(
    foldersIn(COMPONENTS)
      .flatMap(foldersIn)
      .toSorted()
      .map((folder) => loadItem(folder, ruleTexts)),
  );
}
