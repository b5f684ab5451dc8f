import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { DialogClose } from './dialog.tsx';

it('is an alert dialog that starts at the safe way out and ignores presses outside', async () => {
  render(
    <AlertDialog
      trigger={<Button>Delete…</Button>}
      title="Delete it?"
      description="This cannot be undone."
      actions={
        <>
          <DialogClose>Keep it</DialogClose>
          <Button variant="danger">Delete</Button>
        </>
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete it?' });
  expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  await userEvent.click(document.body);
  expect(dialog).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
