import type { BrowserContextOptions, Page } from '@playwright/test';

/** What a workhorse has beside its code: the design card, the promise and the obvious version. */
export const PROMISE_FILES = ['card.md', 'promise.ts', 'rival.tsx'] as const;

/** Why an item exists, as a test that the obvious version fails. `promise.ts` of a workhorse exports it as `promise`. */
export type ItemPromise = {
  /** The promise in one sentence. */
  says: string;
  /** The widths of the browser window; 1280 unless given. */
  widths?: number[];
  /** What the browser of the visitor has or is set to. */
  context?: Pick<
    BrowserContextOptions,
    | 'colorScheme'
    | 'contrast'
    | 'deviceScaleFactor'
    | 'forcedColors'
    | 'hasTouch'
    | 'isMobile'
    | 'javaScriptEnabled'
    | 'locale'
    | 'permissions'
    | 'reducedMotion'
    | 'timezoneId'
  >;
  /** How the page breaks the promise, each as a sentence. Every width has a new document. */
  faults: (page: Page) => Promise<string[]>;
};
