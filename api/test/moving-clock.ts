import { clockOf, type Clock } from '../src/platform/clock.ts';

/** A clock that stands still until the test advances it. */
export function heldClock(
  from = new Date(),
): Clock & { advance: (o: { seconds: number }) => void } {
  let ms = from.getTime();
  return {
    ...clockOf(() => new Date(ms)),
    advance: ({ seconds }) => void (ms += seconds * 1000),
  };
}

/** The real time plus what the test has added. */
export function movingClock(): Clock & { advance: (o: { seconds: number }) => void } {
  let addedMs = 0;
  return {
    ...clockOf(() => new Date(Date.now() + addedMs)),
    advance: ({ seconds }) => void (addedMs += seconds * 1000),
  };
}
