import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, createApiClient } from '../../api/api-client.ts';
import { clearPageCache } from '../../state/page-cache.ts';
import { loadInBrowser, loadOnServer } from './load.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', ...headers }),
  body,
});

const counts = [{ category: 'Hero', count: 2 }];
const asked: string[] = [];

const apiAnswering = (list: (path: string) => Answer, categories = () => json(200, counts)) =>
  createApiClient({
    send: (path) => {
      asked.push(path);
      return Promise.resolve(path.includes('/categories') ? categories() : list(path));
    },
  });

const signal = new AbortController().signal;

beforeEach(() => {
  clearPageCache();
  asked.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('the page brings the first 24 cards and the counts', async () => {
  const api = apiAnswering(() =>
    json(200, [{ _id: '1' }], { 'x-total-count': '2', link: '<?cursor=c2>; rel="next"' }),
  );
  const catalog = await loadOnServer(api, { category: 'Hero' }, signal);
  expect(catalog).toMatchObject({
    page: { items: [{ _id: '1' }], nextCursor: 'c2', total: 2 },
    categories: counts,
    failure: null,
  });
  expect(asked).toContain('/api/component/all?category=Hero&limit=24');
});

test('a failure without words of its own says that components failed to load [ERR-16]', async () => {
  const api = apiAnswering(() => json(500, { requestId: 'r-9' }));
  expect((await loadOnServer(api, {}, signal)).failure).toEqual({
    message: 'Failed to load components. Please refresh the page.',
    status: 500,
    requestId: 'r-9',
  });
});

test('a 401 on the list stays silent [ERR-16]', async () => {
  const api = apiAnswering(() => json(401, { message: 'Please sign in to continue.' }));
  expect(await loadOnServer(api, {}, signal)).toMatchObject({ failure: null, page: { items: [] } });
});

test('cards are shown even when they cannot be counted', async () => {
  const api = apiAnswering(
    () => json(200, [{ _id: '1' }]),
    () => json(503, {}),
  );
  expect(await loadOnServer(api, {}, signal)).toMatchObject({
    categories: [],
    failure: null,
    page: { items: [{ _id: '1' }] },
  });
});

test('a search that finds nothing brings what may have been meant, and nothing when that fails too', async () => {
  const suggesting = (answer: Answer) =>
    apiAnswering((path) => (path.includes('/suggest') ? answer : json(200, [])));
  const search = 'hreo';
  expect(
    await loadOnServer(suggesting(json(200, { suggestion: 'hero' })), { search }, signal),
  ).toMatchObject({ suggestion: 'hero' });
  expect(asked).toContain('/api/component/suggest?search=hreo');
  expect(await loadOnServer(suggesting(json(503, {})), { search }, signal)).not.toHaveProperty(
    'suggestion',
  );
});

test('coming back within minutes asks nobody, another filter asks again', async () => {
  const api = apiAnswering(() => json(200, [{ _id: '1' }]));
  await loadInBrowser(api, { category: 'Hero' });
  await loadInBrowser(api, { category: 'Hero' });
  expect(asked).toHaveLength(2);
  await loadInBrowser(api, { category: 'FAQ' });
  expect(asked).toHaveLength(3);
});

test('a failed list is not remembered', async () => {
  let status = 503;
  const api = apiAnswering(() => json(status, [{ _id: '1' }]));
  expect((await loadInBrowser(api, {})).failure).not.toBeNull();
  status = 200;
  expect((await loadInBrowser(api, {})).page.items).toHaveLength(1);
});
