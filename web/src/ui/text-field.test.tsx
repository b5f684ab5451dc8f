import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('types into a labelled input and hands out its ref', async () => {
    const change = vi.fn<(value: string) => void>();
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="Title" ref={ref} onChange={(event) => change(event.target.value)} />);
    await userEvent.type(screen.getByLabelText('Title'), 'Hi');
    expect(change).toHaveBeenLastCalledWith('Hi');
    expect(ref.current).toHaveValue('Hi');
  });

  it('leaves addresses as they were typed', () => {
    render(<TextField label="Email" type="email" />);
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocapitalize', 'none');
    expect(input).toHaveAttribute('spellcheck', 'false');
  });

  it('names a search box and keeps pictures out of the name', () => {
    render(
      <TextField label="Search" hideLabel type="search" leading="⌕" trailing={<kbd>/</kbd>} />,
    );
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument();
  });

  it('ties the error to the input', () => {
    render(<TextField label="Email" error="Enter your email" />);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email');
  });

  it('prints no style attribute on the server', () => {
    expect(
      renderToString(<TextField label="a" type="search" leading="b" trailing="c" />),
    ).not.toContain(' style=');
  });
});
