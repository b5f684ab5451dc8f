import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWithdrawing } from './admin-withdraw.ts';

const ITEM = { _id: '01890000-0000-7000-8000-000000000001', title: 'Quiet hero' };

let sent: string[];
let isFailing: boolean;
type Notice = Parameters<Parameters<typeof useWithdrawing>[1]['notify']>[0];
let notices: Notice[];
beforeEach(() => {
  sent = [];
  notices = [];
  isFailing = false;
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`);
    return Promise.resolve(
      isFailing ? Response.json({}, { status: 500 }) : Response.json({ success: true }),
    );
  });
});
afterEach(() => void vi.unstubAllGlobals());

const queries = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
const failed = vi.fn<(reason: string) => void>();
const useComponents = () =>
  useWithdrawing('component', {
    queryKey: ['components'],
    notify: (notice) => notices.push(notice),
    onDone: () => undefined,
    onFailed: failed,
  });
const open = () => renderHook(useComponents, { wrapper }).result.current;

test('the notice about a withdrawal says so, and its Undo puts the item back', async () => {
  await open().withdraw(ITEM);
  expect(notices).toMatchObject([
    {
      title: 'Component withdrawn',
      description: 'Quiet hero is no longer on sale. Those who bought it keep it.',
      action: { label: 'Undo' },
    },
  ]);
  notices[0]!.action!.onSelect();
  await waitFor(() => expect(notices.at(-1)?.title).toBe('Component put back'));
  expect(sent).toEqual([
    `DELETE /api/component/${ITEM._id}`,
    `PUT /api/component/${ITEM._id}/put-back`,
  ]);
});

test('a failed Undo says why', async () => {
  await open().withdraw(ITEM);
  isFailing = true;
  notices[0]!.action!.onSelect();
  await waitFor(() =>
    expect(failed).toHaveBeenCalledWith('Failed to put the component back. Please try again.'),
  );
});
