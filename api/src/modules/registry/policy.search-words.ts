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
