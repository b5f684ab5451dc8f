import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SegmentedControl } from './segmented-control.tsx';

function Live() {
  const [value, setValue] = useState('3');
  return (
    <SegmentedControl
      label="Columns"
      value={value}
      onChange={setValue}
      options={[
        { value: '2', label: '2 Col' },
        { value: '3', label: '3 Col' },
      ]}
    />
  );
}

describe('SegmentedControl', () => {
  it('is a named group of radios with one chosen', () => {
    render(<Live />);
    expect(screen.getByRole('radiogroup', { name: 'Columns' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '3 Col' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '2 Col' })).not.toBeChecked();
  });

  it('is one stop for Tab and moves with arrow keys', async () => {
    render(<Live />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '3 Col' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: '2 Col' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '2 Col' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('chooses by pointer', async () => {
    render(<Live />);
    await userEvent.click(screen.getByText('2 Col'));
    expect(screen.getByRole('radio', { name: '2 Col' })).toBeChecked();
  });

  it('prints no style attribute on the server', () => {
    expect(renderToString(<Live />)).not.toContain(' style=');
  });
});
