/** How long we wait for services that answer within milliseconds while they are well. */
export type Timeouts = {
  redisCommandMs: number;
  databaseConnectMs: number;
  databaseQueryMs: number;
  standbyConnectMs: number;
  standbyQueryMs: number;
  standbyProbeMs: number;
  healthCheckMs: number;
};

export const TIMEOUTS: Timeouts = {
  redisCommandMs: 100,
  databaseConnectMs: 2_000,
  databaseQueryMs: 10_000,
  standbyConnectMs: 1_000,
  standbyQueryMs: 1_000,
  standbyProbeMs: 400,
  healthCheckMs: 1_000,
};
