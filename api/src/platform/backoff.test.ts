import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

test('the pause between two tries doubles up to a limit', () => {
  const o = { firstMs: 2_000, longestMs: 600_000 };
  expect([0, 1, 2, 8, 9, 1_000].map((attempts) => backoffMs(attempts, o))).toEqual([
    2_000, 4_000, 8_000, 512_000, 600_000, 600_000,
  ]);
});
