import { clockOf, type Clock } from '../src/platform/clock.ts';

/** Time as it is, plus whatever the test has added. */
export function movingClock(): Clock & { advance: (o: { seconds: number }) => void } {
  let addedMs = 0;
  return {
    ...clockOf(() => new Date(Date.now() + addedMs)),
    advance: ({ seconds }) => void (addedMs += seconds * 1000),
  };
}
