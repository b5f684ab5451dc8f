import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REQUIRED_MAILS } from '@tessera/contract/mail-kinds';
import type { MailSettings } from '@tessera/contract/mails';
import { MailsPage } from './mails-page.tsx';
import { StopPage } from './stop-page.tsx';

let stored: MailSettings;
let isRefused = false;
const sent: unknown[] = [];
const server = vi.fn<typeof fetch>(async (_url, init) => {
  if (init?.method !== 'PUT') return Response.json(stored);
  if (isRefused) return Response.json({ message: 'Not now.' }, { status: 500 });
  const change = JSON.parse(init.body as string) as MailSettings['mails'][number];
  sent.push(change);
  stored = { mails: stored.mails.map((one) => (one.kind === change.kind ? change : one)) };
  return Response.json(stored);
});

beforeEach(() => {
  stored = {
    mails: [
      { kind: 'plan-reminders', isOn: true },
      { kind: 'request-answers', isOn: true },
      { kind: 'version-digest', isOn: false },
    ],
  };
  isRefused = false;
  sent.length = 0;
  vi.stubGlobal('fetch', server);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the page of mails', () => {
  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MailsPage />
      </QueryClientProvider>,
    );
  const digest = () =>
    screen.findByRole('switch', { name: 'Newer versions of what you copied, once a month' });

  test('shows what is always sent with a reason, and what may be switched', async () => {
    show();
    expect(await digest()).not.toBeChecked();
    expect(await digest()).toHaveAccessibleDescription(/first day of a month/);
    expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(2);
    for (const { title, reason } of REQUIRED_MAILS) {
      const entry = screen.getByText(title).closest('li')!;
      expect(entry).toHaveTextContent(reason);
      expect(within(entry).getByText('Always on')).toBeVisible();
    }
  });

  test('a switch applies at once, by keyboard too', async () => {
    show();
    (await digest()).focus();
    await userEvent.keyboard(' ');
    expect(await digest()).toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ kind: 'version-digest', isOn: true }]));
  });

  test('a switch goes back when the server refuses', async () => {
    show();
    isRefused = true;
    await userEvent.click(await digest());
    await waitFor(async () => expect(await digest()).not.toBeChecked());
    expect(sent).toEqual([]);
  });
});

describe('the page that stops mails', () => {
  const show = (search: string) =>
    render(
      <MemoryRouter initialEntries={[`/mails/stop${search}`]}>
        <StopPage />
      </MemoryRouter>,
    );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Stop these mails' }));
  const posted = vi.fn<typeof fetch>();
  beforeEach(() => {
    posted.mockReset();
    vi.stubGlobal('fetch', posted);
  });

  test('one press stops the kind that the link names', async () => {
    posted.mockResolvedValue(Response.json({}));
    show('?kind=plan-reminders&signed=a.b.c');
    expect(screen.getByText('Reminders about your plan.')).toBeVisible();
    expect(posted).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect(posted.mock.calls[0]).toMatchObject(['/api/mail/stop?token=a.b.c', { method: 'POST' }]);
  });

  test('a failure is said, and the button stays', async () => {
    posted.mockResolvedValueOnce(Response.json({}, { status: 503 }));
    show('?kind=plan-reminders&signed=a.b.c');
    await press();
    expect(await screen.findByText(/try again in a moment/)).toBeVisible();
    posted.mockResolvedValueOnce(Response.json({}, { status: 400 }));
    await press();
    expect(await screen.findByText(/This link is not valid/)).toBeVisible();
  });

  test.each(['', '?signed=a.b.c', '?kind=nonsense&signed=a', '?kind=plan-reminders'])(
    'a link that cannot work says so: "%s"',
    (search) => {
      show(search);
      expect(screen.getByRole('alert')).toHaveTextContent('This link is not valid');
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/mails');
    },
  );
});
