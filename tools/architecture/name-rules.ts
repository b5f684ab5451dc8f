import { MIGRATION } from './migration-rules.ts';
import type { FileRule } from './source-file.ts';

const WHERE_DESIGN_STOPS = new Set('utils helpers common misc types hooks shared'.split(' '));
const MODULE_WORDS = ['module', 'routes', 'service', 'repository', 'jobs', 'policy', 'presenter'];
const MODULE_FILE = new RegExp(
  `^api/src/modules/[a-z-]+/(${MODULE_WORDS.join('|')})(\\.[a-z0-9-]+)?(\\.test)?\\.ts$`,
);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAMED_BY_OTHERS = /^([A-Z]+(\.(md|txt))?|Dockerfile|.+\.(conf|ini))$/;
const ROUTE_FILE = /^[a-z0-9$_.[\]-]+$/;

const parts = (path: string): { folders: string[]; name: string } => {
  const folders = path.split('/');
  return { name: folders.pop() ?? '', folders };
};

const isDottedKebab = (name: string): boolean => name.split('.').every((word) => KEBAB.test(word));

const isKebab = (path: string): boolean => {
  const { folders, name } = parts(path);
  if (!folders.every(isDottedKebab)) return false;
  // In route file names the framework gives $ and _ a meaning.
  if (path.startsWith('web/src/routes/')) return ROUTE_FILE.test(name);
  return NAMED_BY_OTHERS.test(name) || isDottedKebab(name);
};

export const nameRules: FileRule[] = [
  {
    name: 'module-vocabulary',
    find: ({ path }) =>
      path.startsWith('api/src/modules/') && !MODULE_FILE.test(path)
        ? `a module holds only ${MODULE_WORDS.join(', ')} (and name.noun.ts to split one)`
        : undefined,
  },
  {
    name: 'no-folder-where-design-stops',
    find: ({ path }) => {
      const { folders } = parts(path);
      const vague = folders.find((folder) => WHERE_DESIGN_STOPS.has(folder));
      if (vague) return `name the folder '${vague}' after what it holds`;
      return path.startsWith('web/src/') && folders.includes('components')
        ? 'a component is the thing sold; React pieces live in ui or a feature'
        : undefined;
    },
  },
  {
    name: 'kebab-case-names',
    find: ({ path }) =>
      isKebab(path) || path.startsWith('api/migrations/') ? undefined : 'use kebab-case',
  },
  {
    name: 'migration-names',
    find: ({ path }) =>
      path.startsWith('api/migrations/') && !MIGRATION.test(path)
        ? 'name it YYYYMMDDHHMM_verb_noun.sql'
        : undefined,
  },
];
