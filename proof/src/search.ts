import { randomInt } from 'node:crypto';
import { percentile } from './accounts/shop.ts';
import type { Prove } from './runner/verdict.ts';
import { defined } from './search/definition.ts';
import { comparePages } from './search/pages.ts';
import { ONE_WORD, questions } from './search/questions.ts';
import { openSearchShop, type Measured, type SearchShop } from './search/shop.ts';

export const needsServices = true;

const P99_MS = new Map([
  [100_000, 20],
  [1_000_000, 150],
]);
const GROWTH = 3;
const DEEPER = 2;

type Sample = Measured & { name: string };

const ms = (samples: Sample[], share: number) =>
  percentile(
    samples.map(({ databaseMs }) => databaseMs),
    share,
  );
const cell = (samples: Sample[]) =>
  `${ms(samples, 0.5).toFixed(1)} / ${ms(samples, 0.99).toFixed(1)}`;

/** Sends every query to every shop size in turn, so that a busy moment of the machine affects all of them. */
async function ask(shops: SearchShop[], seed: number, perClass: number, comparedPerClass: number) {
  const samples = new Map<number, Sample[]>(shops.map(({ size }) => [size, []]));
  let [compared, wrong] = [0, 0];
  const differing: string[] = [];
  const classes = new Map<string, number>();
  for (const { name, question } of questions(seed, perClass, shops[0]!.items)) {
    const asked = (classes.get(name) ?? 0) + 1;
    classes.set(name, asked);
    for (const shop of shops) {
      const measured = await shop.measure(question);
      samples.get(shop.size)!.push({ ...measured, name });
      if (asked > comparedPerClass && shop.size > 10_000) continue;
      compared++;
      if (measured.ids.join() === defined(shop.items, question).join()) continue;
      wrong++;
      differing.push(`${shop.size}: ${JSON.stringify(question)}`);
    }
  }
  return { samples, compared, wrong, differing };
}

async function sizes(shop: SearchShop): Promise<string> {
  const [row] = await shop.query<{ line: string }>(
    `select format('lists %s in %s rows, dictionary %s of %s words, places %s, components %s',
       pg_size_pretty(pg_total_relation_size('search_postings')), (select count(*) from search_postings),
       pg_size_pretty(pg_total_relation_size('search_words')), (select count(*) from search_words),
       pg_size_pretty(pg_total_relation_size('search_places')), pg_size_pretty(pg_total_relation_size('components'))) as line`,
  );
  return row!.line;
}

export const prove: Prove = async ({ root, full, report }) => {
  const seed = randomInt(2 ** 31);
  const [perClass, comparedPerClass, counts] = full
    ? [100, 20, [10_000, 100_000, 1_000_000]]
    : [40, 10, [10_000, 100_000]];
  const shops: SearchShop[] = [];
  try {
    for (const [index, size] of counts.entries()) {
      const shop = await openSearchShop(root, size, seed + size, 4 + index);
      shops.push(shop);
      report(
        `${size} components published in ${shop.publishSeconds.toFixed(0)} s; ${await sizes(shop)}`,
      );
    }
    await ask(shops, seed + 1, 2, 0); // warm-up
    const { samples, compared, wrong, differing } = await ask(
      shops,
      seed + 2,
      perClass,
      comparedPerClass,
    );
    const pages = [];
    for (const shop of shops) pages.push(await comparePages(shop, seed + 3, full ? 60 : 30));

    report(`seed ${seed}; CPU ms of the database, p50 / p99 of ${perClass} questions a class`);
    for (const name of new Set(samples.get(counts[0]!)!.map((sample) => sample.name)))
      report(
        `${name.padEnd(18)} ${counts.map((size) => cell(samples.get(size)!.filter((sample) => sample.name === name)).padStart(14)).join(' ')}`,
      );
    report(
      `${'all'.padEnd(18)} ${counts.map((size) => cell(samples.get(size)!).padStart(14)).join(' ')}`,
    );
    for (const size of counts) {
      const all = samples.get(size)!;
      const wall = all.map(({ wallMs }) => wallMs);
      const server = all.map(({ serverMs }) => serverMs);
      report(
        `${size}: with the server's own CPU ${percentile(server, 0.5).toFixed(1)} / ${percentile(server, 0.99).toFixed(1)} ms more; waited ${percentile(wall, 0.5).toFixed(1)} / ${percentile(wall, 0.99).toFixed(1)} ms`,
      );
    }
    for (const [index, { firstMs, deepMs, wrong: wrongPages }] of pages.entries())
      report(
        `${counts[index]}: first page ${firstMs.toFixed(2)} ms, deep page ${deepMs.toFixed(2)} ms, ${wrongPages} deep pages differ`,
      );
    for (const line of differing.slice(0, 10)) report(`differs at ${line}`);

    const oneWord = counts.map((size) =>
      ms(
        samples.get(size)!.filter(({ name }) => ONE_WORD.includes(name)),
        0.99,
      ),
    );
    const growth = oneWord.at(-1)! / oneWord[0]!;
    const deeper = Math.max(...pages.map(({ firstMs, deepMs }) => deepMs / firstMs));
    const differ = wrong + pages.reduce((sum, page) => sum + page.wrong, 0);
    const bars = counts.filter((size) => P99_MS.has(size));
    return {
      figure: `p99 ${bars.map((size) => `${ms(samples.get(size)!, 0.99).toFixed(1)} ms at ${size}`).join(', ')}; one word ${growth.toFixed(1)} × from ${counts[0]} to ${counts.at(-1)}; deep page ${deeper.toFixed(1)} × the first; ${differ} of ${compared} answers differ from the definition`,
      bar: `≤ ${bars.map((size) => `${P99_MS.get(size)} ms`).join(', ')}; ≤ ${GROWTH} ×; ≤ ${DEEPER} ×; 0`,
      passed:
        bars.every((size) => ms(samples.get(size)!, 0.99) <= P99_MS.get(size)!) &&
        growth <= GROWTH &&
        deeper <= DEEPER &&
        differ === 0,
    };
  } finally {
    for (const shop of shops) await shop.close();
  }
};
