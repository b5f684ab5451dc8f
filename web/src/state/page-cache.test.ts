import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import {
  findCached,
  findCachedSince,
  clearPageCache,
  keep,
  cachedOr,
  withRetry,
} from './page-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
  clearPageCache();
});
afterEach(() => void vi.useRealTimers());

test('what was loaded is there for five minutes', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'wall');
  expect(await cachedOr('list', load)).toBe('wall');
  expect(await cachedOr('list', load)).toBe('wall');
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * 60_000);
  expect(findCached('list')).toBeUndefined();
});

test('what is kept anew on every visit is loaded again after half an hour', () => {
  const since = Date.now();
  vi.advanceTimersByTime(29 * 60_000);
  keep('list', 'wall', since);
  expect(findCached('list')).toBe('wall');
  expect(findCachedSince('list')).toBe(since);
  vi.advanceTimersByTime(60_000);
  expect(findCached('list')).toBeUndefined();
});

test('only the last forty lists are kept', () => {
  for (let list = 0; list < 50; list++) keep(`list ${list}`, list);
  expect(findCached('list 9')).toBeUndefined();
  expect(findCached('list 10')).toBe(10);
});

test('a fault of the moment is asked again twice, a refusal not at all', async () => {
  const failing = (status: number) =>
    vi.fn<() => Promise<never>>(() =>
      Promise.reject(new ApiError({ kind: 'http', message: 'no', status })),
    );
  const faulty = failing(503);
  const outcome = withRetry(faulty).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('no');
  expect(faulty).toHaveBeenCalledTimes(3);
  const refused = failing(400);
  await expect(withRetry(refused)).rejects.toThrow('no');
  expect(refused).toHaveBeenCalledTimes(1);
});
