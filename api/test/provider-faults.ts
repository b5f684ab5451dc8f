import { until } from './until.ts';

type Control = <T>(path: string) => Promise<T>;

/** Waits until this many requests have met a fault of the provider. */
export const untilStruck = (control: Control, times = 1): Promise<void> =>
  until(async () => {
    const faults = await control<{ seen: number }[]>('faults');
    return faults.reduce((sum, { seen }) => sum + seen, 0) >= times;
  });
