import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@tessera/contract/users';
import { endSession, enter } from '../../state/session-store.ts';
import { KnownFaults } from './known-faults.tsx';
import { ReportFault } from './report-fault.tsx';

const item = { _id: 'item-1', slug: 'seat-map', title: 'Seat map', version: 3 };

type Sent = { path: string; body: FormData };
let sent: Sent[] = [];
let answer = { status: 200, body: '{}' };

/** A fake upload. The form is sent by XMLHttpRequest, because that reports progress. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  private path = '';
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json';
  abort() {}
  send(body: FormData) {
    sent.push({ path: this.path, body });
    this.status = answer.status;
    this.responseText = answer.body;
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const show = (search = '') => {
  const router = createMemoryRouter(
    [
      { path: '/components/:slug', element: <ReportFault item={item} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [`/components/seat-map${search}`] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { place: () => router.state.location, unmount };
};
const signIn = (isVerified = true) =>
  act(() =>
    enter({ token: 'a.b.c', user: { _id: 'u1', email: 'a@b.example', isVerified } as User }),
  );
const open = () => userEvent.click(screen.getByRole('button', { name: 'Report a fault' }));
const dialog = () => screen.findByRole('dialog', { name: 'Report a fault' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

beforeEach(() => {
  sent = [];
  answer = { status: 200, body: '{}' };
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => endSession());
  localStorage.clear();
  sessionStorage.clear();
});

describe('reporting a fault', () => {
  test('a visitor signs in first and comes back to the open form', async () => {
    act(() => endSession());
    const { place } = show();
    await open();
    await waitFor(() => expect(place().pathname).toBe('/login'));
    expect(new URLSearchParams(place().search).get('redirectTo')).toBe(
      '/components/seat-map?report=fault',
    );
  });

  test('who is not verified yet verifies the address first', async () => {
    signIn(false);
    const { place } = show();
    await open();
    await waitFor(() => expect(place().pathname).toBe('/verify-otp'));
    expect(place().state).toEqual({ email: 'a@b.example' });
  });

  test('after signing in the form is open, and closing it cleans the address', async () => {
    signIn();
    const { place } = show('?report=fault');
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place().search).toBe('');
  });

  test('a link with the open form shows nothing to a visitor', () => {
    act(() => endSession());
    show('?report=fault');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('version and browser are filled in; what goes wrong is asked for at its field', async () => {
    signIn();
    show();
    await open();
    const form = within(await dialog());
    expect(form.getByLabelText('Version')).toHaveValue('3');
    expect(form.getByLabelText('Your browser')).toHaveValue(navigator.userAgent);
    await send();
    const what = form.getByLabelText('What goes wrong');
    expect(what).toHaveFocus();
    expect(what).toHaveAccessibleDescription(/Please say what goes wrong/);
    await userEvent.clear(form.getByLabelText('Version'));
    await userEvent.type(form.getByLabelText('Version'), 'new');
    expect(form.getByLabelText('Version')).toHaveAccessibleDescription(/number of a version/);
    expect(sent).toEqual([]);
  });

  test('sends what was written with the picture, and says thanks in place', async () => {
    signIn();
    show();
    await open();
    const form = within(await dialog());
    await userEvent.type(form.getByLabelText('What goes wrong'), ' The menu stays open. ');
    await userEvent.type(form.getByLabelText('Where you saw it'), 'Safari');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', {
      type: 'image/png',
    });
    const small = new File(['x'], 'menu.png', { type: 'image/png' });
    await userEvent.upload(form.getByLabelText(/^A picture/), large);
    expect(form.getByText(/up to 5MB\. Please use a smaller one/)).toBeVisible();
    await userEvent.upload(form.getByLabelText(/^A picture/), small);
    await send();
    expect(await screen.findByRole('dialog', { name: 'Your report is with us' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.path).toMatch(/\/component\/item-1\/faults$/);
    const fields = Object.fromEntries(sent[0]!.body);
    expect(fields).toMatchObject({
      what: 'The menu stays open.',
      place: 'Safari',
      version: '3',
      browser: navigator.userAgent,
    });
    expect((fields['picture'] as File).name).toBe('menu.png');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  });

  test('a refusal is shown, what was written stays, and the next try has the same key', async () => {
    signIn();
    show();
    await open();
    const form = within(await dialog());
    await userEvent.type(form.getByLabelText('What goes wrong'), 'It is grey.');
    answer = { status: 409, body: JSON.stringify({ message: 'So many are open already.' }) };
    await send();
    expect(await form.findByText('So many are open already.')).toBeVisible();
    expect(form.getByLabelText('What goes wrong')).toHaveValue('It is grey.');
    answer = { status: 200, body: '{}' };
    await send();
    await screen.findByRole('dialog', { name: 'Your report is with us' });
    const [first, second] = sent.map(({ body }) => body.get('submissionId'));
    expect(first).toBe(second);
  });

  test('what was written is offered again after the page was left', async () => {
    signIn();
    const { unmount } = show();
    await open();
    const form = within(await dialog());
    await userEvent.type(form.getByLabelText('What goes wrong'), 'It is grey.');
    dispatchEvent(new Event('pagehide'));
    unmount();
    show();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Restore your draft/ }));
    expect(screen.getByLabelText('What goes wrong')).toHaveValue('It is grey.');
  });
});

describe('known faults', () => {
  test('each is a sentence with the day since when it is known', () => {
    render(
      <KnownFaults
        known={{
          version: 3,
          faults: [
            { _id: 'f1', sentence: 'The menu stays open.', since: '2026-11-15T10:00:00.000Z' },
          ],
        }}
      />,
    );
    const list = within(screen.getByRole('region', { name: 'Known faults of v3' }));
    expect(list.getByRole('listitem')).toHaveTextContent('The menu stays open. since 15 Nov 2026');
  });

  test.each([[null], [{ version: 3, faults: [] }]])(
    'without any, nothing is shown: %j',
    (known) => {
      const { container } = render(<KnownFaults known={known} />);
      expect(container).toBeEmptyDOMElement();
    },
  );
});
