import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';

describe('PasswordField', () => {
  it('shows and hides what was typed, by keyboard, without losing it', async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const eye = screen.getByRole('button', { name: 'Show password' });
    expect(eye).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(eye).toHaveAttribute('aria-pressed', 'true');
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    await userEvent.click(eye);
    expect(input).toHaveAttribute('type', 'password');
  });

  it('does not submit the form from the eye', async () => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <PasswordField label="Password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('prints no style attribute on the server', () => {
    expect(renderToString(<PasswordField label="Password" error="Too short" />)).not.toContain(
      ' style=',
    );
  });
});
