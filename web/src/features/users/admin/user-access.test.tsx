import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Access } from '@tessera/contract/subscriptions-admin';
import { getQueryClient } from '../../../api/query-client.ts';
import { GiveAccess } from './give-access.tsx';
import { UserAccess } from './user-access.tsx';

const held: Access = {
  _id: 'a1',
  kind: 'plan',
  item: { _id: 'p1', name: 'Pro' },
  source: 'admin',
  state: 'running',
  startsAt: '2026-11-01T06:00:00.000Z',
  endsAt: '2026-12-01T06:00:00.000Z',
  canRevoke: true,
  notes: [],
};
const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json([])));

const show = (piece: ReactNode) => {
  vi.stubGlobal('fetch', fetched);
  render(<QueryClientProvider client={getQueryClient()}>{piece}</QueryClientProvider>);
};
afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
  fetched.mockClear();
});

test('revoking without a reason asks for one and leads there', async () => {
  show(<UserAccess userId="u1" access={[held]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Pro' }));
  const question = within(await screen.findByRole('alertdialog'));
  const reason = question.getByRole('textbox', { name: 'Reason' });
  expect(reason).toBeRequired();
  await userEvent.click(question.getByRole('button', { name: 'Revoke access' }));
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Say why.');
  expect(fetched).not.toHaveBeenCalled();
});

test('access given with nothing filled in leads to the first field at fault', async () => {
  show(<GiveAccess userId="u1" name="Lena" access={[held]} />);
  const submit = screen.getByRole('button', { name: 'Give access' });
  await userEvent.click(submit);
  expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Component' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Component' }), 'split-hero');
  await userEvent.click(submit);
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});
