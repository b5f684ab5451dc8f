import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

const systemTheme = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => void vi.stubGlobal('matchMedia', () => systemTheme));
afterEach(() => void vi.unstubAllGlobals());

function show(page: ReactNode, entries = ['/here']) {
  const Pages = createRoutesStub([
    { path: '/', Component: () => <p>the home page</p> },
    { path: '/before', Component: () => <p>the page before</p> },
    { path: '*', Component: () => <Shell>{page}</Shell> },
  ]);
  render(<Pages initialEntries={entries} initialIndex={entries.length - 1} />);
}

const targetsIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the top navigation names the four pages [RT-19] [RT-20] [RT-21] [RT-22]', () => {
  show(<p>page</p>);
  expect(targetsIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Components', '/dashboard'],
    ['Templates', '/templates'],
    ['Creator Program', '/creator-program'],
    ['Our Team', '/word-from-team'],
  ]);
});

test('the logo goes home and carries the beta badge [NV-01] [S1-26]', () => {
  show(<p>page</p>);
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: /Tessera/ });
  expect(logo).toHaveAttribute('href', '/');
  expect(logo).toHaveTextContent('v 0.1');
});

test('signed out, Login and Get Started are offered [NV-03] [NV-04]', () => {
  show(<p>page</p>);
  const [login] = screen.getAllByRole('link', { name: 'Login' });
  const [start] = screen.getAllByRole('link', { name: 'Get Started' });
  expect(login).toHaveAttribute('href', '/login');
  expect(start).toHaveAttribute('href', '/register');
});

test('a placeholder stands where the account will be while the session loads', () => {
  show(<p>page</p>);
  const placeholder = screen.getByText('Loading your account').parentElement;
  expect(placeholder).toHaveClass('hidden', 'signed-in:block');
});

test('the footer says whose product it is [HM-08] [S1-27]', () => {
  show(<p>page</p>);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('a Tessera Studio product');
});

test('the small-screen menu closes after a choice and on Escape', async () => {
  show(<p>page</p>);
  const person = userEvent.setup();
  const menu = screen.getByText('Menu').closest('details')!;
  await person.click(screen.getByText('Menu'));
  expect(menu).toHaveAttribute('open');
  await person.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  await person.click(screen.getByText('Menu'));
  await person.click(within(menu).getByRole('link', { name: 'Templates' }));
  expect(menu).not.toHaveAttribute('open');
});

test('a missing page says so [RT-16]', () => {
  show(<NotFound />);
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('a missing page leads back to where one came from [RT-17]', async () => {
  history.pushState(null, '', '/somewhere');
  show(<NotFound />, ['/before', '/nowhere']);
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByText('the page before')).toBeVisible();
});

test('a missing page leads home [RT-18]', async () => {
  show(<NotFound />);
  await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(await screen.findByText('the home page')).toBeVisible();
});
