import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { RecordDrawer } from './record-drawer.tsx';

const close = vi.fn<() => void>();
const refetch = vi.fn<() => void>();

const show = (id: string | null, asked: { data?: { name: string }; error?: Error }) =>
  render(
    <RecordDrawer
      title="User details"
      noun="the user"
      record={{ id, opener: createRef(), close }}
      asked={{ data: asked.data, error: asked.error ?? null, isFetching: false, refetch }}
      skeletonHead={<span>Head</span>}
      renderFooter={({ name }) => <button type="button">Delete {name}</button>}
    >
      {({ name }) => <p>{name}</p>}
    </RecordDrawer>,
  );

test('is closed while no record is open, whatever was asked for last', () => {
  show(null, { data: { name: 'Meera' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says what is on its way', async () => {
  show('1', {});
  expect(await screen.findByText('Loading the user')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('offers to ask again when it did not arrive', async () => {
  show('1', { error: new Error('Failed to load this user.') });
  expect(await screen.findByText('Failed to load this user.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('shows the record and what can be done with it, and what it has while a new try fails', async () => {
  show('1', { data: { name: 'Meera' }, error: new Error('Failed') });
  expect(await screen.findByText('Meera')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Meera' })).toBeVisible();
  expect(screen.queryByText('Failed')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
