import { afterEach, expect, test, vi } from 'vitest';
import { pause } from './retry.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a wait that is aborted ends at once and leaves no timer and no listener', async () => {
  vi.useFakeTimers();
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const waiting = new AbortController();
  const wait = pause(60_000, waiting.signal);
  expect(vi.getTimerCount()).toBe(1);
  waiting.abort();
  await wait;
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls).toEqual(added.mock.calls);
  await pause(60_000, waiting.signal);
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait ends when the connection comes back', async () => {
  vi.useFakeTimers();
  const wait = pause(60_000);
  dispatchEvent(new Event('online'));
  await wait;
  expect(vi.getTimerCount()).toBe(0);
});
