import { createOrder } from '../api/orders.ts';
import { openDispute, moveDispute } from '../money/disputes.ts';
import { pay, type PayInput } from '../money/paying.ts';
import { replay } from '../webhooks/delivery.ts';
import { sendStrange } from '../webhooks/forgery.ts';
import { MANGLES, sign } from '../webhooks/mangling.ts';
import type { Account, Fault, Payment, Webhook } from '../world/records.ts';
import type { Settings } from '../world/settings.ts';
import type { Time } from '../world/time.ts';
import type { World } from '../world/world.ts';
import { countTruth, findDifferences, tellTruth } from './truth.ts';

type Body = Record<string, unknown>;
type Asked = { body: Body; query: URLSearchParams };
type Control = (asked: Asked) => unknown;

const MAX_WEBHOOKS = 30;
const TABLES = ['orders', 'payments', 'refunds', 'settlements', 'recon', 'disputes'] as const;

const got = <T>(thing: T | undefined, what: string): T => {
  if (thing === undefined) throw new Error(`there is no such ${what}`);
  return thing;
};

export function createControls(world: World, time: Time): Record<string, Control> {
  const accountOf = ({ account }: Body): Account =>
    got(
      account === undefined
        ? world.accounts.all()[0]
        : world.accounts.all().find(({ id, keyId }) => account === id || account === keyId),
      'account',
    );
  const webhooksOf = (body: Body): Webhook[] => {
    const { id } = accountOf(body);
    return world.webhooks.all().filter((one) => one.account === id);
  };
  const resultOf = (payment: Payment) => {
    const { keySecret } = got(world.accounts.find(payment.account), 'account');
    const { status, order, id } = got(world.payments.find(payment.id), 'payment');
    return {
      status,
      razorpay_order_id: order,
      razorpay_payment_id: id,
      razorpay_signature: sign(keySecret, `${order}|${id}`),
    };
  };
  /** Pays an existing order, or creates one with this amount and pays it. */
  const payFor = ({ amount, ...input }: PayInput & { order_id?: string; amount?: number }) => {
    const { id } =
      amount === undefined
        ? { id: input.order_id ?? '' }
        : createOrder(world, accountOf({}).id, { amount, currency: 'INR' });
    return pay(world, got(world.orders.find(String(id)), 'order'), input);
  };

  return {
    'GET /__ctl/accounts': () => world.accounts.all(),
    'POST /__ctl/seed': async ({ body }) => {
      await time.between(() => world.reset(String(body['seed'])));
      return { seed: world.seed };
    },
    'POST /__ctl/reset': async () => {
      await time.between(() => world.reset(world.seed));
      return { seed: world.seed };
    },
    'POST /__ctl/clock': ({ body }) => {
      world.runClock(body['mode'] === 'running' ? 'running' : 'manual');
      return { now: world.seconds() };
    },
    'POST /__ctl/clock/advance': async ({ body }) => {
      await time.advance(Number(body['seconds'] ?? 0));
      return { now: world.seconds() };
    },
    'POST /__ctl/settings': ({ body }) => {
      world.change(body);
      return world.settings;
    },
    'POST /__ctl/faults': ({ body }) => {
      for (const fault of (body['faults'] ?? []) as Omit<Fault, 'id' | 'seen' | 'struck'>[])
        world.faults.save({ ...fault, id: `fault${world.count('fault')}`, seen: 0, struck: 0 });
      return world.faults.all();
    },
    'GET /__ctl/faults': () => world.faults.all(),
    'DELETE /__ctl/faults': () => {
      for (const { id } of world.faults.all()) world.faults.remove(id);
      return [];
    },
    'POST /__ctl/instrument': ({ body }) => {
      const { instrument, ...rest } = body as { instrument: string } & PayInput;
      const instruments = { ...world.settings.instruments, [instrument]: rest };
      world.change({ instruments: instruments as Settings['instruments'] });
      return instruments;
    },
    'POST /__ctl/webhook/config': ({ body }) => {
      const { knobs, urls, secret, events } = body as {
        knobs?: Partial<Settings['webhooks']>;
        urls?: string[];
        secret?: string;
        events?: string[];
      };
      const unknown = Object.keys(knobs?.mangle ?? {}).find((kind) => !(kind in MANGLES));
      if (unknown) throw new Error(`no damage called ${unknown}`);
      if (knobs) world.change({ webhooks: { ...world.settings.webhooks, ...knobs } });
      if (!urls) return { knobs: world.settings.webhooks, webhooks: webhooksOf(body) };
      if (urls.length > MAX_WEBHOOKS) throw new Error('at most 30 addresses');
      if (!secret) throw new Error('a webhook needs a secret');
      for (const { id } of webhooksOf(body)) world.webhooks.remove(id);
      for (const url of urls)
        world.webhooks.save({
          id: `hook${world.count('webhook')}`,
          account: accountOf(body).id,
          url,
          secret,
          events: events ?? null,
          active: true,
        });
      return { knobs: world.settings.webhooks, webhooks: webhooksOf(body) };
    },
    'POST /__ctl/webhook/rotate': ({ body }) => {
      for (const webhook of webhooksOf(body))
        world.webhooks.save({ ...webhook, secret: String(body['secret']) });
      return webhooksOf(body);
    },
    'POST /__ctl/webhook/enable': ({ body }) => {
      for (const webhook of webhooksOf(body)) world.webhooks.save({ ...webhook, active: true });
      return webhooksOf(body);
    },
    'POST /__ctl/webhook/replay': async ({ body }) => {
      const replayed = webhooksOf(body).reduce((sum, one) => sum + replay(world, one), 0);
      await time.kick();
      return { replayed };
    },
    'POST /__ctl/webhook/send': async ({ body }) => {
      const { kind, payment_id: paymentId } = body as { kind: string; payment_id?: string };
      sendStrange(world, accountOf(body), kind, paymentId);
      await time.kick();
      return {};
    },
    'POST /__ctl/pay': async ({ body }) => {
      const many = body['payments'] as (PayInput & { order_id?: string })[] | undefined;
      const paid = (many ?? [body as PayInput & { order_id?: string }]).map(payFor);
      world.store.commit();
      await time.kick();
      return many ? paid.map(resultOf) : resultOf(paid[0]!);
    },
    'POST /__ctl/dispute': async ({ body }) => {
      const {
        payment_id: paymentId = '',
        dispute_id: disputeId,
        step = '',
        amount,
        deduct,
      } = body as {
        payment_id?: string;
        dispute_id?: string;
        step?: string;
        amount?: number;
        deduct?: boolean;
      };
      const dispute =
        disputeId === undefined
          ? openDispute(world, got(world.payments.find(paymentId), 'payment'), { amount, deduct })
          : got(world.disputes.find(disputeId), 'dispute');
      if (disputeId !== undefined) moveDispute(world, dispute, step, deduct);
      world.store.commit();
      await time.kick();
      return dispute;
    },
    'POST /__ctl/balance': ({ body }) => {
      const balance = body['amount'] == null ? null : Number(body['amount']);
      world.accounts.save({ ...accountOf(body), balance });
      return { balance };
    },
    'POST /__ctl/tamper': ({ body }) => {
      const name = got(
        TABLES.find((table) => table === body['table']),
        'table',
      );
      const row = got(world[name].find(String(body['id'])), 'row');
      Object.assign(row, body['patch']);
      world[name].save(row as never);
      return row;
    },
    'GET /__ctl/waiting': () => ({ changes: time.changesWaiting() }),
    'GET /__ctl/truth': () => tellTruth(world),
    'GET /__ctl/counts': () => countTruth(world),
    'GET /__ctl/assert': ({ query }) => {
      const differences = findDifferences(world, query);
      if (differences.length > 0) throw new Error(JSON.stringify(differences));
      return { holds: true };
    },
  };
}
