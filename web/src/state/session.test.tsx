import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@tessera/contract/users';
import { getQueryClient } from '../api/query-client.ts';
import { answerOffer, PERSONAL_QUERY_KEY, sessionSettled } from './session-store.ts';
import { removeToken } from './session-token.ts';
import { roleHome, type Session, SessionProvider, useSession } from './session.tsx';

const person = (name: string, more: Partial<User> = {}): User => ({
  _id: `id-of-${name}`,
  name,
  email: `${name}@lotusworks.example`,
  phone: null,
  role: 'user',
  avatar: null,
  isVerified: true,
  createdAt: '2026-11-15T00:00:00.000Z',
  ...more,
});

/** The fake server: the user of each token, and the codes that can be exchanged. */
const shop = {
  holders: new Map<string, User>(),
  codes: new Map<string, { token: string; user: User }>(),
  down: false,
  calls: [] as string[],
};

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

async function serve(path: string, init: RequestInit): Promise<Response> {
  shop.calls.push(path);
  await Promise.resolve();
  if (shop.down) throw new TypeError('no network');
  const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
  const holder = shop.holders.get(bearer);
  if (path === '/api/auth/handoff') {
    const { code } = JSON.parse(init.body as string) as { code: string };
    const signedIn = shop.codes.get(code);
    shop.codes.delete(code);
    return signedIn ? answer(200, signedIn) : answer(401, {});
  }
  if (path === '/api/auth/logout') shop.holders.delete(bearer);
  return holder ? answer(200, { user: holder }) : answer(401, {});
}

const seen: { session?: Session } = {};
function Probe({ note }: { note: (session: Session) => void }) {
  const session = useSession();
  useEffect(() => note(session));
  return <p>{`${session.status} ${session.user?.name ?? 'nobody'}`}</p>;
}
const show = () =>
  render(
    <SessionProvider>
      <Probe note={(session) => void (seen.session = session)} />
    </SessionProvider>,
  );
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

beforeEach(() => {
  Object.assign(shop, { holders: new Map(), codes: new Map(), down: false, calls: [] });
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('without a token nobody is signed in and nobody is asked [ST-02]', async () => {
  show();
  await shows('out nobody');
  expect(shop.calls).toEqual([]);
});

test('a stored token is loading until the server has said whose it is [ST-01] [ST-03] [ST-04]', async () => {
  shop.holders.set('t1', person('meera'));
  localStorage.setItem('token', 't1');
  show();
  expect(screen.getByText('loading nobody')).toBeVisible();
  await shows('in meera');
  expect(shop.calls).toEqual(['/api/auth/me']);
});

test('a refusal clears token and user [ST-05] [ERR-01]', async () => {
  localStorage.setItem('token', 'old');
  show();
  await shows('out nobody');
  expect(localStorage.getItem('token')).toBeNull();
  expect(seen.session!.failed).toBe(true);
});

test('a network fault keeps the token, and the connection coming back asks again', async () => {
  shop.holders.set('t1', person('meera'));
  shop.down = true;
  localStorage.setItem('token', 't1');
  show();
  await waitFor(() => expect(shop.calls).toHaveLength(1));
  expect(screen.getByText('loading nobody')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('t1');
  shop.down = false;
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(screen.getByText('in meera')).toBeVisible();
  });
});

test('signing in stores token and user; signing out forgets both and what was theirs [ST-08]', async () => {
  show();
  await shows('out nobody');
  const user = person('meera');
  shop.holders.set('t1', user);
  act(() => seen.session!.enter({ token: 't1', user }));
  expect(screen.getByText('in meera')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('t1');

  getQueryClient().setQueryData([PERSONAL_QUERY_KEY, 'sessions'], ['a secret']);
  await act(() => seen.session!.leave());
  expect(screen.getByText('out nobody')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(getQueryClient().getQueryData([PERSONAL_QUERY_KEY, 'sessions'])).toBeUndefined();
  expect(shop.holders.has('t1')).toBe(false);
});

test('a token removed by anyone ends the session', async () => {
  shop.holders.set('t1', person('meera'));
  localStorage.setItem('token', 't1');
  show();
  await shows('in meera');
  act(() => removeToken());
  expect(screen.getByText('out nobody')).toBeVisible();
});

test('a one-time code from the address becomes a session', async () => {
  shop.codes.set('code', { token: 't2', user: person('arjun') });
  sessionStorage.setItem('arrivedToken', 'code');
  show();
  await shows('in arjun');
  expect(localStorage.getItem('token')).toBe('t2');
  expect(sessionStorage.getItem('arrivedToken')).toBeNull();
});

test('a one-time code is swapped once, however often the effects run', async () => {
  shop.codes.set('shown twice', { token: 't2', user: person('arjun') });
  sessionStorage.setItem('arrivedToken', 'shown twice');
  const states: Session[] = [];
  render(
    <StrictMode>
      <SessionProvider>
        <Probe note={(session) => void states.push(session)} />
      </SessionProvider>
    </StrictMode>,
  );
  await shows('in arjun');
  await act(() => sessionSettled());
  expect(shop.calls).toEqual(['/api/auth/handoff']);
  expect(screen.getByText('in arjun')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('t2');
  expect(states.some(({ failed }) => failed)).toBe(false);
});

test('a code whose swap the network lost is sent again', async () => {
  shop.codes.set('lost once', { token: 't2', user: person('arjun') });
  shop.down = true;
  sessionStorage.setItem('arrivedToken', 'lost once');
  show();
  // On a busy machine it may have been tried more than once by then.
  await waitFor(() => expect(shop.calls).not.toHaveLength(0));
  shop.down = false;
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(screen.getByText('in arjun')).toBeVisible();
  });
  expect(shop.calls.length).toBeGreaterThan(1);
  expect(new Set(shop.calls)).toEqual(new Set(['/api/auth/handoff']));
});

test('a session token from the address is accepted [GD-14]', async () => {
  shop.holders.set('t2', person('arjun'));
  sessionStorage.setItem('arrivedToken', 't2');
  show();
  await shows('in arjun');
  expect(shop.calls).toEqual(['/api/auth/handoff', '/api/auth/me']);
});

test.each([true, false])('another account is offered, and the answer %s counts', async (yes) => {
  shop.holders.set('t1', person('meera')).set('t2', person('arjun'));
  localStorage.setItem('token', 't1');
  sessionStorage.setItem('arrivedToken', 't2');
  show();
  await shows('in meera');
  expect(seen.session!.offered?.user.name).toBe('arjun');
  act(() => answerOffer(yes));
  expect(screen.getByText(yes ? 'in arjun' : 'in meera')).toBeVisible();
  expect(localStorage.getItem('token')).toBe(yes ? 't2' : 't1');
  expect(seen.session!.offered).toBeNull();
});

test('each role has a dashboard of its own [GD-11]', () => {
  expect(roleHome(person('meera'))).toBe('/dashboard');
  expect(roleHome(person('asha', { role: 'admin' }))).toBe('/admin/dashboard');
});
