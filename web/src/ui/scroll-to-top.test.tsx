import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollToTop } from './scroll-to-top.tsx';

function scrollDownTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('appears past 300 px and leaves again [BR-29] [CON-15]', () => {
  render(<ScrollToTop />);
  scrollDownTo(300);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scrollDownTo(301);
  expect(screen.getByRole('button', { name: 'Scroll to top' })).toBeInTheDocument();
  scrollDownTo(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['smoothly', false, 'smooth'],
  ['at once for those who asked for calm', true, 'auto'],
])('goes up %s', async (_, matches, behavior) => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  render(<ScrollToTop threshold={100} />);
  scrollDownTo(150);
  await userEvent.click(screen.getByRole('button'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});
