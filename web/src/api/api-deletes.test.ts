import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminApi } from './admin-api.ts';
import { browserApi } from './browser-api.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const ONE = { params: { id: ID } };

const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ success: true })));
beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a component [API-15]', 'component', () => adminApi.call('deleteComponent', ONE)],
  ['a template [API-33]', 'template', () => adminApi.call('deleteTemplate', ONE)],
  [
    'something saved [API-18]',
    'user/saved-components',
    () => browserApi.call('unsaveComponent', ONE),
  ],
])('%s is deleted by its address alone, without a body', async (_what, path, remove) => {
  await remove();
  expect(asked).toHaveBeenCalledOnce();
  const [address, { method, body } = {}] = asked.mock.calls[0]!;
  expect([method, address, body ?? null]).toEqual(['DELETE', `/api/${path}/${ID}`, null]);
});
