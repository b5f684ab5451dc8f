/** The source of time, which tests replace. `ms` avoids creating a `Date` where only the number is needed. */
export type Clock = { now: () => Date; ms: () => number };

export const systemClock: Clock = { now: () => new Date(), ms: () => Date.now() };

export const clockOf = (now: () => Date): Clock => ({ now, ms: () => now().getTime() });
