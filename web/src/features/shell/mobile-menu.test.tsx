import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shell } from './shell.tsx';

/** A viewport width that can change, which jsdom does not support. */
const width = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => void vi.stubGlobal('matchMedia', () => width));
afterEach(() => void vi.unstubAllGlobals());

const Pages = createRoutesStub([
  {
    path: '*',
    Component: () => (
      <Shell>
        <button type="button">behind the menu</button>
      </Shell>
    ),
  },
]);

async function open() {
  render(<Pages initialEntries={['/here']} />);
  const opener = screen.getByText('Menu').closest('summary')!;
  const menu = opener.closest('details')!;
  const person = userEvent.setup();
  await person.click(opener);
  await waitFor(() => expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert'));
  return { menu, opener, person };
}

const pageIsReachable = () => document.querySelector('[inert]') === null;

test('it holds all that the bar holds', async () => {
  const { menu } = await open();
  const targets = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/',
    '/dashboard',
    '/templates',
    '/creator-program',
    '/word-from-team',
    '/login',
    '/register',
  ]);
  expect(within(menu).getByRole('button', { name: /^Theme/ })).toBeVisible();
});

test('the Tab key goes round inside it', async () => {
  const { menu, opener, person } = await open();
  await person.tab({ shift: true });
  expect(within(menu).getByRole('link', { name: 'Get Started' })).toHaveFocus();
  await person.tab();
  expect(opener).toHaveFocus();
});

test('Escape closes it, gives the page back and returns to the button', async () => {
  const { menu, opener, person } = await open();
  await person.tab();
  await person.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(opener).toHaveFocus();
  expect(pageIsReachable()).toBe(true);
});

test('a choice closes it', async () => {
  const { menu, person } = await open();
  await person.click(within(menu).getByRole('link', { name: 'Templates' }));
  expect(menu).not.toHaveAttribute('open');
  expect(pageIsReachable()).toBe(true);
});

test('it closes when the window grows', async () => {
  const { menu } = await open();
  act(() => void width.dispatchEvent(new Event('change')));
  expect(menu).not.toHaveAttribute('open');
  expect(pageIsReachable()).toBe(true);
});
