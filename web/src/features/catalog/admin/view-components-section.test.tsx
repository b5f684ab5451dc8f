import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { getQueryClient } from '../../../api/query-client.ts';
import { ViewComponentsSection } from './view-components-section.tsx';

const meera = { _id: '01890000-0000-7000-8000-0000000000c1', name: 'Meera Nair' };
const component = (title: string, creator: ComponentRecord['creator']) => ({
  _id: title,
  slug: title,
  title,
  description: '',
  category: 'Heroes',
  tags: [],
  imageUrl: '/media/one.webp',
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  status: 'published',
  creator,
  updatedAt: '2026-11-01T00:00:00.000Z',
});

let asked: URL[];
const serve = (path: string) => {
  const url = new URL(path, 'http://shop.test');
  asked.push(url);
  if (url.pathname.endsWith('/creators'))
    return Promise.resolve(
      Response.json({
        creators: [
          {
            ...meera,
            email: 'meera@example.test',
            createdAt: '2026-11-01T06:00:00.000Z',
            endedAt: null,
          },
        ],
        isMore: false,
      }),
    );
  if (!url.pathname.includes('/component/')) return Promise.resolve(Response.json([]));
  const all = [
    component('Aurora hero', meera),
    component('Quiet hero', null),
    component('Old hero', { _id: '01890000-0000-7000-8000-0000000000c2', name: null }),
  ];
  const creator = url.searchParams.get('creator');
  const items = creator ? all.filter((one) => one.creator?._id === creator) : all;
  return Promise.resolve(Response.json({ items, total: items.length, isMore: false }));
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

const show = (search = '') => {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <output>{useLocation().search}</output>
          <ViewComponentsSection />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Page initialEntries={[`/${search}`]} />
    </QueryClientProvider>,
  );
};
/** The title of each row and its cell below this heading. */
const column = (name: string) => {
  const table = screen.getByRole('table', { name: 'Components' });
  const place = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === name);
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = within(row).getAllByRole('cell');
      return cells[place]!.textContent;
    });
};
const listings = () =>
  asked
    .filter(({ pathname }) => pathname === '/api/component/admin/all')
    .map(({ searchParams }) => searchParams.get('creator'));

test('a component names who made it; the shop has no name, and who was deleted has none any more', async () => {
  show();
  await screen.findByRole('cell', { name: 'Meera Nair' });
  expect(column('Creator')).toEqual(['Meera Nair', '–', 'Deleted creator']);
});

test('the list is narrowed to a creator who is found by typing, and the address says which', async () => {
  show();
  await screen.findByRole('cell', { name: 'Meera Nair' });
  const filter = screen.getByRole('combobox', { name: 'Creator' });
  await userEvent.type(filter, 'mee');
  await vi.waitFor(() =>
    expect(asked.some(({ searchParams }) => searchParams.get('search') === 'mee')).toBe(true),
  );
  await userEvent.click(await screen.findByRole('option', { name: /Meera Nair/ }));
  expect(await screen.findByText(`?creator=${meera._id}`)).toBeVisible();
  await vi.waitFor(() => expect(column('Creator')).toEqual(['Meera Nair']));
  expect(listings()).toEqual([null, meera._id]);
  expect(filter).toHaveValue('Meera Nair · meera@example.test');
});

test('the creator in the address narrows the list from the start', async () => {
  show(`?creator=${meera._id}`);
  await screen.findByRole('cell', { name: 'Meera Nair' });
  expect(column('Creator')).toEqual(['Meera Nair']);
  expect(listings()).toEqual([meera._id]);
  expect(screen.getByRole('combobox', { name: 'Creator' })).toHaveValue(
    'Meera Nair · meera@example.test',
  );
});
