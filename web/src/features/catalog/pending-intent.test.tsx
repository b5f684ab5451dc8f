import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeToken, storeToken } from '../../state/session-token.ts';
import { SessionProvider } from '../../state/session.tsx';
import { PendingIntent } from './pending-intent.tsx';

const user = { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true };
const Page = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <PendingIntent hasJs={() => false} titleOf={() => 'Split hero'} onCopy={() => {}} />
    ),
  },
]);
const show = (search: string) =>
  render(
    <SessionProvider>
      <Page initialEntries={[`/${search}`]} />
    </SessionProvider>,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ user }));
  storeToken('a'.repeat(43));
});
afterEach(() => {
  removeToken();
  vi.unstubAllGlobals();
});

test('the copy that somebody signed in for has the focus', async () => {
  show('?action=copy&componentId=c-1');
  await screen.findByRole('dialog', { name: 'Ready to copy' });
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Copy code' })).toHaveFocus());
});

test('a save that only a link asks for has it not', async () => {
  show('?action=save&componentId=c-1');
  await screen.findByRole('dialog', { name: 'Save this component?' });
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveFocus();
});
