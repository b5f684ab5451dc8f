import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginPurchase, endPurchase, type Purchase } from '../../state/purchase.ts';
import { enter, forget } from '../../state/session-store.ts';
import { Counter } from './counter.tsx';
import { clearStoredPayment, storePayment } from './stored-payment.ts';

const plan: Purchase = {
  kind: 'plan',
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Starter',
  rupees: 499,
  path: '/checkout/plan/01890000-0000-7000-8000-000000000001',
  terms: 'One payment, 30 days of access.',
};
const handed = {
  razorpay_order_id: 'order_00000000000001',
  razorpay_payment_id: 'pay_00000000000001',
  razorpay_signature: 'a'.repeat(64),
};

const asked: string[] = [];

const serve = (path: string) => {
  const name = path.replace('/api', '');
  asked.push(name);
  const body = name.endsWith('/verify')
    ? { success: false, pending: true, message: 'Your bank has not answered yet.' }
    : {};
  return Promise.resolve(
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
  );
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'warn').mockReturnValue();
  enter({
    token: 'a'.repeat(43),
    user: { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true },
  } as Parameters<typeof enter>[0]);
  storePayment(plan, { buyerId: 'me', startedAt: Date.now(), handed });
});
afterEach(() => {
  endPurchase();
  clearStoredPayment();
  forget();
  vi.unstubAllGlobals();
});

const show = () => {
  const Page = createRoutesStub([{ path: '/', Component: Counter }]);
  return render(<Page />);
};
const pending = () => screen.findByRole('dialog', { name: 'Your payment is on its way' });

test('a payment under way comes before the same intent', async () => {
  beginPurchase(plan);
  show();
  expect(await pending()).toBeVisible();
  expect(asked.filter((name) => name.startsWith('/subscription'))).toEqual([
    '/subscription/verify',
  ]);
});

test('what was wanted goes with the counter, and what was kept is taken up when it returns', async () => {
  clearStoredPayment();
  beginPurchase({ ...plan, kind: 'component', id: 'another', summaryPath: '/checkout/x' });
  const { unmount } = show();
  expect(await screen.findByRole('dialog', { name: 'Buy Starter' })).toBeVisible();
  unmount();
  await Promise.resolve();
  storePayment(plan, { buyerId: 'me', startedAt: Date.now(), handed });
  show();
  expect(await pending()).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Buy Starter' })).toBeNull();
});

test('nothing is offered again by itself', async () => {
  clearStoredPayment();
  beginPurchase({ ...plan, kind: 'component', summaryPath: '/checkout/x' });
  const { unmount } = show();
  await screen.findByRole('dialog', { name: 'Buy Starter' });
  unmount();
  await Promise.resolve();
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever has closed the dialog of a slow payment sees it again with the same intent', async () => {
  show();
  await pending();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => beginPurchase(plan));
  expect(await pending()).toBeVisible();
  expect(asked).not.toContain('/subscription/create-order');
});

test('whoever has closed the dialog of a slow payment may buy something else, and does not pay for it twice', async () => {
  show();
  await pending();
  const other: Purchase = {
    ...plan,
    kind: 'component',
    id: 'another',
    name: 'Split hero',
    summaryPath: '/checkout/component/split-hero',
  };
  act(() => beginPurchase(other));
  expect(screen.queryByRole('dialog', { name: 'Buy Split hero' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => beginPurchase(other));
  expect(await screen.findByRole('dialog', { name: 'Buy Split hero' })).toBeVisible();
  act(endPurchase);
  act(() => beginPurchase(plan));
  expect(await pending()).toBeVisible();
  expect(asked).not.toContain('/subscription/key');
});

test('the price of a component leads to its summary, and nothing is ordered before', async () => {
  clearStoredPayment();
  const Page = createRoutesStub([
    { path: '/', Component: Counter },
    { path: '/checkout/component/split-hero', Component: () => <h1>The summary</h1> },
  ]);
  beginPurchase({
    ...plan,
    kind: 'component',
    name: 'Split hero',
    summaryPath: '/checkout/component/split-hero',
  });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));
  expect(await screen.findByRole('heading', { name: 'The summary' })).toBeVisible();
  expect(asked.filter((name) => /order|key/.test(name))).toEqual([]);
});
