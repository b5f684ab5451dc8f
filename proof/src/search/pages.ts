import { percentile } from '../accounts/shop.ts';
import { defined } from './definition.ts';
import { questions } from './questions.ts';
import type { SearchShop } from './shop.ts';

const CLASSES = new Set(['frequent', 'mid', 'infix of 3', 'two frequent', 'category chip']);
/** The late page: 5 % from the oldest item, about page 95 of 100 when the newest is first. */
const DEPTH = 0.05;

/** Runs the same query for its first page and for a late page, in turn. */
export async function comparePages(shop: SearchShop, seed: number, perClass: number) {
  const index = Math.floor(shop.items.length * DEPTH);
  const { id } = shop.items[index]!;
  const [row] = await shop.query<{ at: string }>(
    `select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as at from components where id = '${id}'`,
  );
  const first: number[] = [];
  const deep: number[] = [];
  let wrong = 0;
  const asked = questions(seed, perClass, shop.items).filter(({ name }) => CLASSES.has(name));
  for (const [n, { question }] of asked.entries()) {
    const group = question.category || n % 2 === 0 ? 0 : 1;
    const cursor = Buffer.from(JSON.stringify([row!.at, id, group])).toString('base64url');
    first.push((await shop.measure(question)).databaseMs);
    const below = await shop.measure({ ...question, cursor });
    deep.push(below.databaseMs);
    if (n % 5 > 0) continue;
    if (below.ids.join() !== defined(shop.items, question, { index, group }).join()) wrong++;
  }
  return { firstMs: percentile(first, 0.5), deepMs: percentile(deep, 0.5), wrong };
}
