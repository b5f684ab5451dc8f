import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AnyCheck } from './checks/check.ts';
import { PREPARING } from './checks/prepare.ts';
import { modulesOf } from './imports.ts';
import type { Item } from './item.ts';
import { sha256Of } from './seal.ts';
import { pinnedVersions, versionsOf } from './tools.ts';

const PIPELINE = import.meta.dirname;
const PREPARE = join(PIPELINE, 'checks/prepare.ts');
const CATALOGUE = join(PIPELINE, '..');

/** What a hash is made from: the texts of files and the versions of packages. */
export type Inputs = { read: (path: string) => string; pins: Record<string, string> };

export const ON_DISK: Inputs = {
  read: (path) => readFileSync(path, 'utf8'),
  pins: pinnedVersions(),
};

/** The part of a check that decides its hash. */
export type Hashed = Pick<
  AnyCheck,
  'module' | 'tools' | 'files' | 'itemFiles' | 'readsKind' | 'readsMeta'
> & {
  /** True when the check is given what `prepare` makes. */
  isBuilt: boolean;
};

const known = new WeakMap<Inputs, Map<string, string>>();

/** The hash of a check without any item: its modules, its other files and the versions of its tools. */
function hashOfRules({ module, tools, files = [], isBuilt }: Hashed, inputs: Inputs): string {
  const hashes = known.get(inputs) ?? new Map<string, string>();
  known.set(inputs, hashes);
  const key = JSON.stringify([module, tools, files, isBuilt]);
  const before = hashes.get(key);
  if (before !== undefined) return before;
  const modules = [module, ...(isBuilt ? [PREPARE] : [])].flatMap((path) =>
    modulesOf(path, PIPELINE, inputs.read),
  );
  const others = files.map((path) => ({
    path: relative(PIPELINE, path),
    text: inputs.read(path),
  }));
  const names = new Set([...tools, ...(isBuilt ? PREPARING : [])]);
  const hash = sha256Of(JSON.stringify([modules, others, versionsOf([...names], inputs.pins)]));
  hashes.set(key, hash);
  return hash;
}

/** The hash of a check of an item. It changes when the check must be run again. */
export function hashOf(
  { itemFiles = [], readsKind, readsMeta, ...check }: Hashed,
  { folder, hasDemo, meta }: Item,
  inputs: Inputs = ON_DISK,
): string {
  const parts = [
    'component.tsx',
    ...(hasDemo ? ['demo.tsx'] : []),
    ...(readsMeta ? ['meta.ts'] : []),
    ...itemFiles.filter((file) => existsSync(join(folder, file))),
  ];
  const texts = parts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  if (hasDemo)
    for (const { path, text } of modulesOf(join(folder, 'demo.tsx'), CATALOGUE, inputs.read))
      if (path.startsWith('media/')) texts.push([path, text]);
  if (readsKind) texts.push(['kind', meta.kind]);
  return sha256Of(JSON.stringify([hashOfRules(check, inputs), texts]));
}

/** The hashes of checks of an item by name. */
export const hashesOf = (
  checks: readonly AnyCheck[],
  item: Item,
  inputs: Inputs = ON_DISK,
): Record<string, string> =>
  Object.fromEntries(
    checks.map((check) => [
      check.name,
      hashOf({ ...check, isBuilt: 'judge' in check }, item, inputs),
    ]),
  );
