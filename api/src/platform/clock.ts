/** Where time comes from, so that tests can move it; as a number too, since a date is made only to be read once. */
export type Clock = { now: () => Date; ms: () => number };

export const systemClock: Clock = { now: () => new Date(), ms: () => Date.now() };

export const clockOf = (now: () => Date): Clock => ({ now, ms: () => now().getTime() });
