import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMerchant } from './merchant.ts';
import { startRazorpay } from './start.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'razorpay-sandbox-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Truth = { digest: string; now: number };

test('a killed sandbox comes back with everything it answered for, and goes on', async () => {
  const state = join(folder, 'journal');
  const merchant = await openMerchant({ seed: 'durable', state });
  merchant.hook.status = 500;
  const order = await merchant.order({ receipt: 'kept' });
  const { razorpay_payment_id: id } = await merchant.pay({ order_id: order['id'] });
  await merchant.pay({
    order_id: (await merchant.order())['id'],
    outcome: 'no-answer',
    late_by: 900,
  });
  await merchant.advance(1);
  const before = await merchant.razorpay.control<Truth>('truth');
  await merchant.razorpay.stop('SIGKILL');

  const again = await startRazorpay({ state });
  try {
    expect(again).toMatchObject({ seed: 'durable', keyId: merchant.razorpay.keyId });
    expect(await again.control<Truth>('truth')).toMatchObject({
      digest: before.digest,
      now: before.now,
    });
    // Planned work still happens: captures, late confirmations, retries.
    merchant.hook.status = 200;
    await again.control('clock/advance', { seconds: 1_000 });
    await again.control('assert?payments.captured=2&orders.paid=2&deliveries.waiting=0');
    const answer = await fetch(`${again.api}/v1/payments/${id}`, {
      headers: { authorization: `Basic ${btoa(`${again.keyId}:${again.keySecret}`)}` },
    });
    expect(await answer.json()).toMatchObject({ status: 'captured' });
  } finally {
    await again.stop();
    await merchant.close();
  }
});

test('what a webhook tells of is kept, even when the sandbox dies while telling it', async () => {
  const state = join(folder, 'told');
  const merchant = await openMerchant({ seed: 'told', state });
  const order = await merchant.order();
  const { razorpay_payment_id: id } = await merchant.pay({ order_id: order['id'] });
  merchant.hook.silent = true;
  const cutOff = merchant.advance(3).catch(() => 'cut off');
  await expect.poll(() => merchant.names()).toContain('payment.captured');
  await merchant.razorpay.stop('SIGKILL');
  expect(await cutOff).toBe('cut off');
  const told = merchant.received.splice(0);

  merchant.hook.silent = false;
  const again = await startRazorpay({ state });
  try {
    type Kept = { payments: { id: string; status: string }[]; deliveries: { event: string }[] };
    const kept = await again.control<Kept>('truth');
    expect(kept.payments).toMatchObject([{ id, status: 'captured' }]);
    const events = told.map(({ headers }) => headers['x-razorpay-event-id']);
    expect(kept.deliveries.map(({ event }) => event)).toEqual(expect.arrayContaining(events));
    // The delivery was not acknowledged, so it is retried.
    await expect.poll(() => merchant.names()).toContain('payment.captured');
  } finally {
    await again.stop();
    await merchant.close();
  }
});

test('the same seed tells the same story, another seed another', async () => {
  const story = async (seed: string) => {
    const merchant = await openMerchant({ seed });
    const withoutEvents = await merchant.razorpay.control<Truth>('truth');
    await merchant.configure({ knobs: { duplicate: 0.2, reorder: 0.3, drop: 0.1 } });
    const payments = Array.from({ length: 60 }, () => ({ amount: 49_900, outcome: 'random' }));
    await merchant.razorpay.control('pay', { payments });
    await merchant.advance(10 * 86_400);
    const { digest } = await merchant.razorpay.control<Truth>('truth');
    await merchant.close();
    return { digest, withoutEvents: withoutEvents.digest };
  };
  const [one, same, other] = await Promise.all([story('a'), story('a'), story('b')]);
  expect(same).toEqual(one);
  expect(other.digest).not.toBe(one.digest);
  // Without events the digest does not depend on the seed.
  expect(other.withoutEvents).toBe(one.withoutEvents);
});

test('a running clock can be moved on, and stops at everything on its way', async () => {
  const merchant = await openMerchant({ seed: 'running', clock: 'running' });
  const [late, now] = [2 * 86_400, Date.now() / 1_000];
  await merchant.razorpay.control('pay', { amount: 100, outcome: 'no-answer', late_by: late });
  await merchant.advance(late + 60);
  type Told = { now: number; payments: { createdAt: number; history: { at: number }[] }[] };
  const told = await merchant.razorpay.control<Told>('truth');
  await merchant.close();
  const [payment] = told.payments;
  const steps = payment!.history.map(({ at }) => at - payment!.createdAt);
  expect(steps.slice(0, 3)).toEqual([0, 600, late]);
  expect(told.now - now).toBeGreaterThanOrEqual(late + 59);
  expect(merchant.names()).toContain('order.paid');
});

test('the control plane answers only to its token', async () => {
  const razorpay = await startRazorpay();
  const answer = await fetch(`${razorpay.controlOrigin}/__ctl/truth`);
  await razorpay.stop();
  expect(answer.status).toBe(403);
});
