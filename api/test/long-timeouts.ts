import type { Timeouts } from '../src/platform/timeouts.ts';

const MS = 60_000;

/** A busy machine may answer late. Only a test that holds an answer back sets a shorter time. */
export const LONG_TIMEOUTS: Timeouts = {
  redisCommandMs: MS,
  databaseConnectMs: MS,
  databaseQueryMs: MS,
  standbyConnectMs: MS,
  standbyQueryMs: MS,
  standbyProbeMs: MS,
  healthCheckMs: MS,
};
