import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

/** How often somebody may write, and how often everybody together: a mailbox has an end. */
export type FeedbackLimits = { from: Gate; fromEverybody: Gate };

const HOUR = 3_600;

export function createFeedbackLimits(limiter: MakeLimiter, factor: number): FeedbackLimits {
  const { counted } = createGates(limiter, factor);
  return {
    from: counted('feedback-from', 5, HOUR),
    fromEverybody: counted('feedback', 300, HOUR),
  };
}
