import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FaultRecord } from '@tessera/contract/faults-admin';
import type { User } from '@tessera/contract/users';
import { endSession, enter } from '../../../state/session-store.ts';
import { FaultsSection } from './faults-section.tsx';

const at = '2026-11-15T10:00:00.000Z';
const fault: FaultRecord = {
  _id: '0190c0de-0000-7000-8000-000000000001',
  version: 3,
  what: 'The menu stays open.',
  place: 'Safari on iPhone',
  browser: 'Mozilla/5.0',
  status: 'new',
  createdAt: at,
  updatedAt: at,
  member: { _id: '0190c0de-0000-7000-8000-000000000002', name: 'Meera', email: 'm@a.example' },
  component: { _id: '0190c0de-0000-7000-8000-000000000003', slug: 'menu', title: 'Menu' },
  isCurrentVersion: true,
  picture: { url: '/media/private/a.webp', thumbnail: '/media/private/a-320.webp' },
  sentence: '',
};

let shown: FaultRecord[];
let changes: unknown[];
const server = vi.fn<typeof fetch>(async (_url, init) => {
  if (init?.method !== 'PUT')
    return Response.json({
      items: shown,
      total: shown.length,
      isMore: false,
      counts: { new: shown.length, confirmed: 0 },
    });
  const change = JSON.parse(init.body as string) as Partial<FaultRecord>;
  changes.push(change);
  shown = shown.map((one) => ({ ...one, ...change, updatedAt: '2026-11-16T10:00:00.000Z' }));
  return Response.json(shown[0]);
});

beforeEach(() => {
  shown = [fault];
  changes = [];
  vi.stubGlobal('fetch', server);
  act(() => enter({ token: 'a.b.c', user: { _id: 'admin', role: 'admin' } as User }));
});
afterEach(() => {
  act(() => endSession());
  vi.unstubAllGlobals();
});

const show = () => {
  const router = createMemoryRouter([{ path: '*', element: <FaultsSection /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
const open = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Decide about the fault of Menu' }),
  );
  return within(await screen.findByRole('dialog', { name: 'Fault of Menu' }));
};

test('shows what was reported, with links to the item, its version, the member and the picture', async () => {
  show();
  expect(await screen.findByText('1 new · 0 confirmed and shown')).toBeVisible();
  const dialog = await open();
  expect(dialog.getByText('The menu stays open.')).toBeVisible();
  const target = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(target('Menu')).toBe('/components/menu');
  expect(target('v3')).toBe('/components/menu/versions');
  expect(target('Meera')).toContain('section=users&user=');
  expect(target('m@a.example')).toBe('mailto:m@a.example');
  expect(target('What the member saw. Opens in a new tab.')).toBe(fault.picture!.url);
});

test('confirming needs a sentence, and saves it with the status by keyboard', async () => {
  show();
  const dialog = await open();
  const status = dialog.getByRole('combobox', { name: 'Status' });
  act(() => status.focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'Confirmed' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  const sentence = dialog.getByLabelText('Sentence that the shop shows');
  expect(sentence).toHaveFocus();
  expect(sentence).toHaveAccessibleDescription(/needs a sentence/);
  expect(changes).toEqual([]);
  await userEvent.type(sentence, 'The menu stays open on phones.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes).toEqual([
    { status: 'confirmed', sentence: 'The menu stays open on phones.', updatedAt: at },
  ]);
  expect(within(screen.getByRole('table')).getByText('Confirmed')).toBeVisible();
});

test('a decision that was begun is not lost without a question', async () => {
  show();
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Sentence that the shop shows'), 'Half');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText('Sentence that the shop shows')).toHaveValue('Half');
});

test('an account that was deleted leaves only the sentence', async () => {
  shown = [{ ...fault, what: null, member: null, picture: null, sentence: 'It is grey.' }];
  show();
  expect(await screen.findByText('It is grey.')).toBeVisible();
  expect(screen.getByText('An account that was deleted')).toBeVisible();
  expect((await open()).getByText('Deleted with the account.')).toBeVisible();
});
