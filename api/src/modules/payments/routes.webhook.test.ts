import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { steerTimers } from '../../../test/steered-timers.ts';
import { handmade, openTill, signed, type Till } from '../../../test/till.ts';
import { until } from '../../../test/until.ts';
import { openWorld } from '../../../test/world.ts';

let till: Till;
let port: number;
beforeAll(async () => {
  till = await openTill();
  await till.world.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = till.world.http.server.address() as AddressInfo);
});
afterAll(() => till.close());

test('C53 no signature, a wrong one or one by another secret is refused, and nothing is kept', async () => {
  const { buyer, event } = await till.paid();
  const { 'x-razorpay-signature': signature, ...unsigned } = event.headers;
  const by = (given: string) => ({
    ...event,
    headers: { ...unsigned, 'x-razorpay-signature': given },
  });
  expect(await till.send({ ...event, headers: unsigned })).toBe(401);
  expect(await till.send(by(''))).toBe(401);
  expect(await till.send(by(signature!.replace(/./, (digit) => (digit === 'a' ? 'b' : 'a'))))).toBe(
    401,
  );
  expect(await till.send(by(signed(event.body, 'another secret altogether')))).toBe(401);
  expect(await till.send(by(signed(event.body, till.merchant.razorpay.keySecret)))).toBe(401);
  expect(await till.findEvent(event)).toBeUndefined();
  expect(await till.grantsOf(buyer.userId)).toEqual([]);
  expect(await till.world.platform.metrics.text()).toMatch(
    /payment_events_total\{outcome="refused"\} 5/,
  );
});

test('C54 without a secret there is no webhook, and the start says so loudly', async () => {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = till.world.config;
  const world = await openWorld({
    fresh: false,
    overrides: { RAZORPAY_KEY_ID: id!, RAZORPAY_KEY_SECRET: secret! },
  });
  onTestFinished(world.close);
  const { event } = await till.paid();
  expect(await till.send(event, world)).toBe(404);
  expect(
    await till.send(
      { ...event, headers: { ...event.headers, 'x-razorpay-signature': signed(event.body, '') } },
      world,
    ),
  ).toBe(404);
  expect(
    world.logged.some((line) => /"level":"?(50|error)/.test(line) && /WEBHOOK_SECRET/.test(line)),
  ).toBe(true);
});

test('C55 a body that was parsed and written again on its way is refused', async () => {
  const { event } = await till.paid();
  const body = Buffer.from(JSON.stringify(JSON.parse(event.body.toString())));
  expect(await till.send({ ...event, body })).toBe(401);
  expect(await till.findEvent(event)).toBeUndefined();
});

test('C56 escaped slashes and letters are part of what is signed', async () => {
  const { buyer, event } = await till.paid();
  expect(event.body.toString()).not.toBe(JSON.stringify(JSON.parse(event.body.toString())));
  const escaped = Buffer.from(event.body.toString().replace('"event"', '"\\u0065vent"'));
  expect(
    await till.send({
      body: escaped,
      headers: { ...event.headers, 'x-razorpay-signature': signed(escaped) },
    }),
  ).toBe(200);
  await till.granted(buyer.userId);
});

test('C57 the same event fifty times at once is worked on once', async () => {
  const { buyer, id, event } = await till.paid();
  const answers = await Promise.all(Array.from({ length: 50 }, () => till.send(event)));
  expect(new Set(answers)).toEqual(new Set([200]));
  await till.granted(buyer.userId);
  expect((await till.findEvent(event))!.attempts).toBeLessThanOrEqual(1);
  const accounts = (await till.linesOf(id)).map(({ account }) => account);
  expect(accounts.filter((account) => account.startsWith('revenue'))).toHaveLength(1);
});

test('C58 another body under a known event id does not replace the first, and is reported', async () => {
  const { event } = await till.paid();
  expect(await till.send(event)).toBe(200);
  const id = event.headers['x-razorpay-event-id']!;
  const other = handmade(`${event.body.toString().trimEnd().slice(0, -1)},"resent":true}`, id);
  expect(await till.send(other)).toBe(200);
  const [kept] = await till.query<{ raw: Buffer }>(
    'select raw from provider_events where event_id = $1',
    [id],
  );
  expect(kept!.raw.equals(event.body)).toBe(true);
  await expect.poll(() => till.isReported('warn', id)).toBe(true);
});

test('C59 an event without an id is known by its bytes', async () => {
  const { buyer, id, event } = await till.paid();
  const { 'x-razorpay-event-id': _id, ...headers } = event.headers;
  for (let i = 0; i < 3; i++) expect(await till.send({ ...event, headers })).toBe(200);
  await till.granted(buyer.userId);
  const rows = await till.query(
    'select event_id from provider_events where position($1::bytea in raw) > 0',
    [Buffer.from(id)],
  );
  expect(rows).toHaveLength(1);
});

test('C68 an event of an unknown kind is kept and acknowledged', async () => {
  const body = JSON.stringify({
    entity: 'event',
    account_id: till.accountId,
    event: 'payment.teleported',
    contains: [],
    payload: {},
    created_at: Math.floor(Date.now() / 1_000),
  });
  const event = handmade(body, `unknown${randomUUID().slice(0, 8)}`);
  expect(await till.send(event)).toBe(200);
  await expect.poll(async () => (await till.findEvent(event))!.processed).toBe(true);
});

test.each([
  [
    'C69 malformed JSON under a right signature is kept as a poison and reported',
    '{"entity":"event","event":"payment.cap',
  ],
  [
    'C70 an event without its payment is kept as a poison and reported',
    '{"entity":"event","account_id":"OURS","event":"payment.captured","contains":[],"payload":{},"created_at":1756455561}',
  ],
])('%s', async (_title, text) => {
  const body = text.replace('OURS', till.accountId);
  const event = handmade(body, `poison${randomUUID().slice(0, 8)}`);
  expect(await till.send(event)).toBe(200);
  await expect.poll(async () => (await till.findEvent(event))!.parked).toBe(true);
  // The log line is written after the commit.
  const eventId = event.headers['x-razorpay-event-id']!;
  await expect.poll(() => till.isReported('error', eventId)).toBe(true);
});

test('C71 empty notes, unknown keys and nulls do not matter', async () => {
  const { buyer, event } = await till.paid();
  const parsed = JSON.parse(event.body.toString()) as { payload: { payment: { entity: object } } };
  const { entity } = parsed.payload.payment;
  Object.assign(entity, {
    notes: [],
    unheard_of: { deep: [1] },
    description: null,
    vpa: null,
    acquirer_data: null,
  });
  const body = JSON.stringify({ ...parsed, another: 'key' });
  expect(await till.send(handmade(body, event.headers['x-razorpay-event-id']!))).toBe(200);
  await till.granted(buyer.userId);
});

test('C72 more than 256 kB is refused', async () => {
  const { event } = await till.paid();
  const body = Buffer.concat([event.body, Buffer.alloc(256 * 1024, ' ')]);
  expect(
    await till.send({ body, headers: { ...event.headers, 'x-razorpay-signature': signed(body) } }),
  ).toBe(413);
  expect(await till.findEvent(event)).toBeUndefined();
});

test('C73 a body that trickles in is cut off', async () => {
  const { event } = await till.paid();
  const timers = steerTimers();
  const arrived = once(till.world.http.server, 'request') as Promise<[IncomingMessage]>;
  const socket = connect(port, '127.0.0.1');
  const headers = Object.entries(event.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST /api/payment/webhook HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: ${event.body.length}\r\n${headers.join('')}\r\n`,
  );
  socket.on('error', () => {});
  socket.resume();
  const [{ socket: theirs }] = await arrived;
  for (let second = 0; second < 10; second++) {
    expect(socket.destroyed).toBe(false);
    const read = theirs.bytesRead;
    socket.write(event.body.subarray(second, second + 1));
    await until(() => theirs.bytesRead === read + 1);
    await timers.pass(1_000);
  }
  await until(() => socket.destroyed);
  expect(await till.findEvent(event)).toBeUndefined();
});

test('C80 after a rotation the secret before still counts, and no third one', async () => {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = till.world.config;
  const world = await openWorld({
    fresh: false,
    overrides: {
      RAZORPAY_KEY_ID: keyId!,
      RAZORPAY_KEY_SECRET: keySecret!,
      RAZORPAY_API_ORIGIN: till.world.config.RAZORPAY_API_ORIGIN,
      RAZORPAY_WEBHOOK_SECRET: 'the secret after a rotation',
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: till.world.config.RAZORPAY_WEBHOOK_SECRET!,
    },
  });
  onTestFinished(world.close);
  const retried = await till.paid();
  expect(await till.send(retried.event, world)).toBe(200);
  const fresh = await till.paid();
  const sign = (secret: string) => ({
    ...fresh.event,
    headers: { ...fresh.event.headers, 'x-razorpay-signature': signed(fresh.event.body, secret) },
  });
  expect(await till.send(sign('a third secret of nobody'), world)).toBe(401);
  expect(await till.send(sign('the secret after a rotation'), world)).toBe(200);
  await till.granted(retried.buyer.userId);
  await till.granted(fresh.buyer.userId);
});
