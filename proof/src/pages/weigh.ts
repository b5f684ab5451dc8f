import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { shiftOf, watchShifts } from '../../../e2e/layout-shift.ts';

const JAVASCRIPT_MAX = 140_000;
/** A page with less than React itself did not load. */
const JAVASCRIPT_MIN = 50_000;
const FONTS_MAX = 90_000;
const SHIFT_MAX = 0.02;
const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

type Weight = { javascript: number; fonts: number; shift: number };

async function scrollThrough(page: Page) {
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(120);
  }
}

/** The sizes of all files that a first visit fetches, as compressed by gzip -9. */
async function weigh(
  browser: Browser,
  origin: string,
  client: string,
  path: string,
  viewport: (typeof VIEWPORTS)[number],
): Promise<Weight> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (response) => files.add(new URL(response.url()).pathname));
  await watchShifts(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const fetched = [...files];
  await scrollThrough(page);
  const shift = await shiftOf(page);
  await context.close();
  const sum = (ending: string, size: (bytes: Buffer) => number) =>
    fetched
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + size(readFileSync(join(client, file))), 0);
  return {
    javascript: sum('.js', (bytes) => gzipSync(bytes, { level: 9 }).length),
    fonts: sum('.woff2', (bytes) => bytes.length),
    shift,
  };
}

/**
 * Measures the first load of every page on a wide and a narrow screen. Returns the worst of each figure, and whether
 * all are within the bars.
 */
export async function weighPages(o: {
  browser: Browser;
  origin: string;
  /** The folder of the client build. */
  client: string;
  paths: readonly string[];
  report: (line: string) => void;
}) {
  const worst: Weight = { javascript: 0, fonts: 0, shift: 0 };
  let lightest = Number.POSITIVE_INFINITY;
  for (const path of o.paths)
    for (const viewport of VIEWPORTS) {
      const found = await weigh(o.browser, o.origin, o.client, path, viewport);
      o.report(
        `${path} at ${viewport.width} px: ${(found.javascript / 1000).toFixed(1)} kB JavaScript, ${(found.fonts / 1000).toFixed(1)} kB fonts, layout shift ${found.shift.toFixed(4)}`,
      );
      lightest = Math.min(lightest, found.javascript);
      for (const key of ['javascript', 'fonts', 'shift'] as const)
        worst[key] = Math.max(worst[key], found[key]);
    }
  return {
    figure: `${(worst.javascript / 1000).toFixed(1)} kB JavaScript, ${(worst.fonts / 1000).toFixed(1)} kB fonts, CLS ${worst.shift.toFixed(4)}`,
    bar: '≤ 140 kB, ≤ 90 kB, ≤ 0.02',
    passed:
      lightest >= JAVASCRIPT_MIN &&
      worst.javascript <= JAVASCRIPT_MAX &&
      worst.fonts <= FONTS_MAX &&
      worst.shift <= SHIFT_MAX,
  };
}
