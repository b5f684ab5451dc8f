import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openFaultProxy, type FaultProxy } from '../../../test/fault-proxy.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import { handmade, openTill, type Till } from '../../../test/till.ts';
import { environment } from '../../../test/world.ts';

const HOUR_SECONDS = 3_600;
const BURST = 500;

let till: Till;
let database: FaultProxy;
beforeAll(async () => {
  database = await openFaultProxy(environment()['DATABASE_URL']!);
  till = await openTill({ overrides: { DATABASE_URL: database.url } });
});
afterAll(async () => {
  await till.close();
  await database.close();
});

test('C75 while the database is away nothing is acknowledged; told again later it is granted', async () => {
  const { buyer, event } = await till.paid();
  await database.refuse();
  expect(await till.send(event)).toBeGreaterThanOrEqual(500);
  await database.restore();
  expect(await till.findEvent(event)).toBeUndefined();
  await expect.poll(() => till.send(event)).toBe(200);
  await till.granted(buyer.userId);
});

test('C76 an event that was stored and not worked on before a crash is picked up', async () => {
  const { buyer, event } = await till.paid();
  await till.query(
    `insert into provider_events (event_id, type, raw, received_at, next_try_at)
     values ($1, 'payment.captured', $2, now(), now())`,
    [event.headers['x-razorpay-event-id'], event.body],
  );
  await till.advance(60);
  await till.granted(buyer.userId);
  await expect.poll(async () => (await till.findEvent(event))!.processed).toBe(true);
});

test('C77 an event that was worked on and not marked before a crash changes nothing the second time', async () => {
  const { buyer, id, event } = await till.paid();
  expect(await till.send(event)).toBe(200);
  await till.granted(buyer.userId);
  await expect.poll(async () => (await till.findEvent(event))!.processed).toBe(true);
  const before = await till.linesOf(id);
  await till.query(
    'update provider_events set processed_at = null, next_try_at = now() where event_id = $1',
    [event.headers['x-razorpay-event-id']],
  );
  await till.advance(60);
  await expect.poll(async () => (await till.findEvent(event))!.processed).toBe(true);
  expect(await till.linesOf(id)).toEqual(before);
  await till.granted(buyer.userId);
});

test('C78 after a day without webhooks everybody has what they paid for, and the silence is reported', async () => {
  till.merchant.hook.status = 500;
  onTestFinished(async () => {
    till.merchant.hook.status = 200;
    await till.control('webhook/enable', {});
  });
  const somebodyPays = async () => {
    const buyer = await till.buyer();
    await till.pay(await till.begin(buyer, await till.component()));
    return buyer.userId;
  };
  const before = [await somebodyPays(), await somebodyPays()];
  for (let hour = 0; hour < 25; hour++) await till.advance(HOUR_SECONDS);
  const { alerts } = await till.control<{ alerts: { text: string }[] }>('truth');
  expect(alerts.some(({ text }) => text.includes('disabled'))).toBe(true);
  const after: string[] = [];
  for (let i = 0; i < 6; i++) after.push(await somebodyPays());
  await till.advance(90);
  for (const userId of [...before, ...after]) await till.granted(userId);
  // Half an hour later the missing events raise an alarm.
  await till.advance(HOUR_SECONDS / 2);
  await till.workOnce();
  const isReported = () => till.isReported('error', 'no word from the provider');
  await expect.poll(isReported).toBe(true);
});

test('C81 a burst of five hundred events is stored and acknowledged before any of it is worked on', async () => {
  const { id, event } = await till.paid();
  const parsed = JSON.parse(event.body.toString()) as object;
  const events = Array.from({ length: BURST }, (_, number) =>
    handmade(JSON.stringify({ ...parsed, number }), `burst${id.slice(4)}${number}`),
  );
  // Neither a response of the provider nor a timeout ends the processing meanwhile.
  const timers = steerTimers();
  await till.spoil({ method: 'GET', path: `/payments/${id}|/orders/` }, { kind: 'hold' });
  onTestFinished(async () => void (await till.mend()));
  const answers = await Promise.all(events.map((one) => till.send(one)));
  expect(new Set(answers)).toEqual(new Set([200]));
  const open = async () =>
    (
      await till.query(
        `select 1 from provider_events where event_id like $1 and processed_at is null`,
        [`burst${id.slice(4)}%`],
      )
    ).length;
  expect(await open()).toBe(BURST);
  // One commit per batch, not one per event.
  const [{ commits }] = (await till.query<{ commits: number }>(
    `select count(distinct xmin::text)::int as commits from provider_events where event_id like $1`,
    [`burst${id.slice(4)}%`],
  )) as [{ commits: number }];
  expect(commits).toBeLessThan(BURST / 10);
  await till.mend();
  timers.end();
  await expect.poll(open).toBe(0);
  expect(
    (await till.linesOf(id)).filter(({ account }) => account.startsWith('revenue')),
  ).toHaveLength(1);
});

test('C82 a poison is put aside after some tries, holds up nobody, and can be sent again', async () => {
  const poison = await till.paid();
  const other = await till.paid();
  const { id } = poison;
  await till.spoil({ path: `/(payments|orders)/` }, { kind: 'truncated' });
  onTestFinished(async () => void (await till.mend()));
  // Neither the provider nor the event has usable data.
  const body = poison.event.body
    .toString()
    .replace('"payment.captured"', '"order.paid"')
    .replaceAll(id, 'pay_nothingatall');
  const event = handmade(body, `poison${randomUUID().slice(0, 8)}`);
  expect(await till.send(event)).toBe(200);
  await till.mend();
  expect(await till.send(other.event)).toBe(200);
  await till.granted(other.buyer.userId);
  const isParked = async () => (await till.findEvent(event))!.parked;
  await till.passUntil(isParked, { seconds: HOUR_SECONDS, times: 40 });
  const eventId = event.headers['x-razorpay-event-id']!;
  const parkedAt = async () =>
    (
      await till.query<{ at: Date | null }>(
        'select parked_at as at from provider_events where event_id = $1',
        [eventId],
      )
    )[0]!.at?.getTime();
  const first = await parkedAt();
  expect(first).toBeDefined();

  await till.advance(HOUR_SECONDS);
  expect(await till.command('resend-event.ts', eventId)).toBe(0);
  // A worker may have retried and parked it again by now.
  expect(await parkedAt()).not.toBe(first);
});
