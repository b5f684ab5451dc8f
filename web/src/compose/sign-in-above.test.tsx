import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestFile } from '@tessera/contract/requests-admin';
import type { User } from '@tessera/contract/users';
import { getQueryClient } from '../api/query-client.ts';
import { faultFormPath, ReportFault } from '../features/faults/report-fault.tsx';
import { StepDialog } from '../features/requests/admin/step-dialog.tsx';
import { MessageForm } from '../features/requests/message-form.tsx';
import { RequestForm } from '../features/requests/request-form.tsx';
import { endSession, enter, startSession } from '../state/session-store.ts';
import { removeToken } from '../state/session-token.ts';
import { AdminOnly, VerifiedOnly } from './guards.tsx';
import { SignInAbove } from './sign-in-above.tsx';

const TEXT = 'Typed with care';
const none = () => undefined;
const person = (role: 'admin' | 'user') =>
  ({ _id: 'asha', role, email: 'asha@lotusworks.example', isVerified: true }) as User;

/** The server knows nobody but who signs in. */
const server = (role: 'admin' | 'user') => (url: string) =>
  Promise.resolve(
    url.endsWith('/auth/login')
      ? Response.json({ token: 't2', user: person(role) })
      : Response.json({ message: 'Please sign in.', code: 'UNAUTHENTICATED' }, { status: 401 }),
  );

let stop: () => void;
const arrive = (role: 'admin' | 'user') => {
  vi.stubGlobal('fetch', server(role));
  act(() => enter({ token: 't1', user: person(role) }));
};
beforeEach(() => {
  stop = startSession();
});
afterEach(() => {
  act(endSession);
  stop();
  getQueryClient().clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function show(piece: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>Sign-in page</p> },
      { path: '*', element: piece },
    ],
    { initialEntries: ['/page'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.findByLabelText(label);
const type = async (label: string) => userEvent.type(await field(label), TEXT);
const ended = () => screen.queryAllByRole('alertdialog', { name: 'Your session has ended' });
const signIn = async () => {
  const [dialog] = await screen.findAllByRole('alertdialog', { name: 'Your session has ended' });
  await userEvent.type(within(dialog!).getByLabelText('Password'), 'a good password');
  await press('Sign in and continue');
  await waitFor(() => expect(ended()).toEqual([]));
};

const report = (
  <SignInAbove backTo={faultFormPath('menu')}>
    <ReportFault item={{ _id: 'c1', slug: 'menu', title: 'Menu', version: 3 }} />
  </SignInAbove>
);
const request = (
  <VerifiedOnly>
    <RequestForm onSent={none} onCancel={none} />
  </VerifiedOnly>
);

test.each([
  { name: 'a request', piece: request, label: 'Title', opener: null },
  { name: 'a fault', piece: report, label: 'What goes wrong', opener: 'Report a fault' },
])('$name of a member stays when the session ends', async ({ piece, label, opener }) => {
  arrive('user');
  show(piece);
  if (opener) await press(opener);
  await type(label);
  act(removeToken);
  await signIn();
  expect(await field(label)).toHaveValue(TEXT);
});

test('on a page that visitors may see, the sign-in page leads back to the form, which offers the text', async () => {
  arrive('user');
  const router = show(report);
  await press('Report a fault');
  await type('What goes wrong');
  act(removeToken);
  await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  await userEvent.click(screen.getAllByText('Go to the sign-in page')[0]!);
  expect(await screen.findByText('Sign-in page')).toBeVisible();
  expect(router.state.location.search).toBe(
    `?redirectTo=${encodeURIComponent('/components/menu?report=fault')}`,
  );
  arrive('user');
  await act(() => router.navigate('/components/menu?report=fault'));
  await userEvent.click(await screen.findByRole('button', { name: /^Restore your draft/ }));
  expect(await field('What goes wrong')).toHaveValue(TEXT);
});

test('of two forms with typed work, the one on top asks to sign in', async () => {
  const Both = () => {
    const [isDeclining, setDeclining] = useState(false);
    return (
      <>
        <MessageForm
          requestId="r1"
          label="Write to Meera"
          hint=""
          action="Send Reply"
          onSend={() => Promise.resolve()}
        />
        <button onClick={() => setDeclining(true)}>Decline</button>
        {isDeclining && (
          <StepDialog
            request={{ _id: 'r1' } as RequestFile}
            step="declined"
            onClose={() => setDeclining(false)}
          />
        )}
      </>
    );
  };
  arrive('admin');
  show(
    <AdminOnly fallback={null}>
      <Both />
    </AdminOnly>,
  );
  await type('Write to Meera');
  await press('Decline');
  await type('Message (optional)');
  act(removeToken);
  await waitFor(() => expect(ended()).toHaveLength(1));
  await signIn();
  expect(await field('Message (optional)')).toHaveValue(TEXT);
  await press('Cancel');
  await press('Discard changes');
  act(removeToken);
  await waitFor(() => expect(ended()).toHaveLength(1));
  expect(await field('Write to Meera')).toHaveValue(TEXT);
});
