import { API_BASE } from '@tessera/contract/addresses';
import { categoriesMatching, COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { PUBLIC_PAGE_DEFAULT } from '@tessera/contract/constants';
import { registryPath } from '@tessera/contract/registry';

/** The parts of a component's page, each with an address of its own. */
const PAGE_PARTS = ['', '/code', '/props', '/versions'];

const itemPaths = (slug: string): string[] => [
  ...PAGE_PARTS.flatMap((part) => [
    `/components/${slug}${part}`,
    `/components/${slug}${part}.data`,
  ]),
  `/components/${slug}.md`,
  registryPath(slug),
  `${API_BASE}/component/by-slug/${slug}`,
  `${API_BASE}/component/${slug}/versions`,
  `${API_BASE}/component/by-slug/${slug}/faults`,
];

const idPaths = (id: string, versions: readonly number[]): string[] => [
  `${API_BASE}/component/${id}/card`,
  `${API_BASE}/component/${id}/free-code`,
  ...versions.map((number) => `${API_BASE}/component/${id}/versions/${number}/free-code`),
];

/** In the spelling of the browser page, because the cache has one entry per spelling. */
const listPaths = (category: string): string[] => {
  const query = String(new URLSearchParams({ category }));
  return [
    `/dashboard?${query}`,
    `${API_BASE}/component/all?${query}&limit=${PUBLIC_PAGE_DEFAULT}`,
    `${API_BASE}/component/all?${query}`,
  ];
};

/** The cached paths that show an item: its own, and the first page of every category it is or was in. */
export function copiesOf(o: {
  /** One item with the numbers of its versions. */
  item?: { id: string; versions: readonly number[] };
  slugs: readonly string[];
  categories: readonly string[];
}): string[] {
  const lists = COMPONENT_CATEGORIES.filter((chip) =>
    categoriesMatching(chip).some((name) => o.categories.includes(name)),
  );
  return [
    ...lists.flatMap(listPaths),
    ...o.slugs.flatMap(itemPaths),
    ...(o.item ? idPaths(o.item.id, o.item.versions) : []),
    ...(o.item?.versions ?? []).flatMap((number) =>
      o.slugs.map((slug) => registryPath(`${slug}@${number}`)),
    ),
  ];
}
