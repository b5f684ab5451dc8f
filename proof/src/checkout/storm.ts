import { setTimeout as sleep } from 'node:timers/promises';
import { createChance } from '../../../sandbox/razorpay/world/chance.ts';
import { audit, isClean, type Findings, type Truth } from './audit.ts';
import { walkThrough, type Walk } from './customers.ts';
import { createKiller } from './killer.ts';
import { planPurchase, providerFaults, webhookFaults } from './schedule.ts';
import type { Counter, Shop } from './shop.ts';

const LANES = 32;
const LOOK_MS = 1_000;
const TOLD_MAX = 10;

export type Size = {
  checkouts: number;
  kills: number;
  crashes: number;
  /** No purchase starts after this time. The verdict shows how many were made. */
  limitSeconds: number;
};

/** Runs all purchases while processes are killed, the database crashes and the provider fails. */
export async function storm(shop: Shop, seed: string, size: Size, report: (line: string) => void) {
  await shop.control('webhook/config', webhookFaults);
  await shop.control('faults', providerFaults);
  const killer = createKiller({
    cluster: shop.cluster,
    books: shop.books,
    chance: createChance(`${seed}|kills`),
    kills: size.kills,
    crashes: size.crashes,
    work: size.checkouts,
  });
  const walk: Walk = { created: 0, verified: 0, pending: 0, unanswered: 0 };
  const errors: string[] = [];
  const started = performance.now();
  const numbers = Array.from({ length: size.checkouts }, (_, index) => index).values();
  const milestone = Math.max(100, Math.floor(size.checkouts / 10));
  let done = 0;
  try {
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        for (const number of numbers) {
          if (performance.now() - started > size.limitSeconds * 1_000) break;
          const purchase = planPurchase(seed, number, shop.goods);
          await walkThrough(shop, purchase, walk).catch((error: unknown) => {
            errors.push(`${number}: ${String(error)}`);
          });
          if (++done % milestone === 0)
            report(
              `${done} checkouts after ${Math.round((performance.now() - started) / 1_000)} s, ${JSON.stringify(killer.counts())}`,
            );
          await killer.advance();
        }
      }),
    );
    if (done === size.checkouts) await killer.finish();
    else await killer.stop();
  } catch (error) {
    await killer.stop();
    throw error;
  }
  await shop.control('faults', undefined, 'DELETE');
  for (const error of errors.slice(0, TOLD_MAX)) report(error);
  const seconds = (performance.now() - started) / 1_000;
  return { walk, errors, done, killed: killer.counts(), seconds };
}

/** Longer than the longest delay of a payment or a reordered event. */
const LATEST_MS = 13_000;

/**
 * Repeats the audit until our database agrees with the provider's and no event can be pending any longer. Returns the
 * last findings and the time until they agreed.
 */
export async function converge(shop: Counter, limitSeconds: number) {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  let findings: Findings;
  let agreedSeconds: number | null = null;
  for (;;) {
    const looked = performance.now();
    const truth = await shop.control<Truth>('truth');
    findings = await audit(shop.books, truth);
    if (!isClean(findings)) agreedSeconds = null;
    else agreedSeconds ??= elapsed();
    const isOver = agreedSeconds !== null && elapsed() * 1_000 > LATEST_MS;
    if (isOver || elapsed() > limitSeconds) break;
    // Each audit blocks the sandbox, because it returns all of its data. So the pause is longer than the audit.
    await sleep(Math.max(LOOK_MS, 2 * (performance.now() - looked)));
  }
  return { findings, seconds: agreedSeconds ?? elapsed() };
}
