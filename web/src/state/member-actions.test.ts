import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { User } from '@tessera/contract/users';
import { findLibrary, refreshLibrary } from './library-store.ts';
import { changeSaved, signInRedirectFor, toggleSaved } from './member-actions.ts';
import {
  enter,
  forget,
  LOADING,
  sessionSettled,
  sessionState,
  startSession,
} from './session-store.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const intent = { redirectTo: '/dashboard', action: 'save', componentId: ID } as const;

const network = {
  calls: [] as string[],
  status: 200,
  waiting: [] as (() => void)[],
  slow: false,
  purchased: [] as string[],
};

async function serve(path: string, { method }: RequestInit): Promise<Response> {
  network.calls.push(`${method} ${path}`);
  if (network.slow) await new Promise<void>((resolve) => network.waiting.push(resolve));
  if (path.endsWith('/me') && network.status === 200) return Response.json({ user: user('asha') });
  const body = path.endsWith('/library')
    ? { savedIds: [], purchasedIds: network.purchased, activePlans: [] }
    : { success: true };
  return Response.json(network.status === 200 ? body : { message: 'No room left.' }, {
    status: network.status,
  });
}

beforeEach(async () => {
  Object.assign(network, { calls: [], status: 200, waiting: [], slow: false, purchased: [] });
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await refreshLibrary();
  network.calls = [];
});

test('whoever is signed out goes to sign in with the intent; whoever is not verified, to verify', () => {
  const query = `?redirectTo=%2Fdashboard&action=save&componentId=${ID}`;
  expect(signInRedirectFor({ ...LOADING, status: 'out' }, intent)).toEqual({
    to: `/login${query}`,
  });
  const user = { email: 'meera@lotusworks.example', isVerified: false } as User;
  expect(signInRedirectFor({ ...LOADING, status: 'in', user }, intent)).toEqual({
    to: `/verify-otp${query}`,
    state: { email: user.email },
  });
  expect(
    signInRedirectFor({ ...LOADING, status: 'in', user: { ...user, isVerified: true } }, intent),
  ).toBe(null);
});

test('a save shows at once, before the server has answered', async () => {
  network.slow = true;
  const done = changeSaved(ID, true);
  expect(findLibrary()?.savedIds).toEqual([ID]);
  await expect.poll(() => network.waiting).toHaveLength(1);
  network.waiting[0]!();
  await done;
  expect(findLibrary()?.savedIds).toEqual([ID]);
});

test('a refusal takes it back', async () => {
  network.status = 409;
  await expect(changeSaved(ID, true)).rejects.toThrow('No room left.');
  expect(findLibrary()?.savedIds).toEqual([]);
});

test('presses while one is on its way end with the last of them', async () => {
  network.slow = true;
  const done = changeSaved(ID, true);
  await changeSaved(ID, false);
  await changeSaved(ID, true);
  await changeSaved(ID, false);
  await expect.poll(() => network.waiting).toHaveLength(1);
  network.slow = false;
  network.waiting[0]!();
  await done;
  expect(network.calls).toEqual([
    'POST /api/user/saved-components',
    `DELETE /api/user/saved-components/${ID}`,
  ]);
  expect(findLibrary()?.savedIds).toEqual([]);
});

const user = (id: string) => ({ _id: id, isVerified: true }) as User;

test('a purchase is not lost to a save that was made while it was asked for', async () => {
  Object.assign(network, { slow: true, purchased: ['bought'] });
  const asked = refreshLibrary();
  await expect.poll(() => network.waiting).toHaveLength(1);
  network.slow = false;
  await changeSaved(ID, true);
  network.waiting[0]!();
  await asked;
  expect(findLibrary()).toEqual({
    savedIds: [ID],
    purchasedIds: ['bought'],
    activePlans: [],
    outdated: [],
  });
});

test('what was on its way for one person does nothing to the next', async () => {
  enter({ token: 'asha', user: user('asha') });
  await refreshLibrary();
  Object.assign(network, { slow: true, purchased: ['bought'] });
  const done = Promise.all([changeSaved(ID, true), changeSaved(ID, false), refreshLibrary()]);
  await expect.poll(() => network.waiting).toHaveLength(2);
  enter({ token: 'bina', user: user('bina') });
  network.calls = [];
  Object.assign(network, { slow: false, status: 409 });
  for (const answer of network.waiting) answer();
  await done;
  expect(findLibrary()).toBeUndefined();
  expect(network.calls).toEqual([]);
  forget();
});

test('a session that has ended meanwhile leads to sign in, once that is certain', async () => {
  enter({ token: 'asha', user: user('asha') });
  onTestFinished(startSession());
  await sessionSettled();
  network.status = 401;
  expect(await toggleSaved(intent)).toEqual({
    to: `/login?redirectTo=%2Fdashboard&action=save&componentId=${ID}`,
  });
  expect(sessionState().status).toBe('out');
});
