import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { getQueryClient } from '../api/query-client.ts';
import { CheckoutHost } from '../compose/checkout-host.tsx';
import { item, plans } from '../features/catalog/item-sample.ts';
import { forgetLibrary } from '../state/library-store.ts';
import { rememberIntent } from '../state/pending-intent.ts';
import { endPurchase } from '../state/purchase.ts';
import { removeToken, storeToken } from '../state/session-token.ts';
import { SessionProvider } from '../state/session.tsx';
import type { Route } from './+types/component.ts';
import ComponentRoute from './component.tsx';

/** The fake server: the data of the signed-in user, and the status of the code endpoint. */
const shop = { verified: true, activePlans: [] as object[], code: 200, saved: [] as string[] };

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function serve(path: string, init: RequestInit): Promise<Response> {
  await Promise.resolve();
  if (path === '/api/auth/me')
    return answer(200, {
      user: {
        _id: 'me',
        name: 'Meera',
        email: 'm@x.example',
        role: 'user',
        isVerified: shop.verified,
      },
    });
  if (path === '/api/user/library')
    return answer(200, { savedIds: shop.saved, purchasedIds: [], activePlans: shop.activePlans });
  if (path.endsWith('code'))
    return shop.code === 200
      ? answer(200, {
          code: 'const a = 1;',
          highlighted: '<span class="tok-keyword">const</span> a = 1;',
          version: 3,
        })
      : answer(shop.code, { message: 'Not now.', code: shop.code === 403 ? 'LOCKED' : 'INTERNAL' });
  if (path === '/api/user/saved-components') {
    shop.saved.push((JSON.parse(init.body as string) as { componentId: string }).componentId);
    return answer(200, { success: true });
  }
  return answer(200, {});
}

function show(
  shown: ComponentDetail,
  as: 'stranger' | 'member' = 'stranger',
  search = '',
  part?: 'code',
) {
  if (as === 'member') storeToken('a'.repeat(43));
  const route = {
    loaderData: { item: shown, plans },
    params: { slug: shown.slug, part },
  } as Route.ComponentProps;
  const Page = createRoutesStub([
    {
      path: '/components/:slug/:part?',
      Component: () => (
        <>
          <ComponentRoute {...route} />
          <CheckoutHost />
        </>
      ),
    },
    { path: '*', Component: () => <p>elsewhere</p> },
  ]);
  return render(
    <QueryClientProvider client={getQueryClient()}>
      <SessionProvider>
        <Page initialEntries={[`/components/${shown.slug}${search}`]} />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

// Compiled before the tests, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('../features/catalog/pending-intent.tsx'),
    import('../features/payments/counter.tsx'),
    import('../features/subscriptions/subscription-required.tsx'),
  ]),
);
beforeEach(() => {
  Object.assign(shop, { verified: true, activePlans: [], code: 200, saved: [] });
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  endPurchase();
  removeToken();
  forgetLibrary();
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

const offer = () => within(screen.getByRole('region', { name: 'How to get it' }));

test('says what it is, how it was checked and what it comes with', () => {
  show(item());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Three-tier pricing$/);
  expect(screen.getByText('Tiers that answer the real question.')).toBeVisible();
  expect(screen.getByText(/Put it below the fold/)).toHaveTextContent('Then breathe.');
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual([
    'Accessibility: No findings, AA',
    'Themes: Light only',
    'Tried at: 390 and 1280 px',
    'Adds: 2.1 kB gzip',
    'Other packages: clsx',
    'Licence: Tessera commercial licence',
    // The next day already in India's time zone.
    'Version: v3 · 14 Nov 2026',
  ]);
  expect(screen.getByRole('link', { name: '#dark mode' })).toHaveAttribute(
    'href',
    '/dashboard?search=dark+mode',
  );
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute(
    'href',
    '/dashboard?category=Pricing',
  );
});

test('tells a stranger exactly what opens it', async () => {
  show(item());
  expect(await offer().findByRole('heading', { level: 2 })).toHaveTextContent(
    'Included in Pro and Pro Plus',
  );
  expect(offer().getByText('Or buy it alone for ₹149, yours for good.')).toBeVisible();
  expect(offer().getByRole('link', { name: 'View plans from ₹499' })).toHaveAttribute(
    'href',
    '/#pricing',
  );
  expect(screen.getByText('The code opens with Pro, Pro Plus or a single purchase')).toBeVisible();
});

test('asks a stranger to sign in for a free one, and remembers what they wanted', () => {
  show(item({ subscriptionPlan: undefined, price: undefined }));
  expect(offer().getByText('Sign in to copy – it is free.')).toBeVisible();
  expect(offer().getByRole('link', { name: 'Sign in to copy' })).toHaveAttribute(
    'href',
    '/login?redirectTo=%2Fcomponents%2Fthree-tier-pricing&action=copy&componentId=01890000-0000-7000-8000-000000000001',
  );
});

test('shows the marked-up code to a subscriber', async () => {
  shop.activePlans = [{ ...plans[1], expiresAt: '2027-01-01T00:00:00.000Z' }];
  const { container } = show(item(), 'member', '', 'code');
  await waitFor(() => expect(container.querySelector('.tok-keyword')).toBeVisible());
  expect(screen.getAllByRole('button', { name: 'Copy code' })).toHaveLength(2);
});

test('tells a subscriber that the plan includes it', async () => {
  shop.activePlans = [{ ...plans[1], expiresAt: '2027-01-01T00:00:00.000Z' }];
  show(item(), 'member');
  await waitFor(() =>
    expect(offer().getByRole('heading', { level: 2 })).toHaveTextContent(
      'Included in your Pro Plus plan',
    ),
  );
  expect(screen.getAllByRole('button', { name: 'Copy code' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /View plans/ })).toBeNull();
});

test('keeps the lock before somebody whose plan does not reach it', async () => {
  shop.activePlans = [{ ...plans[0], expiresAt: '2027-01-01T00:00:00.000Z' }];
  show(item({ subscriptionPlan: { _id: 'plus', name: 'Pro Plus', price: 999 } }), 'member');
  // "Sign in" is shown until the member's plans are loaded.
  await waitFor(() => expect(offer().queryByRole('link', { name: 'Sign in' })).toBeNull());
  expect(screen.getByText('The code opens with Pro Plus or a single purchase')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
});

test('believes the server when it refuses after all', async () => {
  shop.activePlans = [{ ...plans[0], expiresAt: '2027-01-01T00:00:00.000Z' }];
  shop.code = 403;
  const asked = vi.fn<typeof serve>(serve);
  vi.stubGlobal('fetch', asked);
  show(item(), 'member', '', 'code');
  await waitFor(() =>
    expect(asked.mock.calls.map(([path]) => path)).toContainEqual(expect.stringMatching(/code$/)),
  );
  await waitFor(() =>
    expect(
      screen.getByText('The code opens with Pro, Pro Plus or a single purchase'),
    ).toBeVisible(),
  );
});

test('can ask again when the code does not come', async () => {
  shop.code = 500;
  getQueryClient().setDefaultOptions({ queries: { retry: false } });
  const { container } = show(item({ subscriptionPlan: undefined }), 'member', '', 'code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  shop.code = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(container.querySelector('.tok-keyword')).toBeVisible());
});

test('a visitor reads the code of a free one, and copying leads to signing in', async () => {
  const asked = vi.fn<typeof serve>(serve);
  vi.stubGlobal('fetch', asked);
  const { container } = show(
    item({ subscriptionPlan: undefined, price: undefined }),
    'stranger',
    '',
    'code',
  );
  await waitFor(() => expect(container.querySelector('.tok-keyword')).toBeVisible());
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    `/api/component/${item()._id}/free-code`,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

test('sends whoever has not verified their address to do so', async () => {
  shop.verified = false;
  show(item(), 'member');
  await waitFor(() =>
    expect(offer().getByRole('link', { name: 'Verify your email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/verify-otp\?redirectTo=/),
    ),
  );
});

test('shows no code to whoever has not verified their address', async () => {
  shop.verified = false;
  show(item(), 'member', '', 'code');
  expect(await screen.findByText('Verify your email to see the code')).toBeVisible();
});

test('saves with one press, shown at once', async () => {
  show(item(), 'member');
  const save = screen.getByRole('button', { name: 'Save Three-tier pricing' });
  expect(save).toHaveAttribute('aria-pressed', 'false');
  await screen.findByText(/The code opens with/);
  await userEvent.click(save);
  await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(shop.saved).toEqual([item()._id]));
});

test('a save that only the address asks for is offered, not done', async () => {
  show(item(), 'member', `?action=save&componentId=${item()._id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this component?' }));
  expect(dialog.getByText(/asks to keep Three-tier pricing among/)).toBeVisible();
  expect(shop.saved).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shop.saved).toEqual([item()._id]));
});

test('does what somebody wanted before they had to sign in', async () => {
  rememberIntent({ action: 'save', componentId: item()._id });
  show(item(), 'member', `?action=save&componentId=${item()._id}`);
  await waitFor(() => expect(shop.saved).toEqual([item()._id]));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save Three-tier pricing' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
});

test('opens the till for a locked one that is sold alone', async () => {
  show(item(), 'member');
  await userEvent.click(await offer().findByRole('button', { name: 'Buy Now · ₹149' }));
  expect(await screen.findByRole('dialog', { name: 'Buy Three-tier pricing' })).toBeVisible();
});

test('says what opens it when a copy is refused', async () => {
  show(item({ subscriptionPlan: undefined }), 'member');
  shop.code = 403;
  await userEvent.click(await offer().findByRole('button', { name: 'Copy code' }));
  expect(await screen.findByRole('dialog', { name: 'Subscription required' })).toBeVisible();
});

test('draws a mosaic when the picture cannot be had', async () => {
  show(item());
  const picture = screen.getByRole('img', { name: 'Preview of Three-tier pricing' });
  expect(picture).toHaveAttribute('width', '1200');
  picture.dispatchEvent(new Event('error'));
  await waitFor(() => expect(picture).not.toBeInTheDocument());
  expect(screen.getByRole('img', { name: 'Preview of Three-tier pricing' }).tagName).toBe('svg');
});
