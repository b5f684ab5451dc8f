import { afterEach, expect, test, vi } from 'vitest';
import { SOURCES } from './sources.ts';

afterEach(() => void vi.unstubAllGlobals());

const { signal } = new AbortController();
const findIn = (label: string, words: string) =>
  SOURCES.find((source) => source.label === label)!.find(words, signal);

test('a template is found by its name, and nothing is asked before there are words', async () => {
  const fetching = vi.fn<typeof fetch>(async () =>
    Response.json([{ slug: 'deodar-house', title: 'Deodar House', category: 'Hospitality' }]),
  );
  vi.stubGlobal('fetch', fetching);
  expect(await findIn('Templates', '')).toEqual([]);
  expect(fetching).not.toHaveBeenCalled();
  expect(await findIn('Templates', 'deodar')).toEqual([
    { to: '/templates/deodar-house', title: 'Deodar House', note: 'Hospitality' },
  ]);
  expect(fetching.mock.calls[0]![0]).toMatch(/\/template\/all\?.*search=deodar/);
});

test('the page of custom requests is found', async () => {
  expect(await findIn('Pages', 'requests')).toMatchObject([{ to: '/dashboard/requests' }]);
});
