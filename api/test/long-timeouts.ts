import type { Timeouts } from '../src/platform/timeouts.ts';

const MS = 60_000;

/** On a busy machine responses may be late. Only tests that hold a response back use shorter timeouts. */
export const LONG_TIMEOUTS: Timeouts = {
  redisCommandMs: MS,
  databaseConnectMs: MS,
  databaseQueryMs: MS,
  standbyConnectMs: MS,
  standbyQueryMs: MS,
  standbyProbeMs: MS,
  healthCheckMs: MS,
  razorpayConnectMs: MS,
  razorpayTryMs: MS,
  razorpayTotalMs: 3 * MS,
};
