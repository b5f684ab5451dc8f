import { expect, test, vi } from 'vitest';
import { type Answer, createApiClient } from '../../lib/api-client.ts';
import { countOnServer } from './component-total.ts';

const { signal } = new AbortController();

const apiAnswering = (status: number, headers: Record<string, string>) => {
  const send = vi.fn<(path: string) => Promise<Answer>>(async () => ({
    status,
    headers: new Headers({ 'content-type': 'application/json', ...headers }),
    body: [],
  }));
  return { send, api: createApiClient({ send }) };
};

test('the shop says itself how many components it has, and one card is enough to ask', async () => {
  const { send, api } = apiAnswering(200, { 'x-total-count': '61' });
  expect(await countOnServer(api, signal)).toBe(61);
  expect(send.mock.calls[0]?.[0]).toBe('/api/component/all?limit=1');
});

test('a shop that cannot be counted has no number', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await countOnServer(apiAnswering(200, {}).api, signal)).toBeNull();
  expect(await countOnServer(apiAnswering(503, {}).api, signal)).toBeNull();
});
