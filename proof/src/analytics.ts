import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '@tessera/contract/addresses';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import { type CopyShop, openCopyShop } from './analytics/shop.ts';
import { putStandbyAside } from './analytics/standby.ts';
import { openBooks } from './checkout/database.ts';
import { median } from './runner/median.ts';
import { administer, restartPostgres } from './runner/postgres.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

/** The days between the first sums and the newest copies, so that the time windows must move. */
const DAYS_LATER = 5;
const EACH_DAY = 2_000;
const INGESTED = 60_000;
const INSERTED_AT_ONCE = 2_000;
const GOAL_PER_SECOND = 5_000;
const CHEAPER = { quick: 20, full: 1_000 };
const GROWTH = 1.5;
const ROUNDS = 10;
/** Disk space for the log, its sums, sorting, and the write-ahead log. */
const DISK_BYTES_PER_COPY = 800;

/**
 * Settings for a shop with fifty million pairs: shared buffers of a sixth of the memory, where the test server has 256
 * MB.
 * Checkpoints come every half hour, because after each one every changed page is written to the write-ahead log in full
 * again.
 */
const SERVER_OF_A_LARGE_SHOP = {
  shared_buffers: '4GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
};

/** The query of the product, and the same query without the sums. */
const TOP_TEN = `
  select c.id, c.title, c.category, i.key, c.plan_id is not null as is_paid, s.uniques from component_copies s
  left join components c on c.id = s.component_id
  left join images i on i.component_id = s.component_id and i.theme = 'light' and i.position = 0
  where s.uniques > 0 order by s.uniques desc, s.component_id limit 10`;
const TOP_TEN_RAW = [
  `select component_id, count(*) from copy_events group by 1 order by 2 desc, 1 limit 10`,
  `select component_id, count(distinct user_id) from copy_events group by 1 order by 2 desc, 1 limit 10`,
];

const seconds = (from: number): string => ((performance.now() - from) / 1e3).toFixed(0);
/** Builds the sums as of some days ago from the log, then adds one day of copies at a time. */
async function letDaysPass(shop: CopyShop, late: number, report: (line: string) => void) {
  const started = performance.now();
  await shop.fill(shop.events - late, { days: 360, untilDaysAgo: DAYS_LATER });
  const written = seconds(started);
  const filled = performance.now();
  await shop.query(`select recount_copies(shop_day(now()) - ${DAYS_LATER})`);
  report(`${shop.events} copies: written in ${written} s, summed in ${seconds(filled)} s`);
  for (let ago = DAYS_LATER - 1; ago >= 1; ago--) {
    await shop.copy(EACH_DAY, { days: 1, untilDaysAgo: ago });
    while (await shop.isWaiting())
      await shop.query(`select count_copies(2000, shop_day(now()) - ${ago})`);
  }
}

/** Adds copies of the last forty days, today included. The workers that count them are killed meanwhile. */
async function countThroughKills(shop: CopyShop, late: number, most: number): Promise<number> {
  await shop.copy(late, { days: 40, untilDaysAgo: 0 });
  let killed = 0;
  while (killed < most) {
    const worker = await shop.start('jobs');
    await sleep(Math.random() * 300);
    worker.process.kill('SIGKILL');
    await worker.ended;
    if (!(await shop.isWaiting())) break;
    killed++;
  }
  await shop.start('jobs');
  while (await shop.isWaiting()) await sleep(50);
  return killed;
}

/**
 * Copies per second into the log and through all sums, with one worker that is not killed.
 * Measured by elapsed time, and without the time in which the worker's connection waited for a processor.
 */
async function ingestOnce(shop: CopyShop): Promise<{ byClock: number; undisturbed: number }> {
  const [started, before] = [performance.now(), await shop.productTimes()];
  for (let left = INGESTED; left > 0; left -= INSERTED_AT_ONCE)
    await shop.copy(INSERTED_AT_ONCE, { days: 3, untilDaysAgo: 0 });
  while (await shop.isWaiting()) await sleep(20);
  const [tookMs, after] = [performance.now() - started, await shop.productTimes()];
  const queuedMs = after.queuedMs - before.queuedMs;
  return {
    byClock: (INGESTED / tookMs) * 1e3,
    undisturbed: (INGESTED / (tookMs - queuedMs)) * 1e3,
  };
}

/** The median of several rounds. The first is left out, since its pages are not in memory yet. */
async function ingest(shop: CopyShop, count: number) {
  const rounds = [];
  for (let round = 0; round < count; round++) rounds.push(await ingestOnce(shop));
  const judged = rounds.slice(count > 1 ? 1 : 0);
  return {
    byClock: median(judged.map(({ byClock }) => byClock)),
    undisturbed: median(judged.map(({ undisturbed }) => undisturbed)),
  };
}

/** The cost of one dashboard response for the database. */
async function openDashboard(shop: CopyShop) {
  const token = await shop.signInAdmin();
  const { port } = await shop.start('http');
  const url = `http://127.0.0.1:${port}${API_BASE}${adminAddresses.componentAnalytics.path}`;
  return async (timeframe: string): Promise<number> => {
    const { onMs } = await shop.productTimes();
    const response = await fetch(`${url}?timeframe=${timeframe}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    return (await shop.productTimes()).onMs - onMs;
  };
}

async function compareDashboards(shops: CopyShop[]): Promise<number[]> {
  const dashboards = await Promise.all(shops.map(openDashboard));
  const costs = shops.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const timeframe of ['all', 'month', 'week'])
      for (const [index, ask] of dashboards.entries()) {
        const cost = await ask(timeframe);
        // The first round is a warm-up for connections and plans.
        if (round > 0) costs[index]!.push(cost);
      }
  return costs.map(median);
}

export const prove: Prove = async ({ root, full, report }) => {
  const sizes = full ? [1_000_000, 50_000_000] : [100_000, 1_000_000];
  const cheaper = full ? CHEAPER.full : CHEAPER.quick;
  const [late, kills, ingestRounds] = full ? [200_000, 20, 6] : [40_000, 3, 1];
  const disk = statfsSync(root);
  if (disk.bavail * disk.bsize < Math.max(...sizes) * DISK_BYTES_PER_COPY)
    throw new Error(`too little disk: ${(disk.bavail * disk.bsize) / 1e9} GB free`);
  if (full) {
    await putStandbyAside();
    await administer(
      ...Object.entries(SERVER_OF_A_LARGE_SHOP).map(
        ([name, value]) => `alter system set ${name} = '${value}'`,
      ),
    );
    await restartPostgres('fast');
  }
  const shops: CopyShop[] = [];
  const opened = [];
  try {
    for (const [index, size] of sizes.entries()) {
      const shop = await openCopyShop(root, size, 8 + index);
      shops.push(shop);
      await letDaysPass(shop, late, report);
    }
    // From here on the database is as durable as in production.
    opened.push(await openBooks());
    let [killed, differing, rate] = [0, 0, Infinity];
    for (const shop of shops) {
      await shop.query('checkpoint');
      killed += await countThroughKills(shop, late, kills);
      const { byClock, undisturbed } = await ingest(shop, ingestRounds);
      rate = Math.min(rate, undisturbed);
      report(
        `${shop.events}: ${Math.floor(byClock)} copies a second by the clock, ${Math.floor(undisturbed)} undisturbed`,
      );
      const started = performance.now();
      const found = await shop.differences();
      differing += found.length;
      report(
        `${shop.events}: compared in ${seconds(started)} s, differing: ${[...new Set(found)].join(', ') || 'nothing'}`,
      );
      await shop.rest();
    }
    const [small = 0, large = 0] = await compareDashboards(shops);
    const big = shops.at(-1)!;
    const [copies, uniques] = [
      await big.costMs(TOP_TEN_RAW[0]!, 1),
      await big.costMs(TOP_TEN_RAW[1]!, 1),
    ];
    const kept = await big.costMs(TOP_TEN, 50);
    report(
      `whole dashboard ${small.toFixed(1)} ms at ${sizes[0]}, ${large.toFixed(1)} ms at ${sizes[1]}; top ten from the log ${copies.toFixed(0)} ms by copies and ${uniques.toFixed(0)} ms by people, ${kept.toFixed(2)} ms from the sums`,
    );
    const [growth, gain] = [large / small, Math.min(copies, uniques) / kept];
    return {
      figure: `${differing} differences after ${killed} kills and ${DAYS_LATER} days; top ten 1/${Math.floor(gain)} of the log's; dashboard ${growth.toFixed(2)} × from ${sizes[0]} to ${sizes[1]}; ${Math.floor(rate)} copies a second, undisturbed`,
      bar: `0 differences, some kills; ≤ 1/${cheaper}; ≤ ${GROWTH} ×; ≥ ${GOAL_PER_SECOND}`,
      passed:
        differing === 0 &&
        killed > 0 &&
        gain >= cheaper &&
        growth <= GROWTH &&
        rate >= GOAL_PER_SECOND,
    };
  } finally {
    for (const shop of shops) await shop.close();
    for (const books of opened) await books.close();
    if (full) {
      await administer(
        ...Object.keys(SERVER_OF_A_LARGE_SHOP).map((name) => `alter system reset ${name}`),
      );
      await restartPostgres('fast');
    }
  }
};
