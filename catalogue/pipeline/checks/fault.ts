/** `check` is the name a person reads. */
export type Fault = { check: string; text: string };

export const spoken = ({ check, text }: Fault): string => `${check}: ${text}`;

/** The same faults with the situation they were met in. */
export const met = (situation: string, faults: readonly Fault[]): Fault[] =>
  faults.map(({ check, text }) => ({ check, text: `${situation}: ${text}` }));

/** What only this situation shows: a fault that was there before is not said twice. */
export function onlyHere(
  check: string,
  situation: string,
  faults: readonly Fault[],
  before: readonly Fault[],
): Fault[] {
  const known = new Set(before.map((fault) => fault.check));
  return faults
    .filter((fault) => !known.has(fault.check))
    .map((fault) => ({ check, text: `${situation}${spoken(fault)}` }));
}

/** Each fault once, in the order they were met. */
export const distinct = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [spoken(fault), fault])).values(),
];

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
