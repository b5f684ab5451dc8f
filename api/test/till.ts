import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { expect } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { openMerchant, WEBHOOK_SECRET } from '../../sandbox/razorpay/merchant.ts';
import type { Order, Payment, Refund } from '../../sandbox/razorpay/world/records.ts';
import { startPaymentWork } from '../src/modules/payments/jobs.ts';
import { bearer, openAccountsWorld, post, signUp } from './accounts.ts';
import { createPlan, publishComponent } from './catalogue.ts';
import { movingClock } from './moving-clock.ts';
import { untilStruck } from './provider-faults.ts';
import { until } from './until.ts';
import { adminUrl, environment, type World } from './world.ts';

export type Delivery = { body: Buffer; headers: Record<string, string> };
export type Buyer = { token: string; userId: string };
export type Item = { componentId: string } | { planId: string };
export type Paid = {
  status: string;
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};
export type Truth = { orders: Order[]; payments: Payment[]; refunds: Refund[] };
export type Till = Awaited<ReturnType<typeof openTill>>;

/** Long enough for a capture, which comes up to two seconds after the bank's word. */
const CAPTURED_SECONDS = 3;
/** Of each kind of work, in a step of time that passes. */
const ROUNDS = 3;
const LEVELS = { warn: 40, error: 50 };
/** A seller who owes tax, so that the books show it. */
const SELLER = { SELLER_STATE: '29', SELLER_GSTIN: '29AAAAA0000A1ZY' };

export const signed = (body: string | Buffer, secret = WEBHOOK_SECRET): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** What an event of this kind looks like on the wire, with a body of the test's own. */
export const handmade = (body: string | Buffer, id: string): Delivery => ({
  body: Buffer.from(body),
  headers: { 'x-razorpay-signature': signed(body), 'x-razorpay-event-id': id },
});

const doorOf = (item: Item) => ('planId' in item ? '/subscription' : '/payment');

/** A shop with a price on things and the sandbox as its provider; the sandbox's events wait here until a test hands them over. */
export async function openTill(
  o: { overrides?: Record<string, string>; hasLimits?: boolean } = {},
) {
  const merchant = await openMerchant({ seed: 'a till of tests', clock: 'running' });
  const [account] = await merchant.razorpay.control<{ id: string }[]>('accounts');
  const clock = movingClock();
  const world: World = await openAccountsWorld({
    clock,
    hasLimits: o.hasLimits ?? false,
    overrides: {
      ...merchant.razorpay.environment,
      RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      RAZORPAY_ACCOUNT_ID: account!.id,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...SELLER,
      ...o.overrides,
    },
  });
  const startWork = () => startPaymentWork(world.services.payments, world.platform.log);
  let work = startWork();
  const books = new pg.Pool({ connectionString: adminUrl(), max: 2 });
  books.on('error', () => {});
  const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await books.query<T>(sql, values)).rows;
  const { control } = merchant.razorpay;
  const planId = await createPlan(world, 'Pro', 499);

  /** Our time and the provider's pass together. */
  const advance = async (seconds: number) => {
    clock.advance({ seconds });
    await control('clock/advance', { seconds });
  };

  const send = async ({ body, headers }: Delivery, to: World = world) => {
    const { statusCode } = await to.http.inject({
      method: 'POST',
      url: `${API_BASE}/payment/webhook`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
    return statusCode;
  };

  /** The deliveries about one payment or order that have come so far, by the name of the event. */
  const heldBack = (id: string): Map<string, Delivery> =>
    new Map(
      merchant.received
        .filter(({ body }) => body.includes(id))
        .map(({ body, headers }) => [
          (JSON.parse(body.toString()) as { event: string }).event,
          {
            body,
            headers: {
              'x-razorpay-signature': String(headers['x-razorpay-signature']),
              'x-razorpay-event-id': String(headers['x-razorpay-event-id']),
            },
          },
        ]),
    );

  const grantsOf = (userId: string) =>
    query<{ source: string; componentId: string | null; startsAt: Date; endsAt: Date }>(
      `select source_id as source, component_id as "componentId", starts_at as "startsAt", ends_at as "endsAt"
       from grants where holder_id = $1 and revoked_at is null order by starts_at`,
      [userId],
    );

  const component = async (): Promise<{ componentId: string }> => ({
    componentId: await publishComponent(world, { pricePaise: 49_900, planId }),
  });
  const buyer = async (): Promise<Buyer> => {
    const { token, user } = await signUp(world);
    return { token, userId: user._id };
  };
  const begin = async ({ token }: Buyer, item: Item): Promise<string> => {
    const response = await post(world, `${doorOf(item)}/create-order`, item, bearer(token));
    if (response.statusCode !== 200) throw new Error(`no order: ${response.body}`);
    return response.json<{ orderId: string }>().orderId;
  };
  /** Pays and lets the capture happen; its events wait to be handed over. */
  const pay = async (orderId: string, wish: object = {}): Promise<Paid & { id: string }> => {
    const paid = await control<Paid>('pay', {
      order_id: orderId,
      instrument: 'netbanking:HDFC',
      ...wish,
    });
    await advance(CAPTURED_SECONDS);
    return { ...paid, id: paid.razorpay_payment_id };
  };
  /** One event that waits here, once it has come. */
  const event = async (id: string, name: string): Promise<Delivery> => {
    await expect.poll(() => [...heldBack(id).keys()]).toContain(name);
    return heldBack(id).get(name)!;
  };

  /** Every worker has taken from what is due by now. */
  const workOnce = async () => {
    await work.stop();
    await startWork().stop();
    work = startWork();
  };

  return {
    world,
    merchant,
    component,
    buyer,
    begin,
    pay,
    event,
    clock,
    query,
    control,
    planId,
    accountId: account!.id,
    advance,
    send,
    heldBack,
    grantsOf,
    truth: () => control<Truth>('truth'),
    spoil: (match: object, action: object) => control('faults', { faults: [{ match, action }] }),
    untilStruck: (times?: number) => untilStruck(control, times),
    mend: () => control('faults', undefined, 'DELETE'),

    create: ({ token }: Buyer, item: Item) =>
      post(world, `${doorOf(item)}/create-order`, item, bearer(token)),
    verify: ({ token }: Buyer, item: Item, paid: Paid) => {
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid;
      const handed = { razorpay_order_id, razorpay_payment_id, razorpay_signature, ...item };
      return post(world, `${doorOf(item)}/verify`, handed, bearer(token));
    },

    /** Somebody who has paid, and an event about it that nobody has told us yet. */
    async paid(name = 'payment.captured') {
      const who = await buyer();
      const item = await component();
      const orderId = await begin(who, item);
      const { id } = await pay(orderId);
      return { buyer: who, item, orderId, id, event: await event(id, name) };
    },

    /** Whether a line of at least this weight names it. */
    isReported: (level: 'warn' | 'error', what: string) =>
      world.logged.some(
        (line) =>
          line.includes(what) && (JSON.parse(line) as { level: number }).level >= LEVELS[level],
      ),

    findPayment: async (id: string) =>
      (
        await query<{ status: string; disposition: string | null; refunded: number }>(
          `select status, disposition, refunded_paise::int as refunded from provider_payments where payment_id = $1`,
          [id],
        )
      )[0],
    findEvent: async ({ headers }: Delivery) =>
      (
        await query<{
          processed: boolean;
          parked: boolean;
          attempts: number;
          error: string | null;
        }>(
          `select processed_at is not null as processed, parked_at is not null as parked, attempts, last_error as error
           from provider_events where event_id = $1`,
          [headers['x-razorpay-event-id']],
        )
      )[0],
    /** Every line of the ledger about one payment. */
    linesOf: (id: string) =>
      query<{ account: string; paise: number }>(
        `select account, amount_paise::int as paise from ledger_entries where payment_id = $1 order by txn_key, line`,
        [id],
      ),

    granted: (userId: string, count = 1): Promise<void> =>
      until(async () => (await grantsOf(userId)).length === count),

    workOnce,

    /** Time passes step by step, with some rounds of the workers after each, until it is so. */
    async passUntil(isSo: () => Promise<boolean>, step: { seconds: number; times: number }) {
      for (let i = 0; i < step.times && !(await isSo()); i++) {
        await advance(step.seconds);
        for (let round = 0; round < ROUNDS && !(await isSo()); round++) await workOnce();
      }
    },

    /** How a command of the shop ends, run as people run it. */
    async command(file: string, ...args: string[]): Promise<number | null> {
      const child = spawn(process.execPath, [`${import.meta.dirname}/../src/${file}`, ...args], {
        env: { ...process.env, ...environment() },
        stdio: 'inherit',
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },

    async close() {
      await work.stop();
      await world.close();
      await books.end();
      await merchant.close();
    },
  };
}
