import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** How often somebody may send something, by account; each throws when it is too often. */
export type RequestLimits = { submit: Gate; write: Gate };

const HOUR = 3_600;

export function createRequestLimits(limiter: MakeLimiter, factor: number): RequestLimits {
  const { counted } = createGates(limiter, factor);
  return {
    submit: counted('request-submit', 20, HOUR),
    write: counted('request-write', 60, HOUR),
  };
}
