import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRazorpay } from '../../sandbox/razorpay/start.ts';
import { startReceiver } from './razorpay/receiver.ts';
import type { Prove } from './runner/verdict.ts';

const SECONDS_FOR_TEN_THOUSAND = 60;
const AT_A_TIME = 200;
const DAY_SECONDS = 86_400;

type Truth = {
  digest: string;
  orders: { id: string; status: string; amount: number }[];
  payments: { order: string; status: string; captured: boolean; excess: boolean }[];
  deliveries: { state: string }[];
};

/** Runs one simulation from its seed. Customers pay, webhooks are doubled, shuffled and dropped, and ten days pass. */
async function simulate(seed: string, payments: number, state: string) {
  const razorpay = await startRazorpay({ seed, state });
  const receiver = await startReceiver();
  try {
    await razorpay.control('webhook/config', {
      urls: [receiver.url],
      secret: 'a webhook secret of the proof',
      knobs: { duplicate: 0.1, reorder: 0.2, drop: 0.02 },
    });
    const started = performance.now();
    for (let done = 0; done < payments; done += AT_A_TIME) {
      const count = Math.min(AT_A_TIME, payments - done);
      await razorpay.control('pay', {
        payments: Array.from({ length: count }, () => ({ amount: 49_900, outcome: 'random' })),
      });
      await razorpay.control('clock/advance', { seconds: 3 });
    }
    await razorpay.control('clock/advance', { seconds: 10 * DAY_SECONDS });
    const seconds = (performance.now() - started) / 1_000;
    const truth = await razorpay.control<Truth>('truth');
    return { truth, seconds, received: receiver.count() };
  } finally {
    await razorpay.stop();
    await receiver.close();
  }
}

/** Orders whose status and captures do not agree. */
function findContradictions({ orders, payments }: Truth): number {
  const captures = new Map<string, number>();
  for (const { order, captured } of payments)
    if (captured) captures.set(order, (captures.get(order) ?? 0) + 1);
  return orders.filter(({ id, status }) => (captures.get(id) ?? 0) !== (status === 'paid' ? 1 : 0))
    .length;
}

/** Checks that the sandbox handles load, and that a seed is enough to reproduce a failure. */
export const prove: Prove = async ({ full, report }) => {
  const payments = full ? 10_000 : 2_000;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-razorpay-'));
  const state = (name: string) => join(folder, name);
  try {
    const first = await simulate('a seed of the proof', payments, state('first'));
    const captured = first.truth.payments.filter((one) => one.captured).length;
    const megabytes = Math.round(statSync(state('first')).size / 1e6);
    report(
      `${payments} payments in ${first.seconds.toFixed(1)} s: ${captured} captured, ${first.received} deliveries received, a journal of ${megabytes} MB`,
    );
    const again = await simulate('a seed of the proof', payments, state('again'));
    const other = await simulate('another seed', payments, state('other'));
    const isSame = again.truth.digest === first.truth.digest;
    report(`the same seed again: ${isSame ? 'the same truth' : 'ANOTHER TRUTH'}`);
    const contradictions = findContradictions(first.truth) + findContradictions(again.truth);
    const seconds = Math.max(first.seconds, again.seconds) * (10_000 / payments);
    const isOther = other.truth.digest !== first.truth.digest;
    return {
      figure: `10,000 payments in ${seconds.toFixed(0)} s${full ? '' : ` (from ${payments})`}, same seed ${isSame ? 'same' : 'ANOTHER'} truth, other seed ${isOther ? 'another' : 'THE SAME'}, ${contradictions} contradictions`,
      bar: `< ${SECONDS_FOR_TEN_THOUSAND} s, same, another, 0`,
      passed:
        seconds < SECONDS_FOR_TEN_THOUSAND &&
        isSame &&
        isOther &&
        contradictions === 0 &&
        captured > payments * 0.9,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
