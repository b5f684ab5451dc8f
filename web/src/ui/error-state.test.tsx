import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

it('says what happened, offers a retry and quotes the request', async () => {
  const onRetry = vi.fn<() => void>();
  render(
    <ErrorState onRetry={onRetry} requestId="r-42">
      The list did not arrive.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The list did not arrive.');
  expect(screen.getByText('r-42')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not retry twice at once', async () => {
  const onRetry = vi.fn<() => void>();
  render(
    <ErrorState onRetry={onRetry} retrying>
      The list did not arrive.
    </ErrorState>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).not.toHaveBeenCalled();
});

it('has an empty sibling with a heading of the level it is given and one action', () => {
  render(
    <EmptyState
      seed="a"
      title="Nothing saved yet"
      headingLevel="h1"
      action={<a href="/components">Browse</a>}
    >
      Tap the heart.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse' })).toBeInTheDocument();
});
