import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Watched = {
  shifted: number;
  observer: PerformanceObserver;
  count: (entries: PerformanceEntry[]) => void;
};

/** Sums up the layout shifts of every page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifted = 0;
    watched.count = (entries) => {
      for (const entry of entries as Shift[])
        if (!entry.hadRecentInput) watched.shifted += entry.value;
    };
    watched.observer = new PerformanceObserver((list) => watched.count(list.getEntries()));
    watched.observer.observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until the current state of the page is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });

/** The sum so far. An observer is called only after its frame, so its pending records are taken too. */
export async function shiftOf(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    watched.count(watched.observer.takeRecords());
    return watched.shifted;
  });
}
