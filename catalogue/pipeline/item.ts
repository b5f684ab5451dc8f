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
  /** Changes with the item, the source of the checks, and the versions of their tools. */
  hash: string;
};

const ROOT = join(import.meta.dirname, '../..');
const COMPONENTS = join(ROOT, 'catalogue/components');
const CHECKS = join(import.meta.dirname, 'checks');
/** The tools of the repository that affect a verdict. */
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

/** The pinned versions of the tools that affect a verdict. */
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

/** Loads one folder of the catalogue. The hash includes the texts in `judgedBy`. */
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

export function loadItems(): Promise<Item[]> {
  const judgedBy = [...rules(), ...toolVersions()];
  return Promise.all(
    foldersIn(COMPONENTS)
      .flatMap(foldersIn)
      .toSorted()
      .map((folder) => loadItem(folder, judgedBy)),
  );
}
