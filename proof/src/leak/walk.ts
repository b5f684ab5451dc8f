import type { Person } from './people.ts';
import type { LeakShop } from './shop.ts';

const MARKER = /Leaked\d{4}x[0-9a-f]{6}/g;
export const markersIn = (text: string): Set<string> => new Set(text.match(MARKER) ?? []);

export type Tally = { asked: number; leaks: string[]; missing: string[] };

/** Requests every address as one person, and notes each code that comes back. */
export async function walk(
  shop: LeakShop,
  person: Person,
  addresses: readonly string[],
  tally: Tally,
  { once = false } = {},
) {
  const ask = async (path: string, etag?: string) => {
    const answer = await shop.ask(path, { token: person.token, ...(etag && { etag }) });
    tally.asked++;
    for (const marker of markersIn(answer.text))
      tally.leaks.push(`${person.name} saw ${marker} at ${path}`);
    return answer;
  };
  for (const path of addresses) {
    await ask(path);
    if (once) continue;
    // The second request is served from a cache, the third is "not modified".
    const { etag } = await ask(path);
    if (etag) await ask(path, etag);
  }
}
