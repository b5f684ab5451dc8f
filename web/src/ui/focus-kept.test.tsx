import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FailureNotice } from './failure-notice.tsx';
import { FetchedSelect } from './fetched-select.tsx';
import { ListToolbar } from './list-toolbar.tsx';

function Notice() {
  const [message, setMessage] = useState<string | null>('It failed.');
  return <FailureNotice message={message} onDismiss={() => setMessage(null)} />;
}

it('a dismissed failure leaves the focus where it stood', async () => {
  render(<Notice />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('It failed.')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveFocus();
});

function Toolbar() {
  const [text, setText] = useState('asha');
  return <ListToolbar label="Search users" searchText={text} onSearch={setText} />;
}

it('a cleared search is typed into next', async () => {
  render(<Toolbar />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

function Plans() {
  const [failed, setFailed] = useState(true);
  return (
    <FetchedSelect
      label="Plan"
      options={[{ value: 'free', label: 'Free' }]}
      value="free"
      onChange={() => undefined}
      failure={failed && 'Failed to load the plans.'}
      onRetry={() => setFailed(false)}
    />
  );
}

it('choices that did not arrive are said at the field and asked for again', async () => {
  render(<Plans />);
  const field = screen.getByRole('combobox', { name: 'Plan' });
  expect(field).toHaveAccessibleDescription('Failed to load the plans.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(field).not.toHaveAccessibleDescription();
  expect(field).toHaveFocus();
});
