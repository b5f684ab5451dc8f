import { randomInt } from 'node:crypto';
import { REGISTRY_BASE, REGISTRY_OFFSET_MAX } from '@tessera/contract/registry';
import { median } from './runner/median.ts';
import type { Prove } from './runner/verdict.ts';
import { openSearchShop, type SearchShop } from './search/shop.ts';

export const needsServices = true;

const [SMALL, LARGE] = [1_000, 100_000];
const BAR = 1.5;
const ROUNDS = 15;

/**
 * The list that the shadcn CLI and agents page through. Each round asks for another page, so that no cache of the
 * server answers.
 */
export const prove: Prove = async ({ root, report }) => {
  const seed = randomInt(2 ** 31);
  const shops: SearchShop[] = [];
  try {
    for (const [index, size] of [SMALL, LARGE].entries())
      shops.push(await openSearchShop(root, size, seed + size, 4 + index));
    report(`seed ${seed}; CPU of the database and the server, median of ${ROUNDS} pages of 100`);
    const compare = async (where: string, placeIn: (size: number, round: number) => number) => {
      const costs = shops.map((): number[] => []);
      for (let round = 0; round < ROUNDS + 2; round++)
        for (const [index, shop] of shops.entries()) {
          const offset = placeIn([SMALL, LARGE][index]!, round);
          const { databaseMs, serverMs } = await shop.ask(
            `${REGISTRY_BASE}/registry.json?limit=100&offset=${offset}`,
          );
          if (round >= 2) costs[index]!.push(databaseMs + serverMs);
        }
      const [small, large] = costs.map(median) as [number, number];
      report(`${where}: ${SMALL}: ${small.toFixed(2)} ms; ${LARGE}: ${large.toFixed(2)} ms`);
      return large / small;
    };
    const first = await compare('the first places', (_size, round) => round * 17);
    const last = await compare(
      'the last places that can be asked for',
      (size, round) => Math.min(size, REGISTRY_OFFSET_MAX) - 120 - round * 17,
    );
    const ratio = Math.max(first, last);
    return {
      figure: `the list of the registry at ${LARGE} components ${ratio.toFixed(2)} × its CPU at ${SMALL}`,
      bar: `≤ ${BAR} ×`,
      passed: ratio <= BAR,
    };
  } finally {
    for (const shop of shops) await shop.close();
  }
};
