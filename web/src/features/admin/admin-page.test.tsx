import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminPage } from './admin-page.tsx';
import type { SectionComponents } from './sections.ts';

const width = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };

const queries = new QueryClient();
const pagesWith = (pieces: SectionComponents) =>
  createRoutesStub([
    { path: '/', Component: () => <p>the home page</p> },
    {
      path: '/admin/dashboard',
      Component: () => (
        <QueryClientProvider client={queries}>
          <AdminPage pieces={pieces} />
        </QueryClientProvider>
      ),
    },
  ]);
const Pages = pagesWith({});

const counts = {
  waiting: { applications: 2, requests: 0, faults: 3, money: 1 },
  sizes: { users: 3_417, components: 90, templates: 0, plans: 10_000 },
};

const show = (search = '') => render(<Pages initialEntries={[`/admin/dashboard${search}`]} />);
const sidebar = () => within(screen.getByRole('navigation', { name: 'Admin' }));
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => width);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(counts)));
  localStorage.setItem('token', 'a-token');
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the sidebar is in the order of the spec', () => {
  show();
  const items = sidebar().getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Users',
    'Add Component',
    'View Components',
    'Add Template',
    'View Templates',
    'Analytics',
    'Revenue',
    'Creator Applications',
    'Requests',
    'Faults',
    'Subscription Plans',
    'Audit Log',
    'Profile',
    'Logout',
  ]);
});

test('the sections stand under headings, in groups that are named lists', () => {
  show();
  const groups = sidebar()
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length);
  expect(groups).toEqual([1, 5, 1, 3, 3, 1]);
  const people = within(sidebar().getByRole('list', { name: 'People' }));
  expect(people.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Creator Applications',
    'Requests',
    'Faults',
  ]);
});

test('numbers stand beside the sections: what waits, and how much there is', async () => {
  show();
  const link = (name: string) => sidebar().getByRole('link', { name });
  await waitFor(() => expect(link('Users')).toHaveTextContent('Users3,417'));
  expect(link('Users')).toHaveAccessibleDescription('3,417 in all');
  expect(link('Creator Applications')).toHaveTextContent('Creator Applications2');
  expect(link('Creator Applications')).toHaveAccessibleDescription('2 waiting');
  expect(link('Requests')).toHaveTextContent(/^Requests$/);
  expect(link('Faults')).toHaveAccessibleDescription('3 waiting');
  expect(link('View Templates')).toHaveTextContent('View Templates0');
  expect(link('Subscription Plans')).toHaveTextContent('Subscription Plans10,000+');
});

test('the numbers are fetched anew after a change', async () => {
  show();
  const applications = () => sidebar().getByRole('link', { name: 'Creator Applications' });
  await waitFor(() => expect(applications()).toHaveTextContent('2'));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ ...counts, waiting: { ...counts.waiting, applications: 1 } })),
  );
  await act(() =>
    queries
      .getMutationCache()
      .build(queries, { mutationFn: () => Promise.resolve() })
      .execute(undefined),
  );
  await waitFor(() => expect(applications()).toHaveTextContent('Creator Applications1'));
});

test.each(['', '?section=nonsense'])('Users is shown at "%s"', (search) => {
  show(search);
  expect(heading()).toHaveTextContent('User Management');
  expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Users');
});

test('a section has an address of its own', async () => {
  show();
  await userEvent.click(sidebar().getByRole('link', { name: 'Revenue' }));
  expect(heading()).toHaveTextContent('Revenue');
  expect(sidebar().getByRole('link', { name: 'Revenue' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=revenue',
  );
  expect(screen.getByRole('heading', { name: 'This section is being built.' })).toBeVisible();
});

test('Logout forgets the token and goes home', async () => {
  show();
  await userEvent.click(sidebar().getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('the home page')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a section that cannot be fetched says so in its place, and the others stay in reach', async () => {
  const pieces = {
    users: lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
    profile: () => <p>the profile</p>,
  };
  const Offline = pagesWith(pieces);
  render(<Offline initialEntries={['/admin/dashboard?section=users']} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This section could not be opened.');
  expect(heading()).toHaveTextContent('User Management');
  await userEvent.click(sidebar().getByRole('link', { name: 'Profile' }));
  expect(await screen.findByText('the profile')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  // React logs the error that the boundary caught.
  vi.mocked(console.error).mockClear();
});
