import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { shiftOf, watchShifts } from '../../../e2e/layout-shift.ts';
import type { Verdict } from '../runner/verdict.ts';
import { bytesAsSent, collectLoad } from './first-load.ts';

const JAVASCRIPT_MAX = 140_000;
/** The page of a component has the controls of its preview. What the preview loads is its own. */
const JAVASCRIPT_BEFORE_FRAME_MAX = 150_000;
/** A page with less than React itself did not load. */
const JAVASCRIPT_MIN = 50_000;
const FONTS_MAX = 90_000;
const SHIFT_MAX = 0.02;
const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const LIVE = '[data-slot=preview][data-status=live]';

type Weight = { javascript: number; fonts: number; shift: number };
type Weighed = Weight & {
  /** The bytes as they were sent, by kind. */
  sent: Map<string, number>;
  /** The JavaScript that the page of a component loads after it has asked for its frame. */
  laterJavascript: number;
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const gzipped = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

const hasPreview = (path: string): boolean => path.startsWith('/components/');

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
): Promise<Weighed> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const load = collectLoad(page, origin);
  await watchShifts(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  // The page may move when the preview arrives.
  if (hasPreview(path)) await page.locator(LIVE).waitFor();
  const first = [...load.first.values()];
  await scrollThrough(page);
  const shift = await shiftOf(page);
  const sent = await bytesAsSent(first);
  await context.close();
  const { isFrameAsked, later } = load;
  if (isFrameAsked !== hasPreview(path))
    throw new Error(`${path} ${isFrameAsked ? 'asked another origin' : 'asked for no frame'}`);
  const sum = (requests: readonly Request[], ending: string, size: (bytes: Buffer) => number) =>
    [...new Set(requests.map((request) => new URL(request.url()).pathname))]
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + size(readFileSync(join(client, file))), 0);
  return {
    javascript: sum(first, '.js', gzipped),
    fonts: sum(first, '.woff2', (bytes) => bytes.length),
    shift,
    sent,
    laterJavascript: sum([...later.values()], '.js', gzipped),
  };
}

/**
 * Measures the first load of every page on a wide and a narrow screen. Returns the worst of each figure, and whether
 * all are within the bars. The first load of a component's page ends when it asks for its live preview.
 */
export async function weighPages(o: {
  browser: Browser;
  origin: string;
  /** The folder of the client build. */
  client: string;
  paths: readonly string[];
  report: (line: string) => void;
}): Promise<Verdict> {
  const worst: Weight = { javascript: 0, fonts: 0, shift: 0 };
  const beforeFrame = { javascript: 0, sent: 0 };
  let lightest = Number.POSITIVE_INFINITY;
  for (const path of o.paths)
    for (const viewport of VIEWPORTS) {
      const found = await weigh(o.browser, o.origin, o.client, path, viewport);
      const isBeforeFrame = hasPreview(path);
      o.report(
        `${path} at ${viewport.width} px${isBeforeFrame ? ', before its frame' : ''}: ${kB(found.javascript)} JavaScript, ${kB(found.fonts)} fonts, layout shift ${found.shift.toFixed(4)}`,
      );
      lightest = Math.min(lightest, found.javascript);
      worst.fonts = Math.max(worst.fonts, found.fonts);
      worst.shift = Math.max(worst.shift, found.shift);
      if (isBeforeFrame) {
        const kinds = [...found.sent].map(([kind, bytes]) => `${kind} ${kB(bytes)}`);
        o.report(
          `  as sent: ${kinds.join(', ')}; after it ${kB(found.laterJavascript)} JavaScript of the shop`,
        );
        const scripts = found.sent.get('scripts') ?? 0;
        beforeFrame.javascript = Math.max(beforeFrame.javascript, found.javascript);
        beforeFrame.sent = Math.max(beforeFrame.sent, scripts);
      } else worst.javascript = Math.max(worst.javascript, found.javascript);
    }
  return {
    figure: `${kB(worst.javascript)} JavaScript, ${kB(worst.fonts)} fonts, CLS ${worst.shift.toFixed(4)}; the component page before its frame ${kB(beforeFrame.javascript)} JavaScript (${kB(beforeFrame.sent)} as sent)`,
    bar: '≤ 140 kB, ≤ 90 kB, ≤ 0.02, ≤ 150 kB',
    passed:
      lightest >= JAVASCRIPT_MIN &&
      worst.javascript <= JAVASCRIPT_MAX &&
      beforeFrame.javascript > 0 &&
      beforeFrame.javascript <= JAVASCRIPT_BEFORE_FRAME_MAX &&
      worst.fonts <= FONTS_MAX &&
      worst.shift <= SHIFT_MAX,
  };
}
