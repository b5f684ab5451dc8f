import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PastOrder } from '@tessera/contract/payments';
import { getQueryClient } from '../../api/query-client.ts';
import { PaymentHistory } from './payment-history.tsx';

const order = (more: Partial<PastOrder>): PastOrder => ({
  _id: '01890000-0000-7000-8000-000000000001',
  kind: 'plan',
  item: { _id: '01890000-0000-7000-8000-000000000002', name: 'Pro', slug: null },
  amount: 499,
  refunded: 0,
  refundPending: 0,
  status: 'paid',
  createdAt: '2026-11-18T06:00:00.000Z',
  paidAt: '2026-11-18T06:00:00.000Z',
  documents: [
    { _id: '01890000-0000-7000-8000-000000000003', kind: 'invoice', number: 'T/26-27/1' },
  ],
  ...more,
});

let orders: PastOrder[] = [];
beforeEach(() => {
  getQueryClient().clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(orders)));
});
afterEach(() => vi.unstubAllGlobals());

async function show(...listed: PastOrder[]) {
  orders = listed;
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <QueryClientProvider client={getQueryClient()}>
          <PaymentHistory onSettled={() => undefined} />
        </QueryClientProvider>
      ),
    },
  ]);
  render(<Page />);
  return within(await screen.findByRole('table', { name: 'Your payments' }));
}

test('a component that was withdrawn is found among the purchases', async () => {
  const table = await show(
    order({ kind: 'component', item: { _id: 'y', name: 'Split hero', slug: null } }),
  );
  expect(table.getByRole('link', { name: 'Split hero' })).toHaveAttribute(
    'href',
    '/dashboard/purchased',
  );
});

test('a payment leads to what was bought and to its invoice', async () => {
  const table = await show(
    order({}),
    order({
      _id: 'x',
      kind: 'component',
      item: { _id: 'y', name: 'Split hero', slug: 'split-hero' },
    }),
  );
  expect(table.getByRole('link', { name: 'Pro plan' })).toHaveAttribute('href', '/#pricing');
  expect(table.getByRole('link', { name: 'Split hero' })).toHaveAttribute(
    'href',
    '/components/split-hero',
  );
  expect(table.getAllByRole('button', { name: 'Download invoice T/26-27/1' })[0]).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Purchased' })).toHaveAttribute(
    'href',
    '/dashboard/purchased',
  );
});

test('a refund is on its way until the provider reports it', async () => {
  const table = await show(order({ status: 'refunded', refunded: 499, refundPending: 499 }));
  expect(table.getAllByText('Refund on its way')).not.toHaveLength(0);
  expect(table.queryByText('Refunded')).toBeNull();
  expect(table.getByText('₹499 to be refunded')).toBeVisible();
});

test('a refund that has arrived is Refunded', async () => {
  const table = await show(order({ status: 'refunded', refunded: 499 }));
  expect(table.getAllByText('Refunded')).not.toHaveLength(0);
  expect(table.getByText('₹499 refunded')).toBeVisible();
});
