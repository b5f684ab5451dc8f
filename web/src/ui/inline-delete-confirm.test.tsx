import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InlineDeleteConfirm } from './inline-delete-confirm.tsx';

const trash = () => screen.getByRole('button', { name: 'Delete Split hero' });
const confirm = () => screen.getByRole('button', { name: 'Confirm Split hero' });
const cancel = () => screen.getByRole('button', { name: 'Cancel' });

describe('InlineDeleteConfirm', () => {
  it('asks first, with the focus on the harmless answer', async () => {
    const remove = vi.fn<() => void>();
    render(<InlineDeleteConfirm label="Split hero" onConfirm={remove} />);
    await userEvent.click(trash());
    expect(screen.getByRole('group', { name: 'Delete Split hero?' })).toBeInTheDocument();
    expect(cancel()).toHaveFocus();
    expect(remove).not.toHaveBeenCalled();
  });

  it('gives the focus back when cancelled by button or Escape', async () => {
    const remove = vi.fn<() => void>();
    render(<InlineDeleteConfirm label="Split hero" onConfirm={remove} />);
    await userEvent.click(trash());
    await userEvent.click(cancel());
    expect(trash()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    expect(trash()).toHaveFocus();
    expect(remove).not.toHaveBeenCalled();
  });

  it("reads 'Deleting...' while it runs and ignores further presses, then returns", async () => {
    let finish = () => undefined as void;
    const remove = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
    render(<InlineDeleteConfirm label="Split hero" onConfirm={remove} />);
    await userEvent.click(trash());
    await userEvent.click(confirm());
    const button = screen.getByRole('button', { name: 'Deleting... Split hero' });
    expect(button).toHaveFocus();
    expect(cancel()).toBeDisabled();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(remove).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Deleting Split hero');
    finish();
    await waitFor(() => expect(trash()).toHaveFocus());
  });

  it('returns to the trash button when the work fails', async () => {
    render(
      <InlineDeleteConfirm label="Split hero" onConfirm={() => Promise.reject(new Error('no'))} />,
    );
    await userEvent.click(trash());
    await userEvent.click(confirm());
    await waitFor(() => expect(trash()).toHaveFocus());
  });

  it('stays open while work started elsewhere runs', () => {
    const { rerender } = render(
      <InlineDeleteConfirm label="Split hero" onConfirm={() => undefined} busy />,
    );
    expect(screen.getByRole('button', { name: 'Deleting... Split hero' })).toBeInTheDocument();
    rerender(<InlineDeleteConfirm label="Split hero" onConfirm={() => undefined} />);
    expect(trash()).toBeInTheDocument();
  });

  it('keeps Escape from closing what is around it', async () => {
    const around = vi.fn<() => void>();
    document.addEventListener('keydown', around);
    render(<InlineDeleteConfirm label="Split hero" onConfirm={() => undefined} />);
    await userEvent.click(trash());
    await userEvent.keyboard('{Escape}');
    expect(trash()).toBeInTheDocument();
    expect(around).not.toHaveBeenCalled();
    document.removeEventListener('keydown', around);
  });

  it('says why it cannot be used and stays within reach', async () => {
    render(
      <InlineDeleteConfirm
        label="Split hero"
        onConfirm={() => undefined}
        disabledReason="Still in use"
      />,
    );
    await userEvent.tab();
    expect(trash()).toHaveFocus();
    expect(await screen.findByText('Still in use')).toBeVisible();
    expect(trash()).toHaveAttribute('aria-description', 'Still in use');
    expect(trash()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(trash());
    expect(trash()).toBeInTheDocument();
  });
});
