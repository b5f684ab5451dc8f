import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { removeToken, storeToken } from '../state/session-token.ts';
import { SessionProvider } from '../state/session.tsx';
import AccountRoute from './account.tsx';

const user = { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true };

// The lazy parts of the page, loaded before the tests so that no test waits for them.
beforeAll(async () => {
  await import('../features/users/account-page.tsx');
  await import('../features/payments/billing-details.tsx');
  await import('../features/auth/change-password.tsx');
});
afterEach(() => {
  removeToken();
  vi.unstubAllGlobals();
});

const show = async (path: string) => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/auth/me'
      ? Response.json({ user })
      : Response.json({ message: 'Not today.' }, { status: 503 }),
  );
  storeToken('a'.repeat(43));
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  const Page = createRoutesStub([{ path: '/dashboard/account', Component: AccountRoute }]);
  render(
    <SessionProvider>
      <Page initialEntries={[path]} />
    </SessionProvider>,
  );
  return {
    scrolled,
    heading: await screen.findByRole('heading', { name: 'Billing details' }),
  };
};

test('whoever comes to change the billing details arrives at them', async () => {
  const { heading, scrolled } = await show('/dashboard/account#billing');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrolled.mock.contexts).toEqual([document.getElementById('billing')]);
});

test('whoever comes for the account starts at its top', async () => {
  const { heading, scrolled } = await show('/dashboard/account');
  expect(heading).not.toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a member changes the password here, by a code that goes to the own address', async () => {
  await show('/dashboard/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
  expect(dialog).toHaveTextContent('We send a 6-digit code to m@x.example');
  expect(within(dialog).getByRole('button', { name: 'Send Code' })).toBeVisible();
});
