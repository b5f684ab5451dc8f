import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is a plain button unless told otherwise, so it submits no form by accident', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
  });

  it('keeps its name and its focus while loading, and says that it is busy', async () => {
    const { rerender } = render(<Button>Save</Button>);
    await userEvent.tab();
    rerender(<Button loading>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  });

  it('keeps its words in the layout while loading, which keeps its width', () => {
    render(<Button loading>Save</Button>);
    expect(screen.getByText('Save')).toHaveClass('opacity-0');
  });

  it('ignores clicks and keys while loading', async () => {
    const click = vi.fn<() => void>();
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" loading onClick={click}>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(screen.getByLabelText('Name'), 'a{Enter}');
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('takes a double click for one press where it can be loading', async () => {
    const click = vi.fn<() => void>();
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading={false} onClick={click}>
          Save
        </Button>
      </form>,
    );
    await userEvent.dblClick(screen.getByRole('button'));
    expect(click).toHaveBeenCalledOnce();
    expect(submit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('counts both clicks where it never loads', async () => {
    const click = vi.fn<() => void>();
    render(<Button onClick={click}>Next</Button>);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('prints no style attribute on the server', () => {
    expect(renderToString(<Button loading>Save</Button>)).not.toContain(' style=');
  });
});
