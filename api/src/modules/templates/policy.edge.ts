import { API_BASE } from '@tessera/contract/addresses';

const itemPaths = (slug: string): string[] => [
  `/templates/${slug}`,
  `/templates/${slug}.data`,
  `${API_BASE}/template/by-slug/${slug}`,
];

/** As the gallery spells it: a cache in front knows no other spelling of the same list. */
const listPath = (category: string): string =>
  `/templates?${String(new URLSearchParams({ category }))}`;

/** The public copies that show a template: its own, and the first page of every category it is or was in. */
export const copiesOf = (o: {
  slugs: readonly string[];
  categories: readonly string[];
}): string[] => [...new Set(o.categories.map(listPath)), ...o.slugs.flatMap(itemPaths)];
