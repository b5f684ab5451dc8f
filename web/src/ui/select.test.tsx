import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

const options = [
  { value: 'all', label: 'All Time' },
  { value: 'month', label: 'Last Month' },
  { value: 'week', label: 'Last Week' },
] as const;

function Live({ seen, error }: { seen?: (value: string) => void; error?: string }) {
  const [value, setValue] = useState<'all' | 'month' | 'week' | null>(null);
  const change = (next: 'all' | 'month' | 'week') => {
    setValue(next);
    seen?.(next);
  };
  return (
    <Select
      label="Timeframe"
      options={options}
      value={value}
      onChange={change}
      error={error}
      name="timeframe"
    />
  );
}

describe('Select', () => {
  it('is labelled and shows what to do when nothing is chosen', () => {
    render(<Live />);
    expect(screen.getByRole('combobox', { name: 'Timeframe' })).toHaveTextContent('Choose');
  });

  it('chooses with the pointer and gives the focus back', async () => {
    const seen = vi.fn<(value: string) => void>();
    render(<Live seen={seen} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Timeframe' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last Month' }));
    expect(seen).toHaveBeenCalledExactlyOnceWith('month');
    const trigger = screen.getByRole('combobox', { name: 'Timeframe' });
    expect(trigger).toHaveTextContent('Last Month');
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('chooses by keyboard and closes with Escape', async () => {
    const seen = vi.fn<(value: string) => void>();
    render(<Live seen={seen} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(seen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    expect(seen).toHaveBeenCalledExactlyOnceWith('week');
  });

  it('ties the error to the control', () => {
    render(<Live error="Choose a timeframe" />);
    const trigger = screen.getByRole('combobox', { name: 'Timeframe' });
    expect(trigger).toHaveAccessibleDescription('Choose a timeframe');
    expect(trigger).toHaveAttribute('aria-invalid', 'true');
  });
});
