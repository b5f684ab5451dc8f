import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@tessera/contract/users';
import { changeSaved, detourFor, toggleSaved } from './errand.ts';
import { findLibrary, refreshLibrary } from './library-store.ts';
import { LOADING } from './session-store.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const wish = { redirectTo: '/dashboard', action: 'save', componentId: ID } as const;

const network = { calls: [] as string[], status: 200, waiting: [] as (() => void)[], slow: false };

async function serve(path: string, { method }: RequestInit): Promise<Response> {
  network.calls.push(`${method} ${path}`);
  if (network.slow) await new Promise<void>((resolve) => network.waiting.push(resolve));
  const body = path.endsWith('/library')
    ? { savedIds: [], purchasedIds: [], activePlans: [] }
    : { success: true };
  return Response.json(network.status === 200 ? body : { message: 'No room left.' }, {
    status: network.status,
  });
}

beforeEach(async () => {
  Object.assign(network, { calls: [], status: 200, waiting: [], slow: false });
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await refreshLibrary();
  network.calls = [];
});

test('whoever is signed out goes to sign in with the wish; whoever is not verified, to verify', () => {
  const query = `?redirectTo=%2Fdashboard&action=save&componentId=${ID}`;
  expect(detourFor({ ...LOADING, status: 'out' }, wish)).toEqual({ to: `/login${query}` });
  const user = { email: 'meera@lotusworks.example', isVerified: false } as User;
  expect(detourFor({ ...LOADING, status: 'in', user }, wish)).toEqual({
    to: `/verify-otp${query}`,
    state: { email: user.email },
  });
  expect(detourFor({ ...LOADING, status: 'in', user: { ...user, isVerified: true } }, wish)).toBe(
    null,
  );
});

test('a save shows at once, before the server has answered', async () => {
  network.slow = true;
  const done = changeSaved(ID, true);
  expect(findLibrary()?.savedIds).toEqual([ID]);
  await vi.waitFor(() => expect(network.waiting).toHaveLength(1));
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
  await vi.waitFor(() => expect(network.waiting).toHaveLength(1));
  network.slow = false;
  network.waiting[0]!();
  await done;
  expect(network.calls).toEqual([
    'POST /api/user/saved-components',
    `DELETE /api/user/saved-components/${ID}`,
  ]);
  expect(findLibrary()?.savedIds).toEqual([]);
});

test('a session that has ended meanwhile leads to sign in', async () => {
  network.status = 401;
  expect(await toggleSaved(wish)).toEqual({
    to: `/login?redirectTo=%2Fdashboard&action=save&componentId=${ID}`,
  });
});
