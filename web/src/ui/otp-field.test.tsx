import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { OtpField } from './otp-field.tsx';

function Live({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <OtpField label="Code" value={value} onChange={setValue} error={error} />;
}

beforeAll(() => {
  // jsdom has no layout, so it cannot find the element at a point.
  document.elementFromPoint = () => null;
});

describe('OtpField', () => {
  it('takes digits only, and no more than its length', async () => {
    render(<Live />);
    const input = screen.getByLabelText('Code');
    await userEvent.type(input, 'a1b2c3');
    expect(input).toHaveValue('123');
    await userEvent.type(input, '4567');
    expect(input).toHaveValue('123456');
  });

  it('takes a pasted code with its spaces and dashes', async () => {
    render(<Live />);
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste(' 482-915\n');
    expect(screen.getByLabelText('Code')).toHaveValue('482915');
  });

  it('takes a pasted code in place of a whole one', async () => {
    render(<Live />);
    const input = screen.getByLabelText('Code');
    await userEvent.type(input, '111222');
    await userEvent.paste('482915');
    expect(input).toHaveValue('482915');
  });

  it('asks for the one-time code keyboard and autofill, and is described', () => {
    render(<Live error="Invalid or expired" />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAccessibleDescription('Invalid or expired');
    expect(input).toBeInvalid();
  });

  it('puts no style element into the page', () => {
    render(<Live />);
    expect(document.querySelector('style')).toBeNull();
  });
});
