const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The ages at which an unpaid order is checked. A bank may confirm a payment three days late, and an authorisation is
 * returned after five days. After six days no payment can arrive.
 */
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

/** The time of the next check of an unpaid order, or null after the last check. */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const after = AFTER_MS.find((ms) => ms > age);
  return after === undefined ? null : new Date(createdAt.getTime() + after);
}
