import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DialogClose } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

const onClose = vi.fn<() => void>();

function Example({ isBusy = false }: { isBusy?: boolean }) {
  const [text, setText] = useState('');
  return (
    <FormDialog
      title="Edit"
      isDirty={text !== ''}
      isBusy={isBusy}
      onClose={onClose}
      actions={<DialogClose>Cancel</DialogClose>}
    >
      <TextField label="Title" value={text} onChange={({ target }) => setText(target.value)} />
    </FormDialog>
  );
}

const field = () => screen.getByLabelText('Title');
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });

test('an untouched form closes at once', async () => {
  render(<Example />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s asks before what was typed is lost, and keeps it', async (_, leave) => {
  render(<Example />);
  await userEvent.type(field(), 'Half a title');
  await leave();
  await waitFor(() => expect(question()).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question()).toBeNull());
  expect(field()).toHaveValue('Half a title');
  expect(onClose).not.toHaveBeenCalled();
});

test('the focus comes back to the field, and what was typed goes when that is said', async () => {
  render(<Example />);
  await userEvent.type(field(), 'Half a title');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('while it is saved nothing closes it', async () => {
  render(<Example isBusy />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});
