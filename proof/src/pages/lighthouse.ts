import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { CHROMIUM } from '../../../e2e/chromium.ts';
import { freePort } from '../../../tools/free-port.ts';

const JUDGED = ['accessibility', 'best-practices', 'seo'] as const;
const DEVICES = ['desktop', 'mobile'] as const;

export type Device = (typeof DEVICES)[number];
export type Visit = {
  /** From 0 to 100. */
  scores: Record<(typeof JUDGED)[number] | 'performance', number>;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  /** The reasons for scores below 100. */
  faults: string[];
  tries: number;
};

const TRIES = 3;

/** Visits a page with an empty cache. Lighthouse simulates the network and the processor. */
async function visitOnce(url: string, device: Device): Promise<Omit<Visit, 'tries'>> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(
      url,
      { port, logLevel: 'silent', onlyCategories: ['performance', ...JUDGED] },
      device === 'desktop' ? desktopConfig : undefined,
    );
    const { audits, categories } = result!.lhr;
    const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const faults = JUDGED.flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const score = audits[id]?.score;
        return weight > 0 && score !== null && score !== undefined && score < 1
          ? [`${name}: ${audits[id]!.title}`]
          : [];
      }),
    );
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      firstPaintMs: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      faults,
    };
  } finally {
    await browser.close();
  }
}

/** Visits a page again when Chromium painted too late for Lighthouse, which then has no performance score. */
export async function visit(url: string, device: Device): Promise<Visit> {
  for (let tries = 1; ; tries++) {
    const seen = await visitOnce(url, device);
    if (seen.scores.performance > 0 || tries === TRIES) return { ...seen, tries };
  }
}
