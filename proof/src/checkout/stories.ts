import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inParallel } from '../accounts/shop.ts';
import type { Counter } from './shop.ts';

const AT_ONCE = 8;

export type DeliveredEvent = { event: string; id: string; body: Buffer };
export type Run = { story: string; person: number; order: string; events: DeliveredEvent[] };

type Paid = { razorpay_payment_id: string };
type Provider = (path: string, body: object) => Promise<void>;

/** What one customer and the bank do with one order, after the steps that all orders have in common. */
type Story = {
  name: string;
  pay: object[];
  refundPaise?: (amount: number) => number;
};

const STORIES: Story[] = [
  { name: 'paid', pay: [{ outcome: 'success' }] },
  {
    name: 'paid at the second try in the UPI app',
    pay: [{ instrument: 'somebody@upi', outcome: 'fail-then-success', late_by: 5 }],
  },
  { name: 'declined, then paid', pay: [{ outcome: 'failure' }, { outcome: 'success' }] },
  {
    name: 'paid, and a second attempt approved late',
    pay: [{ outcome: 'no-answer', late_by: 20 }, { outcome: 'success' }],
  },
  { name: 'declined', pay: [{ outcome: 'failure' }] },
  {
    name: 'paid by card and given back whole',
    pay: [{ instrument: '4100280000001007', outcome: 'success' }],
    refundPaise: (amount) => amount,
  },
  {
    name: 'paid by bank and given back whole',
    pay: [{ outcome: 'success' }],
    refundPaise: (amount) => amount,
  },
  {
    name: 'paid and given back in part',
    pay: [{ outcome: 'success' }],
    refundPaise: (amount) => Math.floor(amount / 3),
  },
];

/** Receives the provider's events and stores them, so that they can be delivered in another order. */
export async function openLetterbox() {
  const events: DeliveredEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { event } = JSON.parse(body.toString()) as { event: string };
      events.push({ event, id: String(request.headers['x-razorpay-event-id']), body });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    events,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs the stories and returns the provider's events for each. */
export async function live(
  shop: Counter,
  letterbox: { events: DeliveredEvent[] },
  provider: Provider,
  o: { runs: number; firstPerson: number },
): Promise<Run[]> {
  const componentId = shop.goods.components[0]!;
  const runs: Run[] = [];
  const payments = new Map<string, Run>();
  const refunds: { id: string; amount: number }[] = [];
  const liveOne = async (index: number) => {
    const story = STORIES[index % STORIES.length]!;
    const person = o.firstPerson + index;
    const { status, body } = await shop.call(person, '/payment/create-order', { componentId });
    if (status !== 200) throw new Error(`no order: ${status} ${JSON.stringify(body)}`);
    const run: Run = { story: story.name, person, order: String(body['orderId']), events: [] };
    runs.push(run);
    for (const options of story.pay) {
      const { razorpay_payment_id: id } = await shop.control<Paid>('pay', {
        order_id: run.order,
        instrument: 'netbanking:HDFC',
        ...options,
      });
      payments.set(id, run);
      if (story.refundPaise)
        refunds.push({ id, amount: story.refundPaise(Number(body['amount'])) });
    }
    // Delays the reconciler, because only the effect of the events is tested.
    await shop.books.query(
      `update purchase_orders set next_check_at = now() + interval '1 day' where provider_order_id = $1`,
      [run.order],
    );
  };
  const indices = Array.from({ length: o.runs }, (_, index) => index);
  await inParallel(indices, AT_ONCE, liveOne);
  await shop.control('settings', { refundSeconds: 1 });
  await shop.control('clock/advance', { seconds: 30 });
  await inParallel(refunds, AT_ONCE, ({ id, amount }) =>
    provider(`/payments/${id}/refund`, { amount }),
  );
  await shop.control('clock/advance', { seconds: 30 });
  for (const events of letterbox.events) {
    const id = /pay_[A-Za-z0-9]{14}/.exec(events.body.toString())?.[0] ?? '';
    payments.get(id)?.events.push(events);
  }
  letterbox.events.length = 0;
  return runs;
}

export async function deliverEvent(
  { webhook }: Counter,
  { body, id }: DeliveredEvent,
): Promise<number> {
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', webhook.secret).update(body).digest('hex'),
    },
    body: new Uint8Array(body),
  });
  await response.arrayBuffer();
  return response.status;
}
