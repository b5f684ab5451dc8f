import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

/** The browser features that embla needs and jsdom lacks. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // Slides need a position, a width and a margin. Without them embla sees none.
  document.head.innerHTML = '<style>* { margin: 0 }</style>';
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.getAttribute('role') === 'group'
      ? 300 * [...(this.parentElement?.children ?? [])].indexOf(this)
      : 0;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const example = () =>
  render(
    <Carousel label="Pictures">
      <a href="#1">One</a>
      <a href="#2">Two</a>
      <a href="#3">Three</a>
    </Carousel>,
  );

it('is a named carousel of numbered slides, of which only the shown one can be reached', () => {
  example();
  const carousel = screen.getByRole('region', { name: 'Pictures' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slides = screen.getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
});

it('moves by button and dot and says where it is', async () => {
  example();
  expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled');
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Slide 3' }));
  expect(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3');
  expect(screen.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled');
});

it('moves by arrow keys, Home and End', async () => {
  example();
  screen.getByRole('button', { name: 'Slide 1' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(screen.getByRole('status')).toHaveTextContent('Slide 1 of 3');
});
