import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { ViewerDialog } from './viewer-dialog.tsx';

const item = {
  _id: 'one',
  slug: 'one',
  title: 'Quiet hero',
  description: '',
  category: 'Hero',
  tags: [],
  info: '',
  imageUrl: '/media/one.webp',
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  code: 'const a = 1;',
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
} as unknown as ComponentRecord;

let tracked: PromiseWithResolvers<void>;
async function serve(path: string): Promise<Response> {
  await Promise.resolve();
  if (path === '/api/analytics/track-copy') tracked.resolve();
  return Response.json({
    _id: 'one',
    slug: 'one',
    code: item.code,
    highlighted: null,
    version: 1,
    sha256: 'a'.repeat(64),
  });
}

// Compiled before the tests, so that no test waits for it.
beforeAll(() => import('../../../state/member-actions.ts'));
beforeEach(() => {
  tracked = Promise.withResolvers();
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('ClipboardItem', vi.fn());
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { write: () => Promise.resolve() },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a copy is said for 2 s', async () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <ViewerDialog item={item} onClose={() => undefined} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Code' }));
  const button = await screen.findByRole('button', { name: 'Copy code' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    fireEvent.click(button);
    await tracked.promise;
  });
  expect(button).toHaveTextContent('Copied!');
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(button).toHaveTextContent('Copied!');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button).toHaveTextContent('Copy code');
});
