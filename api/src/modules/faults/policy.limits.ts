import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** Rate limit by account. It throws when it is exceeded. */
export type FaultLimits = { report: Gate };

const HOUR = 3_600;

export function createFaultLimits(limiter: MakeLimiter, factor: number): FaultLimits {
  const { counted } = createGates(limiter, factor);
  return { report: counted('fault-report', 30, HOUR) };
}
