import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SavedComponent } from '@tessera/contract/saved';
import { getQueryClient } from '../api/query-client.ts';
import { forgetLibrary } from '../state/library-store.ts';
import { removeToken, storeToken } from '../state/session-token.ts';
import { SessionProvider } from '../state/session.tsx';
import SavedRoute from './saved.tsx';

const saved = (digit: number, title: string, more: Partial<SavedComponent>): SavedComponent => ({
  _id: `01890000-0000-7000-8000-00000000000${digit}`,
  slug: `item-${digit}`,
  title,
  category: 'Hero',
  tags: [],
  imageUrl: `/media/${digit}.webp`,
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  createdAt: '2026-11-01T00:00:00.000Z',
  savedAt: '2026-11-02T00:00:00.000Z',
  mayCopy: true,
  ...more,
});
const subscriptionPlan = { _id: '01890000-0000-7000-8000-0000000000aa', name: 'Pro', price: 499 };
const codeOf = (code: string) => ({ code, version: 3, sha256: 'a'.repeat(64) });
const items = [
  saved(1, 'Open hero', { ...codeOf('const a = 1;'), subscriptionPlan }),
  saved(2, 'Shut hero', { subscriptionPlan, mayCopy: false }),
  saved(3, 'Other hero', codeOf('const b = 2;')),
];

let asked: string[];
let tracked: PromiseWithResolvers<void>;
async function serve(path: string): Promise<Response> {
  await Promise.resolve();
  asked.push(path);
  if (path === '/api/auth/me')
    return Response.json({
      user: { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true },
    });
  if (path === '/api/user/library')
    return Response.json({
      savedIds: items.map(({ _id }) => _id),
      purchasedIds: [],
      activePlans: [],
      outdated: [
        { componentId: items[1]!._id, copied: 1, copiedAt: '2026-11-03T00:00:00.000Z', current: 3 },
      ],
    });
  if (path.startsWith('/api/user/saved-components')) return Response.json(items);
  if (path === '/api/analytics/track-copy') tracked.resolve();
  return Response.json({ success: true });
}

async function show() {
  storeToken('a'.repeat(43));
  const Page = createRoutesStub([{ path: '/dashboard/saved', Component: SavedRoute }]);
  render(
    <SessionProvider>
      <Page initialEntries={['/dashboard/saved']} />
    </SessionProvider>,
  );
  await screen.findByRole('list', { name: 'Saved components' });
}

/** The icon and the text of each card's button. */
const offers = () =>
  screen.getAllByRole('button', { name: /^(Copy code|Copied!|Locked)/ }).map((button) => {
    const [, sign] = /lucide-(copy|lock|check)\b/.exec(button.innerHTML) ?? [];
    return `${sign}: ${button.textContent}`;
  });
const AT_REST = [
  'copy: Copy code of Open hero',
  'lock: Locked: Shut hero',
  'copy: Copy code of Other hero',
];

// Compiled before the tests, so that no test waits for it.
beforeAll(() => import('../features/subscriptions/subscription-required.tsx'));
beforeEach(() => {
  asked = [];
  tracked = Promise.withResolvers();
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('ClipboardItem', vi.fn());
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { write: () => Promise.resolve() },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  removeToken();
  forgetLibrary();
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

test('what came without its code is locked, and a press on it says what opens it', async () => {
  await show();
  expect(offers()).toEqual(AT_REST);
  const locked = screen.getByRole('button', { name: /^Locked/ });
  expect(locked).toHaveAttribute('title', 'Requires plan subscription');
  fireEvent.click(locked);
  expect(await screen.findByRole('dialog', { name: 'Subscription required' })).toBeVisible();
  expect(asked.filter((path) => /\/code|track-copy/.test(path))).toEqual([]);
});

test('the copied one alone says so, for 1.5 s', async () => {
  await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy code of Open hero' }));
    await tracked.promise;
  });
  const copied = AT_REST.with(0, 'check: Copied! of Open hero');
  expect(offers()).toEqual(copied);
  await act(() => vi.advanceTimersByTimeAsync(1_499));
  expect(offers()).toEqual(copied);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(offers()).toEqual(AT_REST);
});

test('a card says that a newer version than the copied one is out, and where to see it', async () => {
  await show();
  const notes = await screen.findAllByRole('link', { name: /^You copied/ });
  expect(notes.map((note) => [note.textContent, note.getAttribute('href')])).toEqual([
    ['You copied v1, v3 is out', '/components/item-2/versions'],
  ]);
});
