import { beforeEach, expect, test, vi } from 'vitest';
import { forgetBegun, isBegun, markBegun } from './begun-errand.ts';

const wish = { redirectTo: '/dashboard', action: 'save', componentId: 'c1' } as const;

beforeEach(() => sessionStorage.clear());

test('what was begun here is done once', () => {
  markBegun(wish);
  // The URL after signing in differs from the one before.
  expect(isBegun({ action: 'save', componentId: 'c1' })).toBe(true);
  forgetBegun();
  expect(isBegun(wish)).toBe(false);
});

test.each([
  ['another thing', { ...wish, componentId: 'c2' }],
  ['another action', { ...wish, action: 'copy' as const }],
  ['the same id of another kind', { action: 'save' as const, planId: 'c1' }],
])('%s was not begun', (_what, other) => {
  markBegun(wish);
  expect(isBegun(other)).toBe(false);
});

test('nothing was begun where nothing can be noted', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  markBegun(wish);
  expect(isBegun(wish)).toBe(false);
  forgetBegun();
  vi.unstubAllGlobals();
});
