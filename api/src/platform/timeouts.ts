/** Timeouts for services. When healthy they respond within milliseconds. */
export type Timeouts = {
  redisCommandMs: number;
  databaseConnectMs: number;
  databaseQueryMs: number;
  standbyConnectMs: number;
  standbyQueryMs: number;
  standbyProbeMs: number;
  healthCheckMs: number;
  razorpayConnectMs: number;
  /** For one try. */
  razorpayTryMs: number;
  /** For all tries of one operation. */
  razorpayTotalMs: number;
};

export const TIMEOUTS: Timeouts = {
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
};

/** For machines that are too busy to answer in time. Buyers wait for the payment provider, so its timeouts stay. */
export const stretchedTimeouts = (factor: number): Timeouts => ({
  ...TIMEOUTS,
  redisCommandMs: TIMEOUTS.redisCommandMs * factor,
  databaseConnectMs: TIMEOUTS.databaseConnectMs * factor,
  databaseQueryMs: TIMEOUTS.databaseQueryMs * factor,
  standbyConnectMs: TIMEOUTS.standbyConnectMs * factor,
  standbyQueryMs: TIMEOUTS.standbyQueryMs * factor,
  standbyProbeMs: TIMEOUTS.standbyProbeMs * factor,
  healthCheckMs: TIMEOUTS.healthCheckMs * factor,
});
