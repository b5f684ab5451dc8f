import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedComponent } from '@tessera/contract/saved';
import { getQueryClient } from '../../api/query-client.ts';
import { SavedPage } from './saved-page.tsx';

const saved = (number: number): SavedComponent => ({
  _id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  slug: `card-${number}`,
  title: `Card ${number}`,
  category: 'Hero',
  tags: [],
  imageUrl: `/media/${number}.webp`,
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  createdAt: '2026-11-01T00:00:00.000Z',
  savedAt: '2026-11-02T00:00:00.000Z',
  mayCopy: true,
});

/** The cursor is the number of the page. */
let pages: SavedComponent[][] = [];
const serve = (address: string) => {
  const number = Number(new URL(address, 'http://shop').searchParams.get('cursor') ?? 0);
  const link = `</api/user/saved-components?cursor=${number + 1}>; rel="next"`;
  const headers = number + 1 < pages.length ? { link } : undefined;
  return Promise.resolve(Response.json(pages[number], { ...(headers && { headers }) }));
};

function show(remove: (id: string) => Promise<void> = () => Promise.resolve(), search = '') {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <SavedPage total={3} remove={remove} copy={() => {}} explain={() => {}} copiedId={null} />
      ),
    },
  ]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Page initialEntries={[`/dashboard/saved${search}`]} />
    </QueryClientProvider>,
  );
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((it) => it.textContent);
const takeOff = async (title: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^Remove ${title}`) }));

beforeEach(() => vi.stubGlobal('fetch', serve));
afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

test('taking off everything on a page brings the next one, not the empty list', async () => {
  pages = [[saved(1)], [], [saved(2)]];
  show(() => Promise.resolve());
  await waitFor(() => expect(titles()).toEqual(['Card 1']));
  await takeOff('Card 1');
  await waitFor(() => expect(titles()).toEqual(['Card 2']));
  await takeOff('Card 2');
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
});

test('a refusal brings back that one alone, where it stood', async () => {
  pages = [[saved(1), saved(2), saved(3)]];
  const refuse: (() => void)[] = [];
  show((id) =>
    id === saved(2)._id
      ? new Promise((_, reject) => refuse.push(() => reject(new Error('No.'))))
      : Promise.resolve(),
  );
  await waitFor(() => expect(titles()).toHaveLength(3));
  await takeOff('Card 2');
  await waitFor(() => expect(titles()).toEqual(['Card 1', 'Card 3']));
  await takeOff('Card 3');
  await waitFor(() => expect(titles()).toEqual(['Card 1']));
  refuse[0]!();
  await waitFor(() => expect(titles()).toEqual(['Card 1', 'Card 2']));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to remove');
});

const pro = { _id: '01890000-0000-7000-8000-0000000000aa', name: 'Pro', price: 499 };

test('says how many are saved, also before all are loaded', async () => {
  pages = [[saved(1)], [saved(2)]];
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 saved'));
});

test('a search looks through all pages, and the address has it', async () => {
  pages = [[saved(1)], [{ ...saved(2), tags: ['dark mode'] }], [saved(3)]];
  show();
  await waitFor(() => expect(titles()).toEqual(['Card 1']));
  await userEvent.type(screen.getByRole('searchbox'), '#dark');
  await waitFor(() => expect(titles()).toEqual(['Card 2']));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 3 saved'));
  await userEvent.type(screen.getByRole('searchbox'), 'est');
  expect(await screen.findByText('No Saved Components Found')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all saved' }));
  await waitFor(() => expect(titles()).toEqual(['Card 1', 'Card 2', 'Card 3']));
});

test('plan, category and order come from the address, with what is there to choose', async () => {
  pages = [
    [
      { ...saved(3), subscriptionPlan: pro },
      { ...saved(1), subscriptionPlan: pro },
      { ...saved(2), category: 'FAQ', subscriptionPlan: pro },
      saved(4),
    ],
  ];
  show(undefined, '?plan=Pro&category=Hero&sort=title');
  await waitFor(() => expect(titles()).toEqual(['Card 1', 'Card 3']));
  await userEvent.click(screen.getByRole('combobox', { name: 'Category' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All categories',
    'FAQ',
    'Hero',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'All categories' }));
  await waitFor(() => expect(titles()).toEqual(['Card 1', 'Card 2', 'Card 3']));
});

test('without an item in two languages there is nothing to choose', async () => {
  pages = [[saved(1)]];
  show();
  await waitFor(() => expect(titles()).toEqual(['Card 1']));
  expect(screen.queryByRole('radiogroup', { name: 'Code language' })).toBeNull();
});

test('with one such item among others the language of the copies can be chosen', async () => {
  pages = [[saved(1), { ...saved(2), hasJs: true, gzipBytes: 6_229, interactive: true }]];
  show();
  expect(await screen.findByRole('radiogroup', { name: 'Code language' })).toBeVisible();
  expect(screen.getByText('6.2 kB · interactive')).toBeVisible();
});
