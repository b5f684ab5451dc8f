import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AutoCloseDialog } from './auto-close-dialog.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show() {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<AutoCloseDialog open onOpenChange={onOpenChange} closesAfterMs={3_000} title="Locked" />);
  return onOpenChange;
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('closes by itself after its time', () => {
  const onOpenChange = show();
  pass(2_999);
  expect(onOpenChange).not.toHaveBeenCalled();
  pass(1);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('waits under the pointer and begins anew when it has left', () => {
  const onOpenChange = show();
  fireEvent.pointerEnter(screen.getByRole('dialog'));
  pass(10_000);
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('dialog'));
  pass(3_000);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('stays once a key was pressed inside', () => {
  const onOpenChange = show();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab' });
  pass(10_000);
  expect(onOpenChange).not.toHaveBeenCalled();
});
