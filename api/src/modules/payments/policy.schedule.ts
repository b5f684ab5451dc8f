const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A bank may say yes three days late, and an authorisation is given back after five: after six nothing can come any more. */
const AFTER_MS = [
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
  72 * HOUR_MS,
  6 * DAY_MS,
];

export const LOOK_BACK_MS = 6 * DAY_MS;

/** When the provider is asked about an unpaid order next; null when it has been asked for the last time. */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const after = AFTER_MS.find((ms) => ms > age);
  return after === undefined ? null : new Date(createdAt.getTime() + after);
}

/** Seconds until something that failed is tried again: doubling, and never longer than the last. */
export const backoffMs = (attempts: number, o: { firstMs: number; longestMs: number }): number =>
  Math.min(o.longestMs, o.firstMs * 2 ** Math.min(attempts, 20));
