export type ChartDatum = {
  label: string;
  value: number;
  /** Distinguishes two entries with the same name. */
  id?: string;
};

export const keyOf = ({ id, label }: ChartDatum): string => id ?? label;

export const inFigures = (value: number): string => value.toLocaleString('en-IN');

const TILES = 5;

/** At most as many slices as there are tile colours. The remaining entries become one slice. */
export function toSlices(data: ChartDatum[], otherLabel: string): ChartDatum[] {
  if (data.length <= TILES) return data;
  const rest = data.slice(TILES - 1).reduce((sum, { value }) => sum + value, 0);
  return [...data.slice(0, TILES - 1), { label: otherLabel, value: rest }];
}

/** Whole percentages that add up to 100. The largest remainders are rounded up. */
export function toPercents(values: number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const percents = exact.map(Math.floor);
  const short = 100 - percents.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, short)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
