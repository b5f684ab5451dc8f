import { beforeEach, expect, test, vi } from 'vitest';
import { forgetIntent, isPendingIntent, rememberIntent } from './pending-intent.ts';

const intent = { redirectTo: '/dashboard', action: 'save', componentId: 'c1' } as const;

beforeEach(() => sessionStorage.clear());

test('what was begun here is done once', () => {
  rememberIntent(intent);
  // The URL after signing in differs from the one before.
  expect(isPendingIntent({ action: 'save', componentId: 'c1' })).toBe(true);
  forgetIntent();
  expect(isPendingIntent(intent)).toBe(false);
});

test.each([
  ['another thing', { ...intent, componentId: 'c2' }],
  ['another action', { ...intent, action: 'copy' as const }],
  ['the same id of another kind', { action: 'save' as const, planId: 'c1' }],
])('%s was not begun', (_what, other) => {
  rememberIntent(intent);
  expect(isPendingIntent(other)).toBe(false);
});

test('nothing was begun where nothing can be noted', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberIntent(intent);
  expect(isPendingIntent(intent)).toBe(false);
  forgetIntent();
  vi.unstubAllGlobals();
});
