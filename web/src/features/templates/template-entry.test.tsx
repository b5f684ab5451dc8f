import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { TemplateCard } from '@tessera/contract/templates';
import { forgetLibrary } from '../../state/library-store.ts';
import { removeToken, storeToken } from '../../state/session-token.ts';
import { SessionProvider } from '../../state/session.tsx';
import { useDownloads } from './download.ts';
import { TemplateEntry } from './template-entry.tsx';

const pro = { _id: 'plan-pro', name: 'Pro', price: 499 };
const template = {
  _id: 'deodar',
  slug: 'deodar-house',
  title: 'Deodar House',
  description: 'A hotel.',
  category: 'Hospitality',
  previewUrl: '/preview',
  pictures: [],
  images: [],
  subscriptionPlan: { ...pro, alsoOpenTo: [] },
} as unknown as TemplateCard;

const Page = createRoutesStub([
  { path: '/', Component: () => <TemplateEntry template={template} downloads={useDownloads()} /> },
]);

/** A library response that waits until the test releases it. */
function serve(activePlans: object[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/me')
      return Response.json({
        user: { _id: 'me', name: 'Meera', email: 'm@x.example', role: 'user', isVerified: true },
      });
    await promise;
    return Response.json({ savedIds: [], purchasedIds: [], activePlans });
  });
  return () => act(async () => resolve());
}

const show = () =>
  render(
    <SessionProvider>
      <Page initialEntries={['/']} />
    </SessionProvider>,
  );
const busy = () => screen.queryByRole('button', { name: 'Checking your plan for Deodar House' });
const required = () => screen.queryByRole('link', { name: 'Requires plan Pro' });

afterEach(() => {
  removeToken();
  forgetLibrary();
  vi.unstubAllGlobals();
});

test('whoever is signed in sees neither a way to pay nor a download before it is known what they hold', async () => {
  const letAnswer = serve([{ ...pro, accessiblePlans: [] }]);
  storeToken('a'.repeat(43));
  show();
  expect(busy()).toHaveAttribute('aria-busy', 'true');
  expect(required()?.parentElement).toHaveClass('signed-in:hidden');
  await letAnswer();
  expect(
    await screen.findByRole('button', { name: 'Download Template: Deodar House' }),
  ).toBeVisible();
  expect(busy()).toBeNull();
});

test('whoever holds nothing is shown the plan as soon as that is known', async () => {
  const letAnswer = serve([]);
  storeToken('a'.repeat(43));
  show();
  expect(busy()).not.toBeNull();
  await letAnswer();
  await waitFor(() => expect(busy()).toBeNull());
  expect(required()?.parentElement).not.toHaveClass('signed-in:hidden');
});

test('a visitor is shown the plan', async () => {
  serve([]);
  show();
  await waitFor(() => expect(busy()).toBeNull());
  expect(required()).toHaveAttribute('href', '/#pricing');
});
