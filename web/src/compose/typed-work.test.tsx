import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Application } from '@tessera/contract/creators';
import type { FaultRecord } from '@tessera/contract/faults-admin';
import type { SaleFile } from '@tessera/contract/payments-admin';
import type { RequestFile } from '@tessera/contract/requests-admin';
import type { Access } from '@tessera/contract/subscriptions-admin';
import type { User } from '@tessera/contract/users';
import { getQueryClient } from '../api/query-client.ts';
import { DecisionDialog } from '../features/creators/admin/decision-dialog.tsx';
import { FaultDialog } from '../features/faults/admin/fault-dialog.tsx';
import { replyTo } from '../features/requests/admin/queries.ts';
import { StepDialog } from '../features/requests/admin/step-dialog.tsx';
import { MessageForm } from '../features/requests/message-form.tsx';
import { RefundDialog } from '../features/revenue/refund-dialog.tsx';
import { GiveAccess } from '../features/users/admin/give-access.tsx';
import { UserAccess } from '../features/users/admin/user-access.tsx';
import { endSession, enter, startSession } from '../state/session-store.ts';
import { AdminOnly } from './guards.tsx';

const at = '2026-11-15T10:00:00.000Z';
const TEXT = 'Typed with care';
const none = () => undefined;
const user = { _id: 'asha', name: 'Asha', email: 'asha@lotusworks.example', isVerified: true };
const held = {
  _id: 'a1',
  kind: 'plan',
  item: { _id: 'p1', name: 'Pro' },
  source: 'admin',
  state: 'running',
  startsAt: at,
  endsAt: '2026-12-15T10:00:00.000Z',
  canRevoke: true,
  notes: [],
} satisfies Access;
const fault = {
  _id: 'f1',
  version: 3,
  what: 'The menu stays open.',
  place: '',
  browser: '',
  status: 'new',
  createdAt: at,
  updatedAt: at,
  member: null,
  component: { _id: 'c1', slug: 'menu', title: 'Menu' },
  isCurrentVersion: true,
  picture: null,
  sentence: '',
} satisfies FaultRecord;
const sale = {
  _id: 's1',
  kind: 'plan',
  item: 'Pro',
  user: { name: 'Meera', email: 'meera@example.test' },
  amount: 499,
  refundable: 499,
  isActive: false,
} as SaleFile;
const request = { _id: 'r1', updatedAt: at } as RequestFile;
const application = { _id: 'c1', name: 'Meera', status: 'pending' } as Application;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));

/** Whether the server knows the session. */
let isSignedIn: boolean;
let sent: string[];
const server = (path: string, { method, body }: RequestInit = {}) => {
  if (path.endsWith('/auth/login')) {
    isSignedIn = true;
    return Promise.resolve(Response.json({ token: 't2', user: { ...user, role: 'admin' } }));
  }
  if (!isSignedIn)
    return Promise.resolve(
      Response.json({ message: 'Please sign in.', code: 'UNAUTHENTICATED' }, { status: 401 }),
    );
  if (method === 'GET') return Promise.resolve(Response.json([]));
  sent.push(body as string);
  return Promise.resolve(
    Response.json({
      ...request,
      access: [held],
      sale,
      refund: { status: 'processed', amount: 499 },
      application,
      message: 'Decided',
    }),
  );
};

let stop: () => void;
beforeEach(() => {
  isSignedIn = true;
  sent = [];
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  stop = startSession();
  act(() => enter({ token: 't1', user: { ...user, role: 'admin' } as User }));
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
      { path: '*', element: <AdminOnly fallback={null}>{piece}</AdminOnly> },
    ],
    { initialEntries: ['/page'] },
  );
  render(<RouterProvider router={router} />);
}

const field = (label: string) => screen.findByLabelText(label);
const type = async (label: string) => userEvent.type(await field(label), TEXT);
const signIn = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  await userEvent.type(within(dialog).getByLabelText('Password'), 'a good password');
  await press('Sign in and continue');
  await waitFor(() =>
    expect(screen.queryByRole('alertdialog', { name: 'Your session has ended' })).toBeNull(),
  );
};

type Form = {
  name: string;
  piece: ReactNode;
  label: string;
  /** Opens the form and fills in what is needed besides the text. */
  open?: () => Promise<void>;
  send: string[];
};

const reason = (verb: 'reject' | 'reverse') => (
  <DecisionDialog
    application={application}
    verb={verb}
    onClose={none}
    onDecided={none}
    onFailure={none}
  />
);

const forms: Form[] = [
  {
    name: 'a message to a member',
    piece: (
      <MessageForm
        requestId="r1"
        label="Write to Meera"
        hint=""
        action="Send Reply"
        onSend={(text) => replyTo('r1', text)}
      />
    ),
    label: 'Write to Meera',
    send: ['Send Reply'],
  },
  {
    name: 'the words of a declined request',
    piece: <StepDialog request={request} step="declined" onClose={none} />,
    label: 'Message (optional)',
    send: ['Decline Request'],
  },
  {
    name: 'the decision about a fault',
    piece: <FaultDialog fault={fault} onClose={none} />,
    label: 'Sentence that the shop shows',
    send: ['Save decision'],
  },
  {
    name: 'the reason of given access',
    piece: <GiveAccess userId="u1" name="Meera" access={[]} />,
    label: 'Reason*',
    open: async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Component' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Component' }), 'split-hero');
    },
    send: ['Give access', 'Confirm'],
  },
  {
    name: 'the reason of a revocation',
    piece: <UserAccess userId="u1" access={[held]} />,
    label: 'Reason*',
    open: () => press('Revoke Pro'),
    send: ['Revoke access'],
  },
  {
    name: 'the reason of a refund',
    piece: <RefundDialog sale={sale} />,
    label: 'Reason*',
    open: () => press('Refund'),
    send: ['Refund ₹499'],
  },
  {
    name: 'the reason of a rejection',
    piece: reason('reject'),
    label: 'Reason (optional)',
    send: ['Reject Application'],
  },
  {
    name: 'the reason of a reversed approval',
    piece: reason('reverse'),
    label: 'Reason',
    send: ['Reverse approval'],
  },
];

test.each(forms)(
  '$name stays when the session ends, and is sent after signing in again',
  async ({ piece, label, open, send }) => {
    show(piece);
    await open?.();
    await type(label);
    isSignedIn = false;
    for (const button of send) await press(button);
    await signIn();
    expect(await field(label)).toHaveValue(TEXT);
    await press(send.at(-1)!);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toContain(TEXT);
    await waitFor(() => expect(drafts()).toEqual([]));
  },
);
