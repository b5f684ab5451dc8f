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
  /** Changes whenever the item, the rules it is judged by, or the tools that judge it, change. */
  hash: string;
};

const ROOT = join(import.meta.dirname, '../..');
const COMPONENTS = join(ROOT, 'catalogue/components');
const CHECKS = join(import.meta.dirname, 'checks');
/** Of the house's own tools, those that have a say in a verdict. */
const JUDGING = ['@typescript/native', 'typescript', 'oxfmt'];

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

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

/** The exact versions that a verdict depends on, as they are pinned. */
export function toolVersions(root = ROOT): string[] {
  const [own, house] = ['catalogue/package.json', 'package.json'].map(
    (path) => JSON.parse(read(join(root, path))) as Manifest,
  );
  const pins = {
    ...own!.dependencies,
    ...own!.devDependencies,
    ...Object.fromEntries(JUDGING.map((name) => [name, house!.devDependencies?.[name]])),
  };
  return Object.entries(pins)
    .filter(([name]) => !name.startsWith('@tessera/'))
    .map(([name, version]) => `${name} ${version}`)
    .toSorted();
}

/** One folder of the catalogue, judged by these texts. */
export async function loadItem(folder: string, judgedBy: readonly string[]): Promise<Item> {
  const source = read(join(folder, 'component.tsx'));
  const names = [...source.matchAll(/^export (?:function|const|type) (\w+)/gm)];
  const [, name] = /^export function (\w+)/m.exec(source) ?? [];
  if (!name || names.length !== 1)
    throw new Error(`${folder}: component.tsx exports exactly one thing, a named function`);
  const demo = join(folder, 'demo.tsx');
  const hasDemo = existsSync(demo);
  const { meta } = (await import(pathToFileURL(join(folder, 'meta.ts')).href)) as { meta: Meta };
  const texts = [source, read(join(folder, 'meta.ts')), hasDemo ? read(demo) : '', ...judgedBy];
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

/** Every item of the catalogue, in the order of their folders. */
export function loadItems(): Promise<Item[]> {
  const judgedBy = [...rules(), ...toolVersions()];
  return Promise.all(
    foldersIn(COMPONENTS)
      .flatMap(foldersIn)
      .toSorted()
      .map((folder) => loadItem(folder, judgedBy)),
  );
}
