import { expect, test } from 'vitest';
import { stretchedTimeouts, TIMEOUTS } from './timeouts.ts';

// Most tests replace these by longer ones, so no other test would notice a wrong value.
test('the shop waits only briefly for its services', () => {
  expect(TIMEOUTS).toEqual({
    redisCommandMs: 100,
    databaseConnectMs: 2_000,
    databaseQueryMs: 10_000,
    standbyConnectMs: 1_000,
    standbyQueryMs: 1_000,
    standbyProbeMs: 400,
    healthCheckMs: 1_000,
    razorpayConnectMs: 2_000,
    razorpayTryMs: 4_000,
    razorpayTotalMs: 8_000,
  });
});

test('a factor gives services more time, and the payment provider none', () => {
  expect(stretchedTimeouts(1)).toEqual(TIMEOUTS);
  expect(stretchedTimeouts(10)).toEqual({
    redisCommandMs: 1_000,
    databaseConnectMs: 20_000,
    databaseQueryMs: 100_000,
    standbyConnectMs: 10_000,
    standbyQueryMs: 10_000,
    standbyProbeMs: 4_000,
    healthCheckMs: 10_000,
    razorpayConnectMs: 2_000,
    razorpayTryMs: 4_000,
    razorpayTotalMs: 8_000,
  });
});
