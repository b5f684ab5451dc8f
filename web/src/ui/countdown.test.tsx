import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('counts down and tells once that it is done', async () => {
  const onDone = vi.fn<() => void>();
  render(
    <Countdown seconds={60} onDone={onDone}>
      {(left) => (left > 0 ? `Resend in ${left}s` : 'Resend')}
    </Countdown>,
  );
  expect(screen.getByRole('timer')).toHaveTextContent('Resend in 60s');
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('Resend in 59s');
  await pass(59);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Resend$/);
  await pass(5);
  expect(onDone).toHaveBeenCalledOnce();
});

it('speaks four times a minute, not every second', async () => {
  render(
    <Countdown seconds={60} onDone={() => undefined}>
      {String}
    </Countdown>,
  );
  const heard = new Set<string>();
  for (let second = 0; second < 60; second++) {
    heard.add(screen.getByRole('status').textContent ?? '');
    await pass(1);
  }
  expect([...heard]).toEqual([
    '60 seconds left',
    '45 seconds left',
    '30 seconds left',
    '15 seconds left',
  ]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('comes back to the right number after a sleep', async () => {
  render(
    <Countdown seconds={60} onDone={() => undefined}>
      {String}
    </Countdown>,
  );
  vi.setSystemTime(Date.now() + 40_000);
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('19');
});
