import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '@tessera/contract/addresses';
import { adminAddresses } from '@tessera/contract/admin-addresses';
import { type CopyShop, idOf, openCopyShop } from './analytics/shop.ts';
import { openBooks } from './checkout/database.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

/** Days that pass between the sums and the newest copies, so that the windows must move. */
const DAYS_LATER = 5;
const LATE_SHARE = 0.05;
const LATE_MAX = 200_000;
const INGESTED = 40_000;
const GOAL_PER_SECOND = 5_000;
const GROWTH = 1.5;
const ROUNDS = 15;

const TOP_TEN = `select component_id, uniques from component_copies order by uniques desc, component_id limit 10`;
const TOP_TEN_RAW = `select component_id, count(distinct user_id) as uniques from copy_events group by 1 order by 2 desc, 1 limit 10`;

/** Sums as they were some days ago, then copies that are counted by workers who are killed while they count. */
async function fill(shop: CopyShop, kills: number, report: (line: string) => void) {
  const late = Math.min(LATE_MAX, Math.floor(shop.events * LATE_SHARE));
  const started = performance.now();
  const early = { days: 360, untilDaysAgo: DAYS_LATER, isWaiting: false };
  for (let left = shop.events - late; left > 0; left -= 1_000_000)
    await shop.copy(Math.min(left, 1_000_000), early);
  await shop.query('analyze');
  const filled = performance.now();
  await shop.query(`select recount_copies(shop_day(now()) - ${DAYS_LATER})`);
  report(
    `${shop.events} copies: written in ${((filled - started) / 1e3).toFixed(0)} s, summed in ${((performance.now() - filled) / 1e3).toFixed(0)} s`,
  );
  await shop.copy(late, { days: 40, untilDaysAgo: 0, isWaiting: true });
  let killed = 0;
  while (killed < kills && (await shop.waiting()) > 0) {
    const worker = await shop.start('jobs');
    await sleep(Math.random() * 400);
    worker.process.kill('SIGKILL');
    await worker.ended;
    killed++;
  }
  const left = await shop.waiting();
  await shop.start('jobs');
  while ((await shop.waiting()) > 0) await sleep(100);
  report(`${late} more, ${killed} workers killed while counting, ${left} left to the last one`);
  return { killed };
}

/** Waiting copies through all sums, by one worker, nobody killed. */
async function ingest(shop: CopyShop): Promise<number> {
  await shop.copy(INGESTED, { days: 3, untilDaysAgo: 0, isWaiting: true });
  const started = performance.now();
  while ((await shop.waiting()) > 0) await sleep(20);
  return INGESTED / ((performance.now() - started) / 1_000);
}

async function openDashboard(shop: CopyShop, token: string) {
  const { port } = await shop.start('http');
  return async (timeframe: string): Promise<number> => {
    const before = await shop.productMs();
    const response = await fetch(
      `http://127.0.0.1:${port}${API_BASE}${adminAddresses.componentAnalytics.path}?timeframe=${timeframe}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    return (await shop.productMs()) - before;
  };
}

/** A session of an admin, put straight into the database. */
async function signInAdmin(shop: CopyShop): Promise<string> {
  const token = 'an-admin-of-the-proof-with-a-long-token';
  await shop.query(`update users set role = 'admin' where id = ${idOf('u', 1)}`);
  await shop.query(
    `insert into sessions (id, user_id, token_sha256, device, expires_at)
     select gen_random_uuid(), ${idOf('u', 1)}, sha256($1::bytea), 'proof', now() + interval '1 day'`,
    [Buffer.from(token)],
  );
  return token;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const prove: Prove = async ({ root, full, report }) => {
  const sizes = full ? [1_000_000, 50_000_000] : [100_000, 1_000_000];
  const cheaper = full ? 1_000 : 20;
  const books = await openBooks();
  const shops: CopyShop[] = [];
  try {
    const differing: string[] = [];
    const rates: number[] = [];
    let killed = 0;
    for (const [index, size] of sizes.entries()) {
      const shop = await openCopyShop(root, size, 8 + index);
      shops.push(shop);
      killed += (await fill(shop, full ? 20 : 4, report)).killed;
      rates.push(await ingest(shop));
      differing.push(...(await shop.differences()));
    }
    const dashboards = [];
    for (const shop of shops) dashboards.push(await openDashboard(shop, await signInAdmin(shop)));
    const costs = shops.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const timeframe of ['all', 'month', 'week'])
        for (const [index, ask] of dashboards.entries()) costs[index]!.push(await ask(timeframe));
    const [small = 0, large = 0] = costs.map(median);
    const big = shops.at(-1)!;
    const [raw, kept] = [await big.costMs(TOP_TEN_RAW, 1), await big.costMs(TOP_TEN, 50)];
    report(
      `whole dashboard ${small.toFixed(1)} ms at ${sizes[0]}, ${large.toFixed(1)} ms at ${sizes[1]}; top ten ${raw.toFixed(0)} ms from the log, ${kept.toFixed(2)} ms from the sums`,
    );
    const [growth, gain, rate] = [large / small, raw / kept, Math.min(...rates)];
    return {
      figure: `${differing.length} differences after ${killed} kills and ${DAYS_LATER} days; top ten 1/${Math.floor(gain)} of the log's; dashboard ${growth.toFixed(2)} × from ${sizes[0]} to ${sizes[1]}; ${Math.floor(rate)} copies a second`,
      bar: `0; ≤ 1/${cheaper}; ≤ ${GROWTH} ×; ≥ ${GOAL_PER_SECOND}`,
      passed:
        differing.length === 0 && gain >= cheaper && growth <= GROWTH && rate >= GOAL_PER_SECOND,
    };
  } finally {
    for (const shop of shops) await shop.close();
    await books.close();
  }
};
