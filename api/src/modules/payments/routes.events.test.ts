import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { steerTimers } from '../../../test/steered-timers.ts';
import { handmade, openTill, signed, type Till } from '../../../test/till.ts';

let till: Till;
beforeAll(async () => (till = await openTill()));
afterAll(() => till.close());

test('C60 captured before authorized grants once', async () => {
  const { buyer, id } = await till.paid();
  for (const name of ['payment.captured', 'order.paid', 'payment.authorized'])
    expect(await till.send(await till.event(id, name))).toBe(200);
  await till.granted(buyer.userId);
  expect((await till.findPayment(id))!.status).toBe('captured');
});

/** A payment that fails first and succeeds later under the same id, as UPI does. */
async function failedThenPaid() {
  const buyer = await till.buyer();
  const item = await till.component();
  const orderId = await till.begin(buyer, item);
  const { id } = await till.pay(orderId, {
    instrument: 'somebody@upi',
    outcome: 'fail-then-success',
    late_by: 10,
  });
  const failed = await till.event(id, 'payment.failed');
  return { buyer, id, failed, succeed: () => till.advance(15) };
}

test('C61 failed and then captured under the same id is granted', async () => {
  const { buyer, id, failed, succeed } = await failedThenPaid();
  expect(await till.send(failed)).toBe(200);
  expect(await till.grantsOf(buyer.userId)).toEqual([]);
  await succeed();
  expect(await till.send(await till.event(id, 'payment.captured'))).toBe(200);
  await till.granted(buyer.userId);
});

test('C62 a failure that arrives after the capture takes nothing away', async () => {
  const { buyer, id, failed, succeed } = await failedThenPaid();
  await succeed();
  expect(await till.send(await till.event(id, 'payment.captured'))).toBe(200);
  await till.granted(buyer.userId);
  // The provider does not answer, so that only the event counts.
  await till.spoil({ path: '^/v1/' }, { kind: '500' });
  onTestFinished(async () => void (await till.mend()));
  expect(await till.send(failed)).toBe(200);
  await expect.poll(async () => (await till.findEvent(failed))!.processed).toBe(true);
  expect((await till.findPayment(id))!.status).toBe('captured');
  await till.granted(buyer.userId);
});

test.each([
  ['C63 order.paid alone is enough', 'order.paid'],
  ['C64 payment.captured alone is enough', 'payment.captured'],
])('%s', async (_title, name) => {
  const { buyer, event } = await till.paid(name);
  expect(await till.send(event)).toBe(200);
  await till.granted(buyer.userId);
});

test('C65 an event that comes before the answer to create-order was stored is settled', async () => {
  const buyer = await till.buyer();
  const item = await till.component();
  const known = new Set((await till.truth()).orders.map(({ id }) => id));
  await till.spoil({ method: 'POST', path: '/orders$' }, { kind: 'commit-then-reset' });
  await till.spoil({ method: 'GET', path: '/orders$' }, { kind: '500' });
  expect((await till.create(buyer, item)).statusCode).toBe(503);
  await till.mend();
  const placed = (await till.truth()).orders.find(({ id }) => !known.has(id))!;
  const { id } = await till.pay(placed.id);
  expect(await till.send(await till.event(id, 'payment.captured'))).toBe(200);
  await till.granted(buyer.userId);
});

test('C66 an order we have lost is rebuilt from its notes; one that was never ours waits for a person', async () => {
  const { buyer, orderId } = await till.paid();
  const { notes, amount } = (await till.truth()).orders.find(({ id }) => id === orderId)!;
  const oid = randomUUID();
  const item = await till.component();
  const lost = await till.merchant.order({
    amount,
    receipt: oid,
    notes: { ...notes, oid, item: item.componentId },
  });
  const rebuilt = await till.pay(String(lost['id']));
  expect(await till.send(await till.event(rebuilt.id, 'payment.captured'))).toBe(200);
  await expect
    .poll(async () => (await till.grantsOf(buyer.userId)).map(({ componentId }) => componentId))
    .toContain(item.componentId);

  const strange = await till.merchant.order({ amount: 12_300 });
  const stranger = await till.pay(String(strange['id']));
  expect(await till.send(await till.event(stranger.id, 'payment.captured'))).toBe(200);
  await expect
    .poll(async () => (await till.findPayment(stranger.id))?.disposition)
    .toBe('suspense');
  const lines = await till.linesOf(stranger.id);
  expect(lines).toContainEqual({ account: 'suspense', paise: -12_300 });
});

test('C67 an event of another account changes nothing and is reported', async () => {
  const { buyer, id, event } = await till.paid();
  const foreign = `acc_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  const body = event.body.toString().replace(/acc_[A-Za-z0-9]{14}/, foreign);
  const theirs = handmade(body, event.headers['x-razorpay-event-id']!);
  expect(await till.send(theirs)).toBe(200);
  await expect.poll(() => till.isReported('error', foreign)).toBe(true);
  expect(await till.findPayment(id)).toBeUndefined();
  expect(await till.grantsOf(buyer.userId)).toEqual([]);
});

test('C74 when working on it is slow it is acknowledged from the inbox, and a repeat does no harm', async () => {
  const { buyer, id, event } = await till.paid();
  // Neither a response of the provider nor a timeout ends the processing meanwhile.
  steerTimers();
  await till.spoil({ method: 'GET', path: `/payments/${id}|/orders/` }, { kind: 'hold' });
  onTestFinished(async () => void (await till.mend()));
  expect(await till.send(event)).toBe(200);
  await till.untilStruck();
  expect(await till.send(event)).toBe(200);
  expect(await till.findEvent(event)).toMatchObject({ processed: false, attempts: 0 });
  await till.mend();
  expect(await till.send(event)).toBe(200);
  await till.granted(buyer.userId);
});

test('C79 what is replayed from the dashboard changes nothing', async () => {
  const { buyer, id, event } = await till.paid();
  expect(await till.send(event)).toBe(200);
  await till.granted(buyer.userId);
  const before = await till.linesOf(id);
  const { 'x-razorpay-signature': _old, ...headers } = event.headers;
  expect(
    await till.send({
      ...event,
      headers: { ...headers, 'x-razorpay-signature': signed(event.body) },
    }),
  ).toBe(200);
  for (const name of ['payment.authorized', 'order.paid'])
    expect(await till.send(await till.event(id, name))).toBe(200);
  expect(await till.linesOf(id)).toEqual(before);
  await till.granted(buyer.userId);
});

test('C83 an event from ten days ago is worked on like any other, once', async () => {
  const { buyer, id, event } = await till.paid();
  const { length } = till.merchant.received;
  await till.control('webhook/send', { kind: 'stale', payment_id: id });
  await expect.poll(() => till.merchant.received.length).toBeGreaterThan(length);
  const { body, headers } = till.merchant.received.at(-1)!;
  expect(await till.send(handmade(body, String(headers['x-razorpay-event-id'])))).toBe(200);
  await till.granted(buyer.userId);
  expect(await till.send(event)).toBe(200);
  await till.granted(buyer.userId);
});

test('C84 a right event sent again by somebody who overheard it changes nothing', async () => {
  const { buyer, id, event } = await till.paid();
  expect(await till.send(event)).toBe(200);
  await till.granted(buyer.userId);
  const before = await till.linesOf(id);
  const again = {
    ...event,
    headers: { ...event.headers, 'x-razorpay-event-id': 'ofTheirOwnMaking' },
  };
  for (let i = 0; i < 5; i++) expect(await till.send(again)).toBe(200);
  expect(await till.linesOf(id)).toEqual(before);
  await till.granted(buyer.userId);
});
