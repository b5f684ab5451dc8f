import type { Page } from '@playwright/test';

type Watched = { shifted: number };

/** Adds up layout shifts from the first moment of every page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) watched.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What was seen so far; a shift is told of after the frame it was painted in. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    return (globalThis as unknown as Watched).shifted;
  });
