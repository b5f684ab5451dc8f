import { expect } from 'vitest';

type Control = <T>(path: string) => Promise<T>;

/** Until requests have met the faults of the provider so often. */
export const untilStruck = async (control: Control, times = 1): Promise<void> => {
  const seen = async () =>
    (await control<{ seen: number }[]>('faults')).reduce((sum, fault) => sum + fault.seen, 0);
  await expect.poll(seen).toBeGreaterThanOrEqual(times);
};
