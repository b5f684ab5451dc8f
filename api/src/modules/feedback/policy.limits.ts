import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** Rate limits per network, and for all visitors together, because the mailbox has a size limit. */
export type FeedbackLimits = { from: Gate; fromEverybody: Gate };

const HOUR = 3_600;

export function createFeedbackLimits(limiter: MakeLimiter, factor: number): FeedbackLimits {
  const { counted } = createGates(limiter, factor);
  return {
    from: counted('feedback-from', 5, HOUR),
    fromEverybody: counted('feedback', 300, HOUR),
  };
}
