import { setTimeout as sleep } from 'node:timers/promises';
import type { Purchase } from './schedule.ts';
import type { Answer, Counter } from './shop.ts';

const TRIES = 40;
const PAUSE_MS = 250;
const VERIFY_TRIES = 3;

type Paid = {
  status: string;
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};
export type Walk = { created: number; verified: number; pending: number; unanswered: number };

const endpointOf = ({ item }: Purchase) =>
  item.kind === 'plan'
    ? { path: '/subscription', named: { planId: item.id } }
    : { path: '/payment', named: { componentId: item.id } };

/** Requests an order, with retries while the shop responds that it is unavailable. */
async function create(shop: Counter, purchase: Purchase): Promise<Answer> {
  const { path, named } = endpointOf(purchase);
  let answer: Answer = { status: 0, body: {} };
  for (let i = 0; i < TRIES; i++) {
    answer = await shop.call(purchase.person, `${path}/create-order`, named);
    if (answer.status === 200 || answer.status === 409) return answer;
    if (answer.status !== 0 && answer.status < 500 && answer.status !== 429)
      throw new Error(`create-order: ${answer.status} ${JSON.stringify(answer.body)}`);
    await sleep(PAUSE_MS * (1 + (i % 4)));
  }
  throw new Error(`create-order never answered: ${JSON.stringify(answer)}`);
}

async function verify(shop: Counter, purchase: Purchase, paid: Paid, walk: Walk): Promise<void> {
  const { path, named } = endpointOf(purchase);
  const { status: _status, ...signed } = paid;
  for (let i = 0; i < VERIFY_TRIES; i++) {
    const answer = await shop.call(purchase.person, `${path}/verify`, { ...signed, ...named });
    if (answer.status === 200) walk.verified++;
    else if (answer.status === 202) walk.pending++;
    // The provider refunds the second payment of two tabs, so the shop refuses it.
    else if (purchase.isDoubleTab && answer.status === 400) walk.pending++;
    else if (answer.status === 0 || answer.status >= 500 || answer.status === 429) {
      await sleep(PAUSE_MS);
      continue;
    } else throw new Error(`verify: ${answer.status} ${JSON.stringify(answer.body)}`);
    return;
  }
  walk.unanswered++;
}

async function payIn(shop: Counter, purchase: Purchase, walk: Walk): Promise<void> {
  const { status, body } = await create(shop, purchase);
  // The other tab has already bought the item.
  if (status === 409) return;
  walk.created++;
  const order = { order_id: String(body['orderId']) };
  // The provider refuses a second payment for a paid order, as its checkout window would.
  const pay = (options: object) => shop.control<Paid>('pay', { ...order, ...options });
  if (purchase.isDeclinedFirst) await pay({ outcome: 'failure', reason: 'card_declined' });
  if (purchase.lateSeconds > 0) {
    const outcome = purchase.number % 2 === 0 ? 'fail-then-success' : 'no-answer';
    await pay({ outcome, late_by: purchase.lateSeconds });
    return;
  }
  const paid = await pay({ outcome: 'success' });
  if (!purchase.isCallbackLost) await verify(shop, purchase, paid, walk);
}

/** Runs one purchase, from "Buy" to the last request of the browser. */
export async function walkThrough(shop: Counter, purchase: Purchase, walk: Walk): Promise<void> {
  const tabs = purchase.isDoubleTab ? 2 : 1;
  await Promise.all(Array.from({ length: tabs }, () => payIn(shop, purchase, walk)));
}
