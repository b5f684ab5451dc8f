import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TagEntry } from './tag-entry.tsx';

const NONE: string[] = [];

function Live({ first = NONE, maxTags }: { first?: string[]; maxTags?: number }) {
  const [tags, setTags] = useState(first);
  return (
    <TagEntry
      label="Tags"
      tags={tags}
      onChange={setTags}
      {...(maxTags !== undefined && { maxTags })}
    />
  );
}

const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('TagEntry', () => {
  it('adds with Enter and with the plus button, trimmed, and stays in the field', async () => {
    render(<Live />);
    const input = screen.getByLabelText('Tags');
    await userEvent.type(input, '  hero {Enter}');
    await userEvent.type(input, 'split');
    await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
    expect(tags()).toEqual(['hero', 'split']);
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('split added');
  });

  it('ignores empty input and duplicates in any case', async () => {
    render(<Live first={['hero']} />);
    const input = screen.getByLabelText('Tags');
    await userEvent.type(input, '   {Enter}');
    await userEvent.type(input, 'HERO{Enter}');
    expect(tags()).toEqual(['hero']);
    expect(screen.getByRole('status')).toHaveTextContent('HERO is already in the list');
  });

  it('never submits the form around it', async () => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Live />
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Tags'), 'hero{Enter}{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('leaves the Enter that ends a composition to the keyboard', async () => {
    render(<Live />);
    const input = screen.getByLabelText('Tags');
    await userEvent.type(input, 'मूल्य');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(tags()).toEqual([]);
  });

  it('removes, says so, and moves the focus to what is next', async () => {
    render(<Live first={['hero', 'split']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove hero' }));
    expect(tags()).toEqual(['split']);
    expect(screen.getByRole('status')).toHaveTextContent('hero removed');
    expect(screen.getByRole('button', { name: 'Remove split' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(tags()).toEqual([]);
    expect(screen.getByLabelText('Tags')).toHaveFocus();
  });

  it('takes no more than it may and keeps what was typed', async () => {
    render(<Live first={['hero']} maxTags={1} />);
    await userEvent.type(screen.getByLabelText('Tags'), 'split{Enter}');
    expect(tags()).toEqual(['hero']);
    expect(screen.getByLabelText('Tags')).toHaveValue('split');
    expect(screen.getByRole('status')).toHaveTextContent('No more than 1 fit');
  });
});
