import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminPage } from './admin-page.tsx';

const width = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };

const Pages = createRoutesStub([
  { path: '/', Component: () => <p>the home page</p> },
  { path: '/admin/dashboard', Component: () => <AdminPage pieces={{}} /> },
]);

const show = (search = '') => render(<Pages initialEntries={[`/admin/dashboard${search}`]} />);
const sidebar = () => within(screen.getByRole('navigation', { name: 'Admin' }));
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => width);
  localStorage.setItem('token', 'a-token');
});
afterEach(() => {
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
    'Subscription Plans',
    'Audit Log',
    'Profile',
    'Logout',
  ]);
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
  const Offline = createRoutesStub([
    { path: '/admin/dashboard', Component: () => <AdminPage pieces={pieces} /> },
  ]);
  render(<Offline initialEntries={['/admin/dashboard?section=users']} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This section could not be opened.');
  expect(heading()).toHaveTextContent('User Management');
  await userEvent.click(sidebar().getByRole('link', { name: 'Profile' }));
  expect(await screen.findByText('the profile')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  // React logs the error that the boundary caught.
  vi.mocked(console.error).mockClear();
});
