import { setTimeout as sleep } from 'node:timers/promises';
import type { LoneShop } from './shop.ts';

type Paid = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

const FORTY_MINUTES = 2_400;
/** After this time the next request searches for an order whose response was lost. */
const PLACING_MS = 12_500;

/**
 * One user triggers every step at which a payment waits for something. Steps that are no longer possible are skipped.
 */
export function createVisitor(shop: LoneShop, person: number) {
  const { components, plans, free } = shop.goods;
  const item = (offset: number) => ({
    componentId: components[(person * 6 + offset) % components.length]!,
  });
  const begin = async (wanted: object, path = '/payment'): Promise<string | null> => {
    const { status, body } = await shop.call(person, `${path}/create-order`, wanted);
    const { orderId } = body as { orderId?: string | null };
    return status === 200 ? (orderId ?? null) : null;
  };
  const pay = (orderId: string, options: object = {}) =>
    shop.control<Paid & { status: string }>('pay', {
      order_id: orderId,
      instrument: 'netbanking:HDFC',
      outcome: 'success',
      ...options,
    });
  const verify = ({ status: _status, ...signed }: Paid & { status: string }, wanted: object) =>
    shop.call(person, '/payment/verify', { ...signed, ...wanted });
  const pass = (seconds: number) => shop.control('clock/advance', { seconds });

  const acts: Record<string, () => Promise<unknown>> = {
    'takes a free plan': () => begin({ planId: free }, '/subscription'),
    'buys and the browser says so': async () => {
      const orderId = await begin(item(0));
      if (orderId) await verify(await pay(orderId), item(0));
      await pass(3);
    },
    'buys a plan and never comes back': async () => {
      const orderId = await begin({ planId: plans[0]! }, '/subscription');
      if (orderId) await pay(orderId);
      await pass(3);
    },
    'is declined and told so': async () => {
      const orderId = await begin(item(1));
      if (orderId) await verify(await pay(orderId, { outcome: 'failure' }), item(1));
    },
    'pays twice for one thing, at two prices': async () => {
      const bought = item(2);
      const older = await begin(bought);
      await shop.books.query(
        'update components set price_paise = price_paise + 100 where id = $1',
        [bought.componentId],
      );
      const newer = await begin(bought);
      for (const orderId of [newer, older]) if (orderId) await pay(orderId);
      await pass(3);
    },
    'gets money back from the dashboard': async () => {
      const orderId = await begin(item(3));
      if (!orderId) return;
      const paid = await pay(orderId);
      await pass(3);
      await verify(paid, item(3));
      await shop.provider(`/payments/${paid.razorpay_payment_id}/refund`, {});
      await pass(3);
    },
    'is approved too late for the provider to take the money by itself': async () => {
      const orderId = await begin({ planId: plans[1]! }, '/subscription');
      if (orderId) await pay(orderId, { outcome: 'no-answer', late_by: FORTY_MINUTES });
      await pass(FORTY_MINUTES + 1);
    },
    'pays for what nobody ordered': async () => {
      await shop.control('pay', { amount: 12_300, outcome: 'success' });
      await pass(3);
    },
    'asks for an order whose answer is lost': async () => {
      await shop.control('faults', {
        faults: [
          { match: { method: 'POST', path: '/orders$' }, action: { kind: 'commit-then-reset' } },
          { match: { method: 'GET', path: '/orders$' }, action: { kind: '500' } },
        ],
      });
      for (const offset of [4, 5]) await begin(item(offset));
      await shop.control('faults', undefined, 'DELETE');
    },
    'is looked after by the worker': async () => {
      await shop.books.query(
        `update purchase_orders set next_check_at = now()
         where status in ('new', 'open') and component_id is distinct from $1`,
        [item(5).componentId],
      );
      await sleep(4_000);
    },
    'asks again': async () => {
      await sleep(PLACING_MS);
      await begin(item(5));
    },
    'says that something is missing': () => shop.call(person, '/payment/check', {}),
  };

  return async (isGone: () => boolean): Promise<void> => {
    for (const act of Object.values(acts)) if (!isGone()) await act().catch(() => {});
  };
}
