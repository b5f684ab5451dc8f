import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { inParallel } from './accounts/shop.ts';
import { isClean, describeFindings } from './checkout/audit.ts';
import { openLoneShop, type Counter } from './checkout/shop.ts';
import {
  live,
  openLetterbox,
  deliverEvent,
  type Run,
  type DeliveredEvent,
} from './checkout/stories.ts';
import { converge } from './checkout/storm.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const RUNS = 2_000;
/** Without the provider each event waits a second for a response, so there are fewer of these runs. */
const RUNS_ALONE = 200;
const AT_ONCE = 48;
const QUIET_MS = 3_000;
/** Longer than the pauses between the first retries of an event. */
const QUIET_ALONE_MS = 20_000;
const QUIET_LIMIT_MS = 400_000;
const CONVERGE_SECONDS = 120;

/** All events in any order, and some of them repeated at any place. */
const anyOrder = (events: readonly DeliveredEvent[]): fc.Arbitrary<DeliveredEvent[]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...events], { minLength: events.length }),
      fc.array(fc.tuple(fc.nat(events.length), fc.nat(Math.max(0, events.length - 1))), {
        maxLength: 3,
      }),
    )
    .map(([all, again]) =>
      again.reduce((order, [at, which]) => order.toSpliced(at, 0, events[which]!), all),
    );

/** The state of each order in the database, without ids and times. */
async function readState({ books }: Counter, runs: readonly Run[]) {
  const rows = await books.query<{ order: string; state: string }>(
    `select provider_order_id as order, jsonb_build_object(
       'status', status,
       'grants', (select count(*) from grants where source_id = purchase_orders.id and revoked_at is null),
       'payments', (select jsonb_agg(jsonb_build_array(p.status, disposition, refunded_paise) order by p.status, disposition)
         from provider_payments p where p.order_id = purchase_orders.id),
       'refunds', (select jsonb_agg(jsonb_build_array(r.status, r.amount_paise) order by r.amount_paise)
         from provider_refunds r join provider_payments p using (payment_id) where p.order_id = purchase_orders.id),
       'ledger', (select jsonb_object_agg(account, paise) from (
         select account, sum(e.amount_paise) as paise from ledger_entries e join provider_payments p using (payment_id)
         where p.order_id = purchase_orders.id group by account having sum(e.amount_paise) <> 0) sums)
     )::text as state
     from purchase_orders where provider_order_id = any($1)`,
    [runs.map(({ order }) => order)],
  );
  return new Map(rows.map(({ order, state }) => [order, state]));
}

/** Waits until every event was tried and the state has not changed for a while. */
async function untilQuiet(
  shop: Counter,
  runs: readonly Run[],
  quietMs: number,
): Promise<Map<string, string>> {
  const deadline = performance.now() + QUIET_LIMIT_MS;
  let state = await readState(shop, runs);
  for (let quiet = 0; quiet < quietMs && performance.now() < deadline; quiet += 500) {
    await sleep(500);
    const now = await readState(shop, runs);
    const [untried] = await shop.books.query<{ count: number }>(
      `select count(*)::int from provider_events where processed_at is null and attempts = 0`,
    );
    if (untried!.count > 0 || JSON.stringify([...now]) !== JSON.stringify([...state])) quiet = 0;
    state = now;
  }
  return state;
}

function judge(runs: readonly Run[], states: Map<string, string>, report: (line: string) => void) {
  let different = 0;
  for (const [story, group] of Map.groupBy(runs, (run) => run.story)) {
    const endings = Map.groupBy(group, ({ order }) => states.get(order) ?? 'nothing');
    const [usual] = [...endings].toSorted(([, a], [, b]) => b.length - a.length);
    different += group.length - usual![1].length;
    report(`${story}: ${group.length} orders of events, ${endings.size} endings`);
    if (endings.size > 1)
      for (const [state, ended] of endings)
        report(
          `  ${ended.length}: ${state}\n    as after ${ended[0]!.events.map(({ event }) => event).join(', ')}`,
        );
  }
  return different;
}

/** The same events in any order, with any repetition, lead to the same state, whether the provider responds or not. */
export const prove: Prove = async ({ root, report }) => {
  const seed = randomInt(2 ** 31);
  report(`seed ${seed}`);
  const shop = await openLoneShop(root, { name: 'permutations', seed: String(seed), people: RUNS });
  const letterbox = await openLetterbox();
  let different = 0;
  try {
    await shop.start();
    await shop.books.query(
      `update payment_rounds set next_at = now() + interval '1 day' where name like 'list%'`,
    );
    await shop.control('webhook/config', { urls: [letterbox.url], secret: shop.webhook.secret });
    const shuffle = (run: Run, index: number): Run => {
      const [events] = fc.sample(anyOrder(run.events), { numRuns: 1, seed: seed + index });
      return { ...run, events: events! };
    };
    for (const isAlone of [false, true]) {
      const [runs, firstPerson] = isAlone
        ? [RUNS_ALONE, RUNS - RUNS_ALONE]
        : [RUNS - RUNS_ALONE, 0];
      const lived = await live(shop, letterbox, shop.provider, { runs, firstPerson });
      if (isAlone)
        await shop.control('faults', {
          faults: [{ match: { path: '^/v1/' }, action: { kind: '500' } }],
        });
      const shuffled = lived.map(shuffle);
      let refused = 0;
      await inParallel(shuffled, AT_ONCE, async ({ events }) => {
        for (const one of events) if ((await deliverEvent(shop, one)) !== 200) refused++;
      });
      report(
        `${runs} random orders with the provider ${isAlone ? 'down' : 'there'}; ${refused} events refused`,
      );
      const quietMs = isAlone ? QUIET_ALONE_MS : QUIET_MS;
      different += judge(shuffled, await untilQuiet(shop, shuffled, quietMs), report) + refused;
      await shop.control('faults', undefined, 'DELETE');
    }
    // From here on the reconciler runs again, as it does every few minutes.
    await shop.books.query(`update payment_rounds set next_at = now() where name like 'list%'`);
    await shop.books.query(
      `update purchase_orders set next_check_at = now() where next_check_at is not null`,
    );
    const { findings, seconds } = await converge(shop, CONVERGE_SECONDS);
    for (const [name, list] of Object.entries(findings))
      if (list.length > 0) report(`${name}: ${list.slice(0, 5).join('; ')}`);
    return {
      figure: `${RUNS} random orders of the same events, ${different} ended differently; with the provider back ${describeFindings(findings)} after ${seconds.toFixed(0)} s`,
      bar: '2000, 0; 0, 0, 0, 0, equal',
      passed: different === 0 && isClean(findings),
    };
  } finally {
    letterbox.close();
    await shop.close();
  }
};
