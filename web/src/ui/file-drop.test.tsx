import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

const png = new File(['x'], 'hero.png', { type: 'image/png' });
const text = new File(['x'], 'notes.txt', { type: 'text/plain' });

function setUp(props: Partial<ComponentProps<typeof FileDrop>> = {}) {
  const onAdd = vi.fn<(files: File[]) => void>();
  const onRemove = vi.fn<(id: string) => void>();
  render(
    <FileDrop
      label="Images"
      accept={['image/*', '.zip']}
      files={[]}
      onAdd={onAdd}
      onRemove={onRemove}
      {...props}
    />,
  );
  const input = screen.getByLabelText('Images');
  return { onAdd, onRemove, input, zone: input.parentElement! };
}

describe('FileDrop', () => {
  it('takes files from the chooser and says so', async () => {
    const { onAdd, input } = setUp();
    await userEvent.upload(input, png);
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([png]);
    expect(screen.getByRole('status')).toHaveTextContent('Added hero.png');
  });

  it('takes dropped files and refuses the kinds it does not accept', () => {
    const { onAdd, input, zone } = setUp();
    const archive = new File(['x'], 'SITE.ZIP');
    fireEvent.drop(zone, { dataTransfer: { files: [png, text, archive] } });
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([png, archive]);
    expect(input).toHaveAccessibleDescription('This kind of file does not fit here: notes.txt');
    expect(input).toBeInvalid();
  });

  it('takes one file when one is wanted', () => {
    const { onAdd, zone } = setUp({ multiple: false });
    fireEvent.drop(zone, {
      dataTransfer: { files: [png, new File(['y'], 'b.png', { type: 'image/png' })] },
    });
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([png]);
  });

  it('takes nothing when disabled', () => {
    const { onAdd, zone } = setUp({ disabled: true });
    fireEvent.drop(zone, { dataTransfer: { files: [png] } });
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('shows progress, failure and completion for each file', () => {
    setUp({
      files: [
        { id: 'a', name: 'a.png', size: 1_468_006, progress: 42 },
        { id: 'b', name: 'b.png', size: 2048, error: 'Too large' },
        { id: 'c', name: 'c.png', size: 10, progress: 100 },
      ],
    });
    expect(screen.getByRole('progressbar', { name: 'Uploading a.png' })).toHaveAttribute(
      'value',
      '42',
    );
    expect(screen.getByText('42% of 1.4 MB')).toBeInTheDocument();
    expect(screen.getByText('Too large')).toBeInTheDocument();
    expect(screen.getByText('Uploaded')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('removes a file and moves the focus to the next', async () => {
    const { onRemove } = setUp({
      files: [
        { id: 'a', name: 'a.png', size: 1 },
        { id: 'b', name: 'b.png', size: 1 },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('a');
    expect(screen.getByRole('button', { name: 'Remove b.png' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Removed a.png');
  });

  it('says where a file is, and tries again what failed', async () => {
    const onRetry = vi.fn<(id: string) => void>();
    const { input } = setUp({
      onRetry,
      files: [
        { id: 'a', name: 'a.zip', note: { text: 'Checking', tone: 'busy' }, removal: 'Cancel a' },
        { id: 'b', name: 'b.zip', size: 10, error: 'The line broke', canRetry: true },
        { id: 'c', name: 'c.zip', size: 10, error: 'Not a zip' },
      ],
    });
    expect(screen.getByText('Checking')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel a' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Retry/ }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('b');
    expect(input).toHaveFocus();
  });

  it('says what was refused last', () => {
    const { input, zone } = setUp({ error: 'At least one is needed' });
    fireEvent.drop(zone, { dataTransfer: { files: [text] } });
    expect(input).toHaveAccessibleDescription('This kind of file does not fit here: notes.txt');
    fireEvent.drop(zone, { dataTransfer: { files: [png] } });
    expect(input).toHaveAccessibleDescription('At least one is needed');
  });
});
