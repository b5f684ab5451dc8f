import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

function example(onOpenChange = vi.fn<(open: boolean) => void>()) {
  render(
    <>
      <Dialog
        trigger={<Button>Open</Button>}
        title="Subscription required"
        description="Your free items stay free."
        mosaicSeed="a"
        onOpenChange={onOpenChange}
        actions={
          <>
            <DialogClose>Cancel</DialogClose>
            <Button variant="primary">View Plans</Button>
          </>
        }
      >
        <p>More about it.</p>
      </Dialog>
      <button type="button">Outside</button>
    </>,
  );
  return onOpenChange;
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('is named by its title, described by its description and starts at the first action', async () => {
  example();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subscription required' });
  expect(dialog).toHaveAccessibleDescription('Your free items stay free.');
  expect(
    screen.getByRole('heading', { level: 2, name: 'Subscription required' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

it('keeps the focus inside', async () => {
  example();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  for (const name of ['View Plans', 'Close', 'Cancel']) {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  }
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('closes by %s and gives the focus back', async (_, close) => {
  const onOpenChange = example();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await close();
  await gone();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('can be steered from outside', async () => {
  const { rerender } = render(<Dialog open={false} title="Steered" />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(<Dialog open title="Steered" />);
  expect(await screen.findByRole('dialog', { name: 'Steered' })).toBeInTheDocument();
});
