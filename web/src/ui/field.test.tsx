import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    render(
      <Field label="Name" hint="As on invoices" error="Enter your name">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toHaveAccessibleDescription('Enter your name As on invoices');
    expect(input).toBeInvalid();
  });

  it('describes nothing when there is nothing to say', () => {
    render(<Field label="Name">{(control) => <input {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('keeps what stands beside the label out of the name', () => {
    render(
      <Field label="Password" aside={<a href="/forgot">Forgot password?</a>}>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Password' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeInTheDocument();
  });

  it('announces an error that arrives later', () => {
    const input = (error: string) => (
      <Field label="Name" error={error}>
        {(control) => <input {...control} />}
      </Field>
    );
    const { container, rerender } = render(input(''));
    const live = container.querySelector('[aria-live=polite]');
    rerender(input('Enter your name'));
    expect(live).toHaveTextContent('Enter your name');
  });

  it('still names the control when its label is hidden', () => {
    render(
      <Field label="Search" hideLabel>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
  });

  it('prints no style attribute on the server', () => {
    const html = renderToString(
      <Field label="Name" hint="h" error="e">
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(html).not.toContain(' style=');
  });
});
