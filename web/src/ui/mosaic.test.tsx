import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mosaicLayers } from '@tessera/contract/mosaic';
import { Mosaic } from './mosaic.tsx';

const picture = (seed: string) =>
  render(<Mosaic seed={seed} columns={6} rows={4} />).container.innerHTML;

it('draws the same picture for the same seed and another for another', () => {
  expect(picture('one')).toBe(picture('one'));
  expect(picture('one')).not.toBe(picture('two'));
});

it('draws every layer in a colour of the theme and fills its box', () => {
  const { container } = render(<Mosaic seed="a" columns={6} rows={4} className="size-10" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('preserveAspectRatio', 'xMidYMid slice');
  expect(svg).toHaveAttribute('viewBox', '0 0 240 160');
  expect(svg).toHaveClass('size-10');
  const paths = [...container.querySelectorAll('path')];
  expect(paths).toHaveLength(mosaicLayers('a', 6, 4).length);
  for (const path of paths) {
    expect(path.getAttribute('class')).toMatch(/^fill-(tile-[1-5]|ink|sunken|line)\b/);
    expect(path).not.toHaveAttribute('fill');
  }
});

it('is decoration unless it is named', () => {
  const { container } = render(<Mosaic seed="a" columns={2} rows={2} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<Mosaic seed="a" columns={2} rows={2} label="Coloured tiles" />);
  expect(screen.getByRole('img', { name: 'Coloured tiles' })).toBeInTheDocument();
});
