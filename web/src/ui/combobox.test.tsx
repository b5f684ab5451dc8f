import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Dialog } from './dialog.tsx';

const options = ['Hero', 'Pricing', 'Team'].map((label) => ({ value: label.toLowerCase(), label }));

function Live({
  seen,
  first = null,
}: {
  seen?: (value: string | null) => void;
  first?: string | null;
}) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <Combobox
      label="Category"
      hint="One only"
      options={options}
      value={value}
      emptyText="No such category"
      onChange={(next) => {
        setValue(next);
        seen?.(next);
      }}
    />
  );
}

const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('narrows the list while typing and takes the first match with Enter', async () => {
    const seen = vi.fn<(value: string | null) => void>();
    render(<Live seen={seen} />);
    const input = screen.getByRole('combobox', { name: 'Category' });
    expect(input).toHaveAccessibleDescription('One only');
    await userEvent.type(input, 'pri');
    await waitFor(() => expect(names()).toEqual(['Pricing']));
    await userEvent.keyboard('{Enter}');
    expect(seen).toHaveBeenLastCalledWith('pricing');
    expect(input).toHaveValue('Pricing');
  });

  it('says when nothing matches', async () => {
    render(<Live />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Category' }), 'zzz');
    expect(await screen.findByText('No such category')).toBeVisible();
    expect(names()).toEqual([]);
  });

  it('keeps its choice on Escape, which closes first the list and then the dialog around it', async () => {
    const seen = vi.fn<(value: string | null) => void>();
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog title="A dialog" open onOpenChange={onOpenChange}>
        <Live seen={seen} first="hero" />
      </Dialog>,
    );
    const input = screen.getByRole('combobox', { name: 'Category' });
    await userEvent.type(input, '{ArrowDown}');
    await waitFor(() => expect(names()).toEqual(['Hero', 'Pricing', 'Team']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(names()).toEqual([]));
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(input).toHaveValue('Hero');
    expect(seen).not.toHaveBeenCalled();
  });

  it('can be emptied again', async () => {
    const seen = vi.fn<(value: string | null) => void>();
    render(<Live seen={seen} first="hero" />);
    const input = screen.getByRole('combobox', { name: 'Category' });
    expect(input).toHaveValue('Hero');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(seen).toHaveBeenLastCalledWith(null);
    expect(input).toHaveValue('');
  });
});
