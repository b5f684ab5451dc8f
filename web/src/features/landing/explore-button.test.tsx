import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hero } from './hero.tsx';

const Pages = createRoutesStub([
  { path: '/', Component: () => <Hero stack={[]} freeTotal={61} inlays={[]} /> },
  { path: '/dashboard', Component: () => <p>the component browser</p> },
]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const explore = () => screen.getByRole('link', { name: 'EXPLORE COMPONENTS' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('EXPLORE COMPONENTS goes to /dashboard after 0.5 s [HM-02] [CON-08]', async () => {
  render(<Pages />);
  await pass(0);
  expect(explore()).toHaveAttribute('href', '/dashboard');
  fireEvent.click(explore());
  await pass(499);
  expect(screen.queryByText('the component browser')).toBeNull();
  expect(explore()).toHaveAttribute('aria-busy', 'true');
  await pass(1);
  expect(screen.getByText('the component browser')).toBeVisible();
});

test('a click that opens a new tab is left to the browser', async () => {
  render(<Pages />);
  await pass(0);
  let heldBack: boolean | undefined;
  const browser = (event: Event) => {
    heldBack = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', browser, { once: true });
  fireEvent.click(explore(), { ctrlKey: true });
  expect(heldBack).toBe(false);
  await pass(1_000);
  expect(screen.queryByText('the component browser')).toBeNull();
});
