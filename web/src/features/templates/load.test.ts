import { expect, test } from 'vitest';
import { createApiClient } from '../../api/api-client.ts';
import { loadGalleryInBrowser, loadGalleryOnServer } from './load.ts';

const client = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  createApiClient({ send: async () => ({ status, headers: new Headers(headers), body }) });

const FAILED = 'Failed to load templates. Please refresh the page.';

test('a list that cannot be had is said in the words of the shop, and may be asked for again [ERR-26]', async () => {
  for (const load of [
    (status: number) =>
      loadGalleryOnServer(
        client(status, null, { 'x-request-id': 'r-1' }),
        {},
        new AbortController().signal,
      ),
    (status: number) => loadGalleryInBrowser(client(status, null, { 'x-request-id': 'r-1' }), {}),
  ]) {
    const { failure, page } = await load(500);
    expect(failure).toMatchObject({ message: FAILED, status: 500 });
    expect(page.items).toEqual([]);
    // A 401 is not shown as an error here.
    expect((await load(401)).failure).toBeNull();
  }
});

test('a page knows what follows it and how many there are', async () => {
  const api = client(200, [], {
    'content-type': 'application/json',
    link: '</api/template/all?limit=12&cursor=abc>; rel="next"',
    'x-total-count': '13',
  });
  expect((await loadGalleryInBrowser(api, {})).page).toEqual({
    items: [],
    nextCursor: 'abc',
    total: 13,
  });
});
