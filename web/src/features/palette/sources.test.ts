import { afterEach, expect, test, vi } from 'vitest';
import { forget } from '../../state/session-store.ts';
import { inOrder, SOURCES } from './sources.ts';

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

test('a visitor finds the way in, by either of its names', async () => {
  forget();
  expect(await findIn('Pages', 'login')).toMatchObject([{ to: '/login' }]);
  expect(await findIn('Pages', 'sign in')).toMatchObject([{ to: '/login' }]);
});

test.each([
  ['pricing', '/#pricing'],
  ['template', '/templates'],
  ['Pri', '/#pricing'],
])('the page whose name begins with %s comes first', async (words, to) => {
  const findings = [
    { label: 'Components', entries: [{ to: '/components/x', title: words, note: '' }] },
    { label: 'Pages', entries: await findIn('Pages', words) },
  ];
  expect(inOrder(findings, words)[0]!.entries[0]).toMatchObject({ to });
});

test('a page that only has the words somewhere in its name stays last', async () => {
  const findings = [
    { label: 'Components', entries: [] },
    { label: 'Pages', entries: await findIn('Pages', 'requests') },
  ];
  expect(inOrder(findings, 'requests').map(({ label }) => label)).toEqual(['Components', 'Pages']);
});
