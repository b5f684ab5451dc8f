import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it('is a switch that turns by label and Space', async () => {
    const change = vi.fn<(on: boolean) => void>();
    render(
      <Switch
        label="Weekly letter"
        hint="Mondays"
        onChange={(event) => change(event.target.checked)}
      />,
    );
    const toggle = screen.getByRole('switch', { name: 'Weekly letter' });
    expect(toggle).toHaveAccessibleDescription('Mondays');
    await userEvent.click(screen.getByText('Weekly letter'));
    await userEvent.keyboard(' ');
    expect(change.mock.calls).toEqual([[true], [false]]);
  });

  it('does not turn when disabled', async () => {
    render(<Switch label="Weekly letter" disabled />);
    await userEvent.click(screen.getByText('Weekly letter'));
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('prints no style attribute on the server', () => {
    expect(renderToString(<Switch label="Weekly letter" defaultChecked />)).not.toContain(
      ' style=',
    );
  });
});
