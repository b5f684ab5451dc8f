import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** The pinned version of every package that the catalogue or the repository names. */
export function pinnedVersions(root = ROOT): Record<string, string> {
  const [house, own] = ['package.json', 'catalogue/package.json'].map(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest,
  );
  return {
    ...house!.devDependencies,
    ...own!.dependencies,
    ...own!.devDependencies,
  };
}

/** The versions of some packages. A package that is not pinned cannot decide an outcome. */
export const versionsOf = (
  names: readonly string[],
  pins: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    names.toSorted().map((name) => {
      const version = pins[name];
      if (version === undefined) throw new Error(`${name} is pinned in no package.json`);
      // `npm:typescript@7.0.2` is version 7.0.2.
      return [name, version.replace(/^npm:.+@/, '')];
    }),
  );
