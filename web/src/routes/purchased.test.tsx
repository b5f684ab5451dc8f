import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutHeader } from '@tessera/contract/code-header';
import type { Purchase } from '@tessera/contract/subscriptions';
import { getQueryClient } from '../api/query-client.ts';
import { enter, forget } from '../state/session-store.ts';
import PurchasedRoute from './purchased.tsx';

const bought = (title: string, isPublished = true): Purchase => ({
  component: {
    _id: title,
    slug: title.toLowerCase(),
    title,
    imageUrl: '/media/x.webp',
    isPublished,
  },
  purchasedAt: '2026-11-18T06:00:00.000Z',
});
let purchases: Purchase[] = [];

beforeEach(() => {
  getQueryClient().clear();
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.includes('/subscription/purchased')
        ? Response.json(purchases, {
            headers: path.includes('cursor')
              ? {}
              : { link: '</api/subscription/purchased?limit=24&cursor=next>; rel="next"' },
          })
        : path.endsWith('/code')
          ? Response.json({
              _id: 'x',
              slug: 'gone',
              code: 'const a = 1;',
              highlighted: null,
              version: 1,
              sha256: 'a'.repeat(64),
            })
          : Response.json({ savedIds: [], purchasedIds: [], activePlans: [], outdated: [] }),
    ),
  );
  enter({
    token: 'a'.repeat(43),
    user: { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true },
  } as Parameters<typeof enter>[0]);
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

const show = () => {
  const Page = createRoutesStub([
    { path: '/', Component: PurchasedRoute as () => React.ReactNode },
  ]);
  render(<Page />);
};

test('what was bought is listed with its date, a link and its code, page by page', async () => {
  const user = userEvent.setup();
  purchases = [bought('Hero'), bought('Gone', false)];
  show();
  expect(await screen.findByRole('link', { name: 'Hero' })).toHaveAttribute(
    'href',
    '/components/hero',
  );
  expect(screen.getAllByText('18 November 2026')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Gone' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy code of Gone' }));
  expect(await screen.findByText('Copied!')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^\/\/ Gone v1 · Tessera · sha256 a{12} · /);
  expect(withoutHeader(copied)).toBe('const a = 1;');
  purchases = [bought('Older')];
  await user.click(screen.getByRole('button', { name: /more/i }));
  expect(await screen.findByRole('link', { name: 'Older' })).toBeVisible();
});

test('nothing bought is said', async () => {
  purchases = [];
  show();
  expect(await screen.findByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
});

test('what was bought in two languages has a switch and both pictures', async () => {
  const hero = bought('Hero');
  purchases = [
    { ...hero, component: { ...hero.component, hasJs: true, darkImageUrl: '/media/dark.webp' } },
  ];
  show();
  expect(await screen.findByRole('radio', { name: 'JavaScript' })).not.toBeChecked();
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['/media/x.webp', '/media/dark.webp']);
});
