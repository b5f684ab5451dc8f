import { API_BASE } from '@tessera/contract/addresses';

/** The cached paths that show the known faults of an item. */
export const copiesOf = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => [
    `/components/${slug}`,
    `/components/${slug}.data`,
    `${API_BASE}/component/by-slug/${slug}/faults`,
  ]);
