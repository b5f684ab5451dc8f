import { categoriesMatching } from '@tessera/contract/categories';
import type { Item } from './catalogue.ts';

export type Question = { search?: string; category?: string; limit: number };

/**
 * The plain definition of search. Every word must occur in title, description, category or tags. Items whose title has
 * every word, or whose text has the whole phrase, come first. Within a group the newest come first.
 * `items` are ordered from oldest to newest.
 */
export function defined(
  items: readonly Item[],
  { search, category, limit }: Question,
  after: { index: number; group: 0 | 1 } = { index: items.length, group: 0 },
): string[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const phrase = words.join(' ');
  const names = category ? categoriesMatching(category) : [];
  const first: string[] = [];
  const others: string[] = [];
  for (let n = items.length - 1; n >= 0 && first.length < limit; n--) {
    const { id, title, text, category: filed } = items[n]!;
    if (category && !names.includes(filed) && !title.includes(category.toLowerCase())) continue;
    if (!words.every((word) => text.includes(word))) continue;
    const leads =
      words.every((word) => title.includes(word)) || (words.length > 1 && text.includes(phrase));
    if (leads && after.group === 0 && n < after.index) first.push(id);
    if (!leads && (after.group === 0 || n < after.index) && others.length < limit) others.push(id);
  }
  return [...first, ...others].slice(0, limit);
}
