import type { Fault } from '../checks/fault.ts';
import type { Item } from '../item.ts';
import type { TemplateMeta } from './meta.ts';
import type { SiteFile } from './template.ts';

const NEEDED = ['README.md', 'LICENCE', 'package.json', 'package-lock.json'];
const EXACT = /^\d+\.\d+\.\d+$/;
const FILLER = /lorem ipsum|dolor sit amet|your title here|feature one/i;
const PHOTOGRAPHS_MAX = 5;
/** What this house calls itself in its own imports. */
const HOUSE = /from '(@tessera\/|\.\.\/\.\.\/\.\.)/;
/** Where the CLI of shadcn puts our items. */
const COPY = /^components\/tessera\/([^/]+)\.tsx$/;

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
type Original = Pick<Item, 'slug' | 'source'> & { meta: Pick<Item['meta'], 'plan'> };

export const pinsOf = (site: readonly SiteFile[]): Record<string, string> => {
  const file = site.find(({ path }) => path === 'package.json');
  const { dependencies, devDependencies } = JSON.parse(
    file?.content.toString() ?? '{}',
  ) as Manifest;
  return { ...dependencies, ...devDependencies };
};

/**
 * An item in a template is the item that the shop has, so that a buyer can update it and the shop's checks hold for it. A
 * template does not give away what its own plan does not open.
 */
export function findCopyFaults(
  plan: TemplateMeta['plan'],
  site: readonly SiteFile[],
  items: readonly Original[],
): string[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  return site.flatMap(({ path, content }) => {
    const [, slug] = COPY.exec(path) ?? [];
    if (slug === undefined) return [];
    const item = bySlug.get(slug);
    if (!item) return [`${path} is no item of the catalogue`];
    if (item.meta.plan !== 'Free' && item.meta.plan !== plan)
      return [`${path} is in ${item.meta.plan}, and the template is ${plan}`];
    return content.toString() === item.source ? [] : [`${path} differs from the item`];
  });
}

/** What can be said about a template by reading it. */
export function findSourceFaults(
  { plan, pages, photographs }: Pick<TemplateMeta, 'plan' | 'pages' | 'photographs'>,
  site: readonly SiteFile[],
  items: readonly Original[],
): Fault[] {
  const texts = findCopyFaults(plan, site, items);
  const paths = new Set(site.map(({ path }) => path));
  const pins = pinsOf(site);
  // The pages of a Vite project are files of its source.
  const entries = pins['vite'] === undefined ? [] : ['index.html', ...pages];
  for (const path of [...NEEDED, ...entries])
    if (!paths.has(path)) texts.push(`${path} is missing`);
  for (const [name, version] of Object.entries(pins))
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
