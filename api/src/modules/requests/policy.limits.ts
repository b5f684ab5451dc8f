import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** Rate limits by account. Each throws when it is exceeded. */
export type RequestLimits = { submit: Gate; write: Gate };

const HOUR = 3_600;

export function createRequestLimits(limiter: MakeLimiter, factor: number): RequestLimits {
  const { counted } = createGates(limiter, factor);
  return {
    submit: counted('request-submit', 20, HOUR),
    write: counted('request-write', 60, HOUR),
  };
}
