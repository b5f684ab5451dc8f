import type { Fault } from '../checks/fault.ts';
import type { TemplateMeta } from './meta.ts';
import type { SiteFile } from './template.ts';

const NEEDED = ['README.md', 'LICENCE', 'package.json', 'package-lock.json', 'index.html'];
const EXACT = /^\d+\.\d+\.\d+$/;
const FILLER = /lorem ipsum|dolor sit amet|your title here|feature one/i;
const PHOTOGRAPHS_MAX = 5;
/** What this house calls itself in its own imports. */
const HOUSE = /from '(@tessera\/|\.\.\/\.\.\/\.\.)/;

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

export const pinsOf = (site: readonly SiteFile[]): Record<string, string> => {
  const file = site.find(({ path }) => path === 'package.json');
  const { dependencies, devDependencies } = JSON.parse(
    file?.content.toString() ?? '{}',
  ) as Manifest;
  return { ...dependencies, ...devDependencies };
};

/** What can be said about a template by reading it. */
export function findSourceFaults(
  { pages, photographs }: Pick<TemplateMeta, 'pages' | 'photographs'>,
  site: readonly SiteFile[],
): Fault[] {
  const texts: string[] = [];
  const paths = new Set(site.map(({ path }) => path));
  for (const path of [...NEEDED, ...pages]) if (!paths.has(path)) texts.push(`${path} is missing`);
  for (const [name, version] of Object.entries(pinsOf(site)))
    if (!EXACT.test(version)) texts.push(`${name} is not pinned: ${version}`);
  for (const { path, content } of site) {
    if (path === 'package-lock.json') continue;
    const text = content.toString();
    if (FILLER.test(text)) texts.push(`${path} holds filler text`);
    if (HOUSE.test(text)) texts.push(`${path} imports something of this house`);
  }
  if (photographs.length === 0 || photographs.length > PHOTOGRAPHS_MAX)
    texts.push(`${photographs.length} photographs; one to ${PHOTOGRAPHS_MAX} are shown`);
  for (const { name, page } of photographs)
    if (!pages.includes(page)) texts.push(`photograph ${name} is of no page`);
  return [...new Set(texts)].map((text) => ({ check: 'source', text }));
}
