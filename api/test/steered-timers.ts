import { onTestFinished, vi } from 'vitest';

/** Stops the timers of this process until the test lets time pass. Other processes are not affected. */
export function steerTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const end = () => {
    if (!vi.isFakeTimers()) return;
    // Repeated work has scheduled its next run on a fake timer. Without this it would never run again.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  };
  onTestFinished(end);
  return { pass: async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms)), end };
}
