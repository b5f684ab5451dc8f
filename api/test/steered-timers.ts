import { onTestFinished, vi } from 'vitest';

/** The timers of this process stand still until the test lets time pass; the other processes and their answers do not. */
export function steerTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const end = () => {
    if (!vi.isFakeTimers()) return;
    // Work that repeats has set its next turn meanwhile and would never be called again.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  };
  onTestFinished(end);
  return { pass: async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms)), end };
}
