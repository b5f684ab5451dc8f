import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Purchase } from '../../state/purchase.ts';
import { confirmPayment } from './confirm.ts';

const plan: Purchase = {
  kind: 'plan',
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Starter',
  rupees: 499,
  path: '/#pricing',
};
const OTHER_ID = '01890000-0000-7000-8000-000000000002';

let asks = 0;
let check: [status: number, body: object] = [200, {}];
let orders: object[] = [];

const serve = (path: string) => {
  const isCheck = path.endsWith('/payment/check');
  if (isCheck) asks++;
  const [status, body] = isCheck ? check : [200, orders];
  return Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
};

const order = (id: string, status: 'pending' | 'paid') => ({
  _id: '01890000-0000-7000-8000-000000000003',
  kind: 'plan',
  item: { _id: id, name: 'Starter' },
  amount: 499,
  refunded: 0,
  status,
  createdAt: new Date().toISOString(),
  paidAt: status === 'paid' ? new Date().toISOString() : null,
});

beforeEach(() => {
  asks = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The messages of the first minute. */
async function watchForAMinute() {
  const said: string[] = [];
  let isWanted = true;
  const answered = confirmPayment(
    plan,
    { buyerId: 'me', startedAt: Date.now(), handed: null },
    { isWanted: () => isWanted, onPending: (message) => said.push(message) },
  ).then((answer) => isWanted && said.push(answer));
  await vi.advanceTimersByTimeAsync(60_000);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await answered;
  return said;
}

test('what was paid for another item is no answer', async () => {
  check = [200, { settled: 1, pending: 0 }];
  orders = [order(OTHER_ID, 'paid')];
  expect(await watchForAMinute()).toEqual(['unpaid']);
});

test('a bank that is slow about another item is no reason to wait', async () => {
  check = [200, { settled: 0, pending: 1 }];
  orders = [order(OTHER_ID, 'pending')];
  expect(await watchForAMinute()).toEqual(['unpaid']);
});

test('what was paid meanwhile is found, whoever settled it', async () => {
  check = [200, { settled: 0, pending: 1 }];
  orders = [order(OTHER_ID, 'pending'), order(plan.id, 'paid')];
  expect(await watchForAMinute()).toEqual(['paid']);
});

test('an order that the provider could not be asked about is waited for, six asks a minute', async () => {
  check = [200, { settled: 0, pending: 2 }];
  orders = [order(OTHER_ID, 'pending')];
  const said = await watchForAMinute();
  expect(new Set(said)).toEqual(new Set(['Your bank has not answered yet; we keep checking.']));
  expect(asks).toBe(6);
});

test('to be told to ask less often is no answer yet', async () => {
  check = [429, { message: 'Too many requests.', code: 'TOO_MANY_REQUESTS' }];
  const said = await watchForAMinute();
  expect(new Set(said)).toEqual(new Set(['Your bank has not answered yet; we keep checking.']));
});
