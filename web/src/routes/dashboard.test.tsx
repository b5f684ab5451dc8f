import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentCard } from '@tessera/contract/catalog';
import { GETTING_STARTED_STORAGE_KEY } from '../lib/storage-keys.ts';
import { findLibrary, forgetLibrary } from '../state/library-store.ts';
import { removeToken, storeToken } from '../state/session-token.ts';
import { SessionProvider } from '../state/session.tsx';
import type { Route } from './+types/dashboard.ts';
import DashboardPage from './dashboard.tsx';

const pro = { _id: 'plan-pro', name: 'Pro', price: 499 };
const plus = { _id: 'plan-plus', name: 'Pro Plus', price: 999 };

const card = (id: string, title: string, subscriptionPlan?: typeof pro): ComponentCard => ({
  _id: id,
  slug: id,
  title,
  description: '',
  category: 'Hero',
  tags: [],
  info: '',
  imageUrl: `/media/${id}.webp`,
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  ...(subscriptionPlan && { subscriptionPlan }),
  createdAt: '2026-11-01T00:00:00.000Z',
});
const free = card('free', 'Free hero');
const ofPro = card('pro', 'Pro hero', pro);
const ofPlus = card('plus', 'Plus hero', plus);
const bought = card('bought', 'Bought hero', plus);
const cards = [free, ofPro, ofPlus, bought];

/** The fake server: the requests it got, the member's data, and its status for code requests. */
const shop = { asked: [] as string[], holds: [] as object[], bought: [] as string[], code: 200 };
let tracked: PromiseWithResolvers<void>;

async function serve(path: string): Promise<Response> {
  await Promise.resolve();
  shop.asked.push(path);
  if (path === '/api/auth/me')
    return Response.json({
      user: { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true },
    });
  if (path === '/api/user/library')
    return Response.json({ savedIds: [], purchasedIds: shop.bought, activePlans: shop.holds });
  if (path === '/api/analytics/track-copy') tracked.resolve();
  if (path.endsWith('/code'))
    return shop.code === 200
      ? Response.json({
          _id: 'free',
          slug: 'free',
          code: 'const a = 1;',
          highlighted: null,
          version: 1,
          sha256: 'a'.repeat(64),
        })
      : Response.json({ message: 'Not yours.', code: 'LOCKED' }, { status: shop.code });
  return Response.json({ success: true });
}

async function show(as: 'stranger' | 'member') {
  if (as === 'member') storeToken('a'.repeat(43));
  const loaderData = {
    filter: {},
    categories: [],
    page: { items: cards, nextCursor: null, total: cards.length },
    failure: null,
  };
  const Page = createRoutesStub([
    {
      path: '/dashboard',
      Component: () => <DashboardPage {...({ loaderData } as unknown as Route.ComponentProps)} />,
    },
  ]);
  render(
    <SessionProvider>
      <Page initialEntries={['/dashboard']} />
    </SessionProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

/** The icon and the text of each card's button. */
const offers = () =>
  screen.getAllByRole('button', { name: /^(Copy code|Copied!)/ }).map((button) => {
    const [, sign] = /lucide-(copy|lock|check)\b/.exec(button.innerHTML) ?? [];
    return `${sign}: ${button.textContent}`;
  });
const offersWith = (...locked: ComponentCard[]) =>
  cards.map((one) =>
    locked.includes(one)
      ? `lock: Copy code of ${one.title} (locked)`
      : `copy: Copy code of ${one.title}`,
  );

// Compiled before the tests, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('../state/member-actions.ts'),
    import('../features/subscriptions/subscription-required.tsx'),
  ]),
);
beforeEach(() => {
  Object.assign(shop, { asked: [], holds: [], bought: [], code: 200 });
  tracked = Promise.withResolvers();
  localStorage.setItem(GETTING_STARTED_STORAGE_KEY, 'yes');
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
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('what is not free is locked for a stranger, about whose purchases nobody asks [API-21]', async () => {
  await show('stranger');
  expect(offers()).toEqual(offersWith(ofPro, ofPlus, bought));
  expect(shop.asked).toEqual([]);
});

test('what is free, bought or in the plan is open for a member, and the rest is locked', async () => {
  Object.assign(shop, {
    bought: [bought._id],
    holds: [{ ...pro, duration: 30, expiresAt: '2027-01-01T00:00:00.000Z', accessiblePlans: [] }],
  });
  await show('member');
  await waitFor(() => expect(offers()).toEqual(offersWith(ofPlus)));
  expect(shop.asked).toContain('/api/user/library');
});

test('a press on what is locked says what opens it, asks for no code and copies nothing', async () => {
  await show('member');
  await waitFor(() => expect(findLibrary()).toBeDefined());
  fireEvent.click(screen.getByRole('button', { name: 'Copy code of Pro hero (locked)' }));
  expect(await screen.findByRole('dialog', { name: 'Subscription required' })).toBeVisible();
  expect(shop.asked.filter((path) => /code|track-copy/.test(path))).toEqual([]);
});

test('the copied one alone says so, for 1.5 s', async () => {
  await show('member');
  const button = await screen.findByRole('button', { name: 'Copy code of Free hero' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    fireEvent.click(button);
    await tracked.promise;
  });
  const before = offersWith(ofPro, ofPlus, bought);
  const copied = before.with(0, 'check: Copied! of Free hero');
  expect(offers()).toEqual(copied);
  await act(() => vi.advanceTimersByTimeAsync(1_499));
  expect(offers()).toEqual(copied);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(offers()).toEqual(before);
});

test('what the server refuses is not called copied', async () => {
  shop.code = 403;
  await show('member');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy code of Free hero' }));
  expect(await screen.findByRole('dialog', { name: 'Subscription required' })).toBeVisible();
  expect(screen.queryByText(/Copied!/)).toBeNull();
  expect(shop.asked).not.toContain('/api/analytics/track-copy');
});
