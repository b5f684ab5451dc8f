import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type GoodOnDisk = { slug: string; title: string; category: string; plan: string };

const CATALOGUE = join(import.meta.dirname, '../catalogue');

const read = (pattern: string): GoodOnDisk[] =>
  globSync(pattern, { cwd: CATALOGUE }).map(
    (path) => JSON.parse(readFileSync(join(CATALOGUE, path), 'utf8')) as GoodOnDisk,
  );

/** The records of the catalogue folder, which the seed publishes. */
export const componentsOnDisk = () => read('components/*/*/published.json');
export const templatesOnDisk = () => read('templates/*/published.json');
