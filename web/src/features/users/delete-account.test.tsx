import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Holdings } from '@tessera/contract/users';
import { getQueryClient } from '../../api/query-client.ts';
import { DeleteAccount } from './delete-account.tsx';
import { lossWords } from './loss-words.ts';

const rich: Holdings = {
  hasPassword: true,
  plans: [{ name: 'Pro', expiresAt: '2099-12-07T06:00:00.000Z' }],
  purchases: 2,
  privateComponents: 1,
  saved: 3,
};
let held: Holdings = rich;
let sent: unknown[] = [];
let refusal: string | null = null;

beforeEach(() => {
  getQueryClient().clear();
  held = rich;
  sent = [];
  refusal = null;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/user/holdings')) return Promise.resolve(Response.json(held));
    if (init.method !== 'DELETE') return Promise.resolve(Response.json({ account: 'all of it' }));
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(
      refusal === null
        ? Response.json({ success: true })
        : Response.json({ message: refusal, code: 'NOT_CONFIRMED' }, { status: 403 }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

async function ask() {
  const Page = createRoutesStub([
    {
      path: '/dashboard/account',
      Component: () => (
        <QueryClientProvider client={getQueryClient()}>
          <DeleteAccount />
        </QueryClientProvider>
      ),
    },
    { path: '/', Component: () => <h1>Home</h1> },
  ]);
  render(<Page initialEntries={['/dashboard/account']} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete My Account' }));
  return screen.findByRole('alertdialog', { name: 'Delete your account?' });
}
const confirm = async () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Delete My Account' }).at(-1)!);

test('what is lost is named with its days', () => {
  const now = new Date('2099-11-18T06:00:00.000Z');
  expect(lossWords(rich, now)).toEqual([
    'Pro, 19 days left until 7 December 2099',
    '2 components you bought',
    '1 component made for you alone',
    '3 saved components',
  ]);
});

test('the dialog names the loss, offers the data, and deletes after the password', async () => {
  const dialog = await ask();
  await waitFor(() => expect(dialog).toHaveTextContent('2 components you bought'));
  expect(screen.getByRole('button', { name: 'Download My Data' })).toBeVisible();
  await confirm();
  expect(screen.getByText('Please enter your password.')).toBeVisible();
  expect(sent).toEqual([]);
  refusal = 'That is not your password. Nothing was deleted.';
  await userEvent.type(screen.getByLabelText('Your password'), 'guess');
  await confirm();
  expect(await screen.findByText(refusal)).toBeVisible();
  refusal = null;
  await userEvent.type(screen.getByLabelText('Your password'), 'ed');
  await confirm();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(sent).toEqual([{ password: 'guess' }, { password: 'guessed' }]);
});

test('a password that was typed and then given up is not there the next time', async () => {
  await ask();
  await userEvent.type(await screen.findByLabelText('Your password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Delete My Account' }));
  expect(await screen.findByLabelText('Your password')).toHaveValue('');
});

test('whoever has no password types the address', async () => {
  held = { ...rich, hasPassword: false };
  await ask();
  await userEvent.type(await screen.findByLabelText('Your email address'), 'm@x.example');
  await confirm();
  await waitFor(() => expect(sent).toEqual([{ email: 'm@x.example' }]));
});
