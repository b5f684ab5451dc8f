import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import {
  createRoutesStub,
  type NavigateFunction,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { expect, test } from 'vitest';
import { readFilter } from './filter.ts';
import { GalleryPage } from './gallery-page.tsx';
import type { Gallery } from './load.ts';

let navigate: NavigateFunction;
let categories: Gallery['categories'] = null;

function Page() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  const filter = readFilter(useSearchParams()[0]);
  return (
    <GalleryPage
      gallery={{
        filter,
        page: { items: [], nextCursor: null, total: 0 },
        categories,
        failure: null,
      }}
      isPending={false}
      downloads={{ mayHave: () => true, isUnsure: false, start: () => {}, pendingId: null }}
    />
  );
}

const Stub = createRoutesStub([{ path: '/templates', Component: Page }]);
const field = () => screen.getByRole('searchbox', { name: 'Search templates' });

test('whoever searches with Enter keeps the field, and Back brings the words of before', async () => {
  render(<Stub initialEntries={['/templates']} />);
  await userEvent.type(field(), 'studio{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('for “studio”');
  expect(field()).toHaveFocus();
  await userEvent.type(field(), ' north{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('for “studio north”');
  expect(field()).toHaveFocus();
  await act(async () => navigate(-1));
  expect(field()).toHaveValue('studio');
});

const chips = () =>
  within(screen.getByRole('navigation', { name: 'Categories' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('only categories with templates are offered, in their order and with their number', () => {
  categories = [
    { category: 'Creative', count: 1 },
    { category: 'Business', count: 2 },
  ];
  render(<Stub initialEntries={['/templates']} />);
  expect(chips()).toEqual(['All3', 'Business2', 'Creative1']);
});

test('an empty category that somebody came for is offered too', () => {
  categories = [{ category: 'Creative', count: 1 }];
  render(<Stub initialEntries={['/templates?category=Blog']} />);
  expect(chips()).toEqual(['All1', 'Blog0', 'Creative1']);
});

test('without the numbers all categories are offered', () => {
  categories = null;
  render(<Stub initialEntries={['/templates']} />);
  expect(chips()).toHaveLength(16);
});
