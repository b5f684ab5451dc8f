import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { expect } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { openMerchant, WEBHOOK_SECRET } from '../../sandbox/razorpay/merchant.ts';
import type { Order, Payment, Refund } from '../../sandbox/razorpay/world/records.ts';
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

/** Long enough for a capture, which follows the bank's confirmation within two seconds. */
const CAPTURED_SECONDS = 3;
/** How often each kind of work runs after a step of time. */
const ROUNDS = 3;
const LEVELS = { warn: 40, error: 50 };
/** A seller who owes tax, so that the ledger contains tax. */
const SELLER = { SELLER_STATE: '29', SELLER_GSTIN: '29AAAAA0000A1ZY' };

export const signed = (body: string | Buffer, secret = WEBHOOK_SECRET): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** A signed webhook delivery with a body that the test provides. */
export const handmade = (body: string | Buffer, id: string): Delivery => ({
  body: Buffer.from(body),
  headers: { 'x-razorpay-signature': signed(body), 'x-razorpay-event-id': id },
});

const endpointOf = (item: Item) => ('planId' in item ? '/subscription' : '/payment');

/** A shop with the sandbox as its payment provider. The sandbox's events are held back until a test delivers them. */
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
  const { jobs } = world.platform;
  jobs.startPolling();
  const books = new pg.Pool({ connectionString: adminUrl(), max: 2 });
  books.on('error', () => {});
  const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await books.query<T>(sql, values)).rows;
  const { control } = merchant.razorpay;
  const planId = await createPlan(world, 'Pro', 499);

  /** Advances our clock and the provider's together. */
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

  /** The deliveries received so far for one payment or order, by event name. */
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
    const response = await post(world, `${endpointOf(item)}/create-order`, item, bearer(token));
    if (response.statusCode !== 200) throw new Error(`no order: ${response.body}`);
    return response.json<{ orderId: string }>().orderId;
  };
  /** Pays and waits for the capture. The events are held back. */
  const pay = async (orderId: string, options: object = {}): Promise<Paid & { id: string }> => {
    const paid = await control<Paid>('pay', {
      order_id: orderId,
      instrument: 'netbanking:HDFC',
      ...options,
    });
    await advance(CAPTURED_SECONDS);
    return { ...paid, id: paid.razorpay_payment_id };
  };
  /** Waits for one event that is held back, and returns it. */
  const event = async (id: string, name: string): Promise<Delivery> => {
    await expect.poll(() => [...heldBack(id).keys()]).toContain(name);
    return heldBack(id).get(name)!;
  };

  /** Runs each worker once over the work that is due. */
  const workOnce = async () => {
    await jobs.stopPolling();
    jobs.startPolling();
    await jobs.stopPolling();
    jobs.startPolling();
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
      post(world, `${endpointOf(item)}/create-order`, item, bearer(token)),
    verify: ({ token }: Buyer, item: Item, paid: Paid) => {
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid;
      const handed = { razorpay_order_id, razorpay_payment_id, razorpay_signature, ...item };
      return post(world, `${endpointOf(item)}/verify`, handed, bearer(token));
    },

    /** A buyer who has paid, with an event that has not been delivered yet. */
    async paid(name = 'payment.captured') {
      const who = await buyer();
      const item = await component();
      const orderId = await begin(who, item);
      const { id } = await pay(orderId);
      return { buyer: who, item, orderId, id, event: await event(id, name) };
    },

    /** Whether the log has a line of at least this level that contains the text. */
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
    /** All ledger lines of one payment. */
    linesOf: (id: string) =>
      query<{ account: string; paise: number }>(
        `select account, amount_paise::int as paise from ledger_entries where payment_id = $1 order by txn_key, line`,
        [id],
      ),

    granted: (userId: string, count = 1): Promise<void> =>
      until(async () => (await grantsOf(userId)).length === count),

    workOnce,

    /** Advances time step by step until the condition holds. After each step the workers run a few rounds. */
    async passUntil(isSo: () => Promise<boolean>, step: { seconds: number; times: number }) {
      for (let i = 0; i < step.times && !(await isSo()); i++) {
        await advance(step.seconds);
        for (let round = 0; round < ROUNDS && !(await isSo()); round++) await workOnce();
      }
    },

    /** Runs a command of the shop and returns its exit code. */
    async command(file: string, ...args: string[]): Promise<number | null> {
      const child = spawn(
        process.execPath,
        [`${import.meta.dirname}/../src/commands/${file}`, ...args],
        {
          env: { ...process.env, ...environment() },
          stdio: 'inherit',
        },
      );
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },

    async close() {
      await jobs.stopPolling();
      await world.close();
      await books.end();
      await merchant.close();
    },
  };
}
