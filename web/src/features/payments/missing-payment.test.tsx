import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { getQueryClient } from '../../api/query-client.ts';
import { MissingPayment } from './missing-payment.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was settled before anybody asked is shown all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ settled: 0, pending: 0 })));
  const onSettled = vi.fn<() => void>();
  render(
    <QueryClientProvider client={getQueryClient()}>
      <MissingPayment heading={<h2>Payments</h2>} onSettled={onSettled} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'I paid but don’t see it' }));
  expect(await screen.findByText(/found no payment of yours/)).toBeVisible();
  expect(onSettled).toHaveBeenCalledOnce();
});
