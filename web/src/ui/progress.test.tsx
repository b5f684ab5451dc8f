import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from './progress.tsx';

it('is named and tells how far it is', () => {
  const { rerender } = render(<Progress label="hero.png" value={48.4} />);
  const bar = screen.getByRole('progressbar', { name: 'hero.png' });
  expect(bar).toHaveAttribute('aria-valuenow', '48');
  expect(screen.getByText('48%')).toBeInTheDocument();
  expect(bar.querySelector('rect')).toHaveAttribute('width', '48%');
  rerender(<Progress label="hero.png" value={140} valueText="5 of 5 MB" />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(bar).toHaveAttribute('aria-valuetext', '5 of 5 MB');
});

it('claims no number while the end is not in sight', () => {
  render(<Progress label="Checking" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
