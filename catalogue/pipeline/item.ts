import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Meta } from './meta.ts';
import { sha256Of } from './seal.ts';

export type Item = {
  slug: string;
  folder: string;
  meta: Meta;
  /** The name of the one function that component.tsx exports. */
  name: string;
  source: string;
  hasDemo: boolean;
  /** Changes with the files of the item. */
  hash: string;
};

const ROOT = join(import.meta.dirname, '../..');
const COMPONENTS = join(ROOT, 'catalogue/components');
const read = (path: string): string => readFileSync(path, 'utf8');

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

/** Loads one folder of the catalogue. */
export async function loadItem(folder: string): Promise<Item> {
  const source = read(join(folder, 'component.tsx'));
  const names = [...source.matchAll(/^export (?:function|const|type) (\w+)/gm)];
  const [, name] = /^export function (\w+)/m.exec(source) ?? [];
  if (!name || names.length !== 1)
    throw new Error(`${folder}: component.tsx exports exactly one thing, a named function`);
  const demo = join(folder, 'demo.tsx');
  const hasDemo = existsSync(demo);
  const { meta } = (await import(pathToFileURL(join(folder, 'meta.ts')).href)) as { meta: Meta };
  const texts = [source, read(join(folder, 'meta.ts')), hasDemo ? read(demo) : ''];
  return {
    slug: basename(folder),
    folder,
    meta,
    name,
    source,
    hasDemo,
    hash: sha256Of(texts.join('\0')),
  };
}

export function loadItems(): Promise<Item[]> {
  return Promise.all(foldersIn(COMPONENTS).flatMap(foldersIn).toSorted().map(loadItem));
}
