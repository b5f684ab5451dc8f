import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@tessera/contract/users';
import { forgetLibrary } from './library-store.ts';
import { useLibrary } from './library.ts';
import { enter, forget } from './session-store.ts';
import { readToken } from './session-token.ts';

const person = (id: string) => ({ _id: id, isVerified: true }) as User;
const enterAs = (id: string) => act(() => enter({ token: id, user: person(id) }));

let calls: string[] = [];
const serve = (path: string) => {
  calls.push(`${readToken()} ${path}`);
  const savedIds = [`of-${readToken()}`];
  return Promise.resolve(Response.json({ savedIds, purchasedIds: [], activePlans: [] }));
};

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  act(forget);
  forgetLibrary();
  vi.unstubAllGlobals();
});

test('whoever takes over the account of another sees their own library', async () => {
  const { result } = renderHook(() => useLibrary());
  enterAs('asha');
  await waitFor(() => expect(result.current.savedIds).toEqual(['of-asha']));
  enterAs('bina');
  await waitFor(() => expect(result.current.savedIds).toEqual(['of-bina']));
});

test('nobody is asked about who is signed out or not verified [API-21]', async () => {
  const { result } = renderHook(() => useLibrary());
  document.dispatchEvent(new Event('visibilitychange'));
  act(() => enter({ token: 'chand', user: { ...person('chand'), isVerified: false } }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toEqual([]);
  enterAs('asha');
  await waitFor(() => expect(result.current.savedIds).toEqual(['of-asha']));
  expect(calls).toEqual(['asha /api/user/library']);
});

test('a tab nobody looks at asks for nothing until it is seen', async () => {
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { result } = renderHook(() => useLibrary());
  enterAs('asha');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toEqual([]);
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(result.current.savedIds).toEqual(['of-asha']));
  expect(calls).toHaveLength(1);
});
