import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Rail } from './rail.tsx';

const WIDTH = 300;

function show() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(
    <Rail label="Pictures">
      <p>one</p>
      <p>two</p>
      <p>three</p>
    </Rail>,
  );
  const strip = screen.getByRole('list', { name: 'Slides' });
  Object.defineProperty(strip, 'scrollWidth', { value: 3 * WIDTH });
  for (const [index, slide] of [...strip.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * WIDTH });
  // jsdom has no layout, so this does what a browser does on scrolling.
  strip.scrollTo = (to: unknown) => {
    strip.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(strip);
  };
  return strip;
}

const button = (name: string) => screen.getByRole('button', { name });

test('is a named carousel of numbered slides that is reached and scrolled by keyboard', () => {
  const strip = show();
  expect(screen.getByRole('region', { name: 'Pictures' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect([...strip.children].map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
  expect(strip).toHaveAttribute('tabindex', '0');
});

test('moves when asked and says where it is, up to its ends', () => {
  show();
  expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button('Next slide'));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
  fireEvent.click(button('Next slide'));
  fireEvent.click(button('Next slide'));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  expect(button('Next slide')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button('Previous slide'));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
});

test('a press while it still moves counts from where it is going', () => {
  const strip = show();
  const asked: unknown[] = [];
  strip.scrollTo = (to: unknown) => void asked.push((to as ScrollToOptions).left);
  fireEvent.click(button('Next slide'));
  fireEvent.click(button('Next slide'));
  fireEvent.click(button('Next slide'));
  expect(asked).toEqual([WIDTH, 2 * WIDTH, 2 * WIDTH]);
  fireEvent.click(button('Previous slide'));
  expect(asked.at(-1)).toBe(WIDTH);
});

test('a hand on it takes back where it was going', () => {
  const strip = show();
  const asked: unknown[] = [];
  strip.scrollTo = (to: unknown) => void asked.push((to as ScrollToOptions).left);
  fireEvent.click(button('Next slide'));
  fireEvent.pointerDown(strip);
  fireEvent.click(button('Next slide'));
  expect(asked).toEqual([WIDTH, WIDTH]);
});
