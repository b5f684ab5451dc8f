import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('turns by its label and by Space', async () => {
    render(<Checkbox label="I accept" />);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    await userEvent.click(screen.getByText('I accept'));
    expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });

  it('ties hint and error to the box', () => {
    render(<Checkbox label="I accept" hint="The terms" error="Accept to go on" />);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    expect(box).toHaveAccessibleDescription('Accept to go on The terms');
    expect(box).toBeInvalid();
  });

  it('prints no style attribute on the server', () => {
    expect(renderToString(<Checkbox label="I accept" defaultChecked />)).not.toContain(' style=');
  });
});
