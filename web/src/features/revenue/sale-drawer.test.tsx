import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getQueryClient } from '../../api/query-client.ts';
import { SaleDrawer } from './sale-drawer.tsx';

const BUYER = '01890000-0000-7000-8000-000000000009';

const sale = {
  _id: 's1',
  kind: 'plan',
  item: 'Pro',
  payment: { _id: 'pay_00000000000001', method: 'upi' },
  amount: 499,
  refunded: 0,
  lost: 0,
  refundable: 499,
  tax: { taxable: 422.88, cgst: 38.06, sgst: 38.06, igst: 0, placeOfSupply: '29' },
  isActive: true,
  subscribedAt: '2026-11-01T06:00:00.000Z',
  expiresAt: '2026-12-01T06:00:00.000Z',
  refunds: [],
  disputes: [],
};

afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

const show = (user: { _id: string; name: string | null; email: string | null }) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ sale: { ...sale, user } })));
  const record = {
    id: 's1',
    opener: createRef<HTMLElement>(),
    open: () => undefined,
    close: () => undefined,
  };
  const Page = createRoutesStub([{ path: '*', Component: () => <SaleDrawer record={record} /> }]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
};

test('a sale leads to its buyer', async () => {
  show({ _id: BUYER, name: 'Asha Rao', email: 'asha@example.test' });
  expect(await screen.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/admin/dashboard?section=users&user=${BUYER}`,
  );
});

test('a deleted account has nothing to lead to', async () => {
  show({ _id: BUYER, name: null, email: null });
  expect(await screen.findByText(/Deleted account/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
