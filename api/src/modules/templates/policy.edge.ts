import { API_BASE } from '@tessera/contract/addresses';

const itemPaths = (slug: string): string[] => [
  `/templates/${slug}`,
  `/templates/${slug}.data`,
  `/templates/${slug}.md`,
  `${API_BASE}/template/by-slug/${slug}`,
];

/** In the spelling of the gallery page, because the cache has one entry per spelling. */
const listPath = (category: string): string =>
  `/templates?${String(new URLSearchParams({ category }))}`;

const idPath = (id: string): string => `${API_BASE}/template/${id}/card`;

/** The cached paths that show a template: its own, and the first page of every category it is or was in. */
export const copiesOf = (o: {
  ids?: readonly string[];
  slugs: readonly string[];
  categories: readonly string[];
}): string[] => [
  ...new Set(o.categories.map(listPath)),
  ...o.slugs.flatMap(itemPaths),
  ...(o.ids ?? []).map(idPath),
];
