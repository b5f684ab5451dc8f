import { until } from './until.ts';

type Control = <T>(path: string) => Promise<T>;

/** Until requests have met the faults of the provider so often. */
export const untilStruck = (control: Control, times = 1): Promise<void> =>
  until(async () => {
    const faults = await control<{ seen: number }[]>('faults');
    return faults.reduce((sum, { seen }) => sum + seen, 0) >= times;
  });
