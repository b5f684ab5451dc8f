import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SaleFile } from '@tessera/contract/payments-admin';
import { getQueryClient } from '../../api/query-client.ts';
import { RefundDialog } from './refund-dialog.tsx';

const sale = {
  _id: 's1',
  kind: 'plan',
  item: 'Pro',
  user: { name: 'Asha Rao', email: 'asha@example.test' },
  amount: 499,
  refundable: 499,
  isActive: true,
  expiresAt: '2100-12-01T06:00:00.000Z',
} as SaleFile;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = () =>
  render(
    <QueryClientProvider client={getQueryClient()}>
      <RefundDialog sale={sale} />
    </QueryClientProvider>,
  );
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  return within(await screen.findByRole('alertdialog'));
};

test('a refund without amount or reason asks for them and leads there', async () => {
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  show();
  const question = await open();
  const reason = question.getByRole('textbox', { name: 'Reason' });
  expect(reason).toBeRequired();
  await userEvent.click(question.getByRole('button', { name: 'Refund ₹499' }));
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(/^Say why\./);
  await userEvent.click(question.getByRole('radio', { name: 'A part' }));
  await userEvent.click(question.getByRole('button', { name: 'Refund' }));
  const amount = question.getByRole('textbox', { name: 'Amount in rupees' });
  expect(amount).toHaveFocus();
  expect(amount).toBeInvalid();
  expect(fetched).not.toHaveBeenCalled();
});

test('what was typed is offered again after the question was closed, with the part', async () => {
  show();
  const first = await open();
  await userEvent.click(first.getByRole('radio', { name: 'A part' }));
  await userEvent.type(first.getByRole('textbox', { name: 'Amount in rupees' }), '100');
  await userEvent.type(first.getByRole('textbox', { name: 'Reason' }), 'Two days of trouble');
  await userEvent.click(first.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const second = await open();
  expect(second.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
  await userEvent.click(second.getByRole('button', { name: /^Restore your draft/ }));
  expect(second.getByRole('textbox', { name: 'Reason' })).toHaveValue('Two days of trouble');
  expect(second.getByRole('button', { name: 'Refund ₹100' })).toBeVisible();
});
