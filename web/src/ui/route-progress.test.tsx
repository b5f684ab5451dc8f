import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouteProgress } from './route-progress.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('shows only for pages that take their time, each time anew', async () => {
  const { rerender } = render(<RouteProgress active />);
  await pass(140);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await pass(20);
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  rerender(<RouteProgress active={false} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  rerender(<RouteProgress active />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await pass(160);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});
