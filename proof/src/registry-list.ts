import { randomInt } from 'node:crypto';
import { REGISTRY_BASE } from '@tessera/contract/registry';
import { median } from './runner/median.ts';
import type { Prove } from './runner/verdict.ts';
import { openSearchShop } from './search/shop.ts';

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
  const shops = [];
  try {
    for (const [index, size] of [SMALL, LARGE].entries())
      shops.push(await openSearchShop(root, size, seed + size, 4 + index));
    const costs = shops.map((): number[] => []);
    for (let round = 0; round < ROUNDS + 2; round++)
      for (const [index, shop] of shops.entries()) {
        const { databaseMs, serverMs } = await shop.ask(
          `${REGISTRY_BASE}/registry.json?limit=100&offset=${round * 17}`,
        );
        if (round >= 2) costs[index]!.push(databaseMs + serverMs);
      }
    const [small, large] = costs.map(median) as [number, number];
    const ratio = large / small;
    report(`seed ${seed}; CPU of the database and the server, median of ${ROUNDS} pages of 100`);
    report(`${SMALL}: ${small.toFixed(2)} ms; ${LARGE}: ${large.toFixed(2)} ms`);
    return {
      figure: `the list of the registry at ${LARGE} components ${ratio.toFixed(2)} × its CPU at ${SMALL}`,
      bar: `≤ ${BAR} ×`,
      passed: ratio <= BAR,
    };
  } finally {
    for (const shop of shops) await shop.close();
  }
};
