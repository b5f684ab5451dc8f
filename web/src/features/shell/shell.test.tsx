import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountSlots } from './account-slots.ts';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

const systemTheme = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => void vi.stubGlobal('matchMedia', () => systemTheme));
afterEach(() => void vi.unstubAllGlobals());

function show(page: ReactNode, entries = ['/here'], account?: AccountSlots) {
  const Pages = createRoutesStub([
    { path: '/', Component: () => <p>the home page</p> },
    { path: '/before', Component: () => <p>the page before</p> },
    { path: '*', Component: () => <Shell {...(account && { account })}>{page}</Shell> },
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

test('a page of the navigation is marked as current, and no other', () => {
  show(<p>page</p>, ['/dashboard']);
  const components = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByText('Components');
  expect(components()).toHaveAttribute('aria-current', 'page');
  cleanup();
  show(<p>page</p>, ['/dashboard/account']);
  expect(components()).not.toHaveAttribute('aria-current');
});

test('the logo goes home and carries the beta badge [NV-01] [S1-26]', () => {
  show(<p>page</p>);
  const [logo] = within(screen.getByRole('banner')).getAllByRole('link', { name: /Tessera/ });
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

test('the footer says whose product it is, and leads to the four pages, the prices and the rules [HM-08] [S1-27]', () => {
  show(<p>page</p>);
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('a Tessera Studio product');
  expect(footer).toHaveTextContent('v 0.1');
  expect(targetsIn(within(footer).getByRole('navigation'))).toEqual([
    ['Components', '/dashboard'],
    ['Templates', '/templates'],
    ['Creator Program', '/creator-program'],
    ['Our Team', '/word-from-team'],
    ['Pricing', '/#pricing'],
    ['Guide', '/docs/command-line'],
    ['Terms', '/legal/terms'],
    ['Privacy', '/legal/privacy'],
    ['Refunds', '/legal/refunds'],
    ['Licence', '/legal/licence'],
  ]);
});

test('what accounts provide takes the place of both placeholders', () => {
  show(<p>page</p>, ['/here'], { bar: <p>the avatar</p>, menu: <p>the person</p> });
  expect(screen.getByText('the avatar').parentElement).toHaveClass('hidden', 'signed-in:block');
  expect(screen.getByText('the person').parentElement).toHaveClass('hidden', 'signed-in:block');
  expect(screen.queryByText('Loading your account')).toBeNull();
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
