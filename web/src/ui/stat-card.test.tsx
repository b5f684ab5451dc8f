import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SkeletonGroup } from './skeleton.tsx';
import { StatCard } from './stat-card.tsx';

it('pairs a name with a figure and keeps long words whole on hover', () => {
  render(<StatCard label="Top Item" value="Split hero with art panel" note="412 copies" wordy />);
  expect(screen.getByRole('term')).toHaveTextContent('Top Item');
  expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual([
    'Split hero with art panel',
    '412 copies',
  ]);
  expect(screen.getByTitle('Split hero with art panel')).toBeInTheDocument();
});

it('shows no stale figure while loading', () => {
  const { container } = render(<StatCard label="Users" value="3" loading />);
  expect(container.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('3')).not.toBeInTheDocument();
});

it('has skeletons that say once what is on its way', () => {
  render(<SkeletonGroup label="Loading users">…</SkeletonGroup>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading users');
});
