import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WidthHandle } from './width-handle.tsx';

const show = (width: number, onChange: (width: number | null) => void) => (
  <WidthHandle width={width} max={1_000} onChange={onChange} onDragging={() => undefined} />
);

test('keys that come before the width is shown count from the width that was wanted last', async () => {
  const onChange = vi.fn<(width: number | null) => void>();
  const { rerender } = render(show(400, onChange));
  screen.getByRole('separator').focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  // The first step arrives while the second is on its way.
  rerender(show(408, onChange));
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([[408], [472], [480]]);
});

test('a width that was chosen elsewhere is where the next key starts', async () => {
  const onChange = vi.fn<(width: number | null) => void>();
  const { rerender } = render(show(400, onChange));
  screen.getByRole('separator').focus();
  await userEvent.keyboard('{ArrowRight}');
  screen.getByRole('separator').blur();
  rerender(show(768, onChange));
  screen.getByRole('separator').focus();
  await userEvent.keyboard('{ArrowLeft}{End}');
  expect(onChange.mock.calls).toEqual([[408], [760], [null]]);
});
