import { stripVTControlCharacters } from 'node:util';
import type { Prepared } from './check.ts';

/** Builds a project with these items. Returns what the tool said when it failed, and null otherwise. */
export type Build = (items: readonly Prepared[]) => Promise<string | null>;

const LINES_SHOWN = 3;

const mentions = ({ item }: Prepared, text: string): boolean =>
  new RegExp(String.raw`/${item.slug}(?![\w-])`).test(text);

/** The lines about one item, from the first that names it. */
function excerpt(one: Prepared, said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => mentions(one, line));
  return lines
    .slice(Math.max(0, first), Math.max(0, first) + LINES_SHOWN)
    .map((line) => line.trim())
    .join(' / ');
}

/**
 * Builds all items at once. When the build fails, the items that the message names are at fault, or those that also
 * fail in a half of the batch. The rest is built again. Returns the items of the build that is left behind.
 */
export async function buildSound(
  items: readonly Prepared[],
  build: Build,
  blame: (one: Prepared, text: string) => void,
): Promise<readonly Prepared[]> {
  if (items.length === 0) return [];
  const answer = await build(items);
  if (answer === null) return items;
  const said = stripVTControlCharacters(answer);
  const named = items.filter((one) => mentions(one, said));
  const guilty = named.length === 0 && items.length === 1 ? items : named;
  for (const one of guilty) blame(one, excerpt(one, said));
  if (guilty.length > 0)
    return buildSound(
      items.filter((one) => !guilty.includes(one)),
      build,
      blame,
    );
  const middle = Math.ceil(items.length / 2);
  const sound = [
    ...(await buildSound(items.slice(0, middle), build, blame)),
    ...(await buildSound(items.slice(middle), build, blame)),
  ];
  if (sound.length === items.length) throw new Error(`fails only with all items: ${said}`);
  return buildSound(sound, build, blame);
}
