/** Words that people say of any component, so that no component has to contain them. */
const FILLERS = new Set(
  'a an and block blocks component components for in my of on page react section sections tailwind the to ui website with'.split(
    ' ',
  ),
);

const singular = (word: string): string => word.replace(/(?<=[a-z]{3})s$/i, '');

/** The words of a search that say what is wanted, in the singular. Null if nothing changes, or nothing is left. */
export function plainerSearch(query: string): string | null {
  const words = query.split(/\s+/).filter((word) => !FILLERS.has(word.toLowerCase()));
  const plainer = words.map(singular).join(' ');
  return plainer === '' || plainer === query ? null : plainer;
}

/**
 * What a search finds. People and agents search with whole sentences: where nothing has all their words, those that say
 * what is wanted are enough.
 */
export async function searchByWords<T extends { total: number | null } | null>(
  query: string,
  find: (words: string) => Promise<T>,
): Promise<T> {
  const found = await find(query);
  const plainer = found?.total === 0 ? plainerSearch(query) : null;
  return plainer === null ? found : ((await find(plainer)) ?? found);
}
