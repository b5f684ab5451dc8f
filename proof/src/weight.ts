import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { shiftOf, watchShifts } from '../../e2e/layout-shift.ts';
import { startMember } from '../../tools/cluster/member.ts';
import type { Prove } from './runner/verdict.ts';
import { freshShop } from './runner/with-services.ts';

export const needsServices = true;

const JAVASCRIPT_MAX = 140_000;
/** Less than React itself would mean that the page did not load. */
const JAVASCRIPT_MIN = 50_000;
const FONTS_MAX = 90_000;
const SHIFT_MAX = 0.02;
const PAGES = [
  '/',
  '/dashboard',
  '/components/boarding-pass-card-for-any-booking',
  '/creator-program',
  '/templates',
  '/templates/deodar-house',
  '/login',
  '/register',
  '/no/such/page',
];
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

/** Everything a first visit fetches, weighed as gzip -9 would send it, whatever was really sent. */
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

export const prove: Prove = async ({ root, report }) => {
  freshShop(root);
  const build = join(root, 'web/build');
  const member = await startMember({
    kind: 'http',
    build,
    olderBuilds: [],
    log: join(root, '.proof/weight.log'),
    environment: { NODE_ENV: 'test', LOG_LEVEL: 'warn' },
  });
  const browser = await chromium.launch(CHROMIUM);
  const worst: Weight = { javascript: 0, fonts: 0, shift: 0 };
  let lightest = Number.POSITIVE_INFINITY;
  try {
    for (const path of PAGES)
      for (const viewport of VIEWPORTS) {
        const found = await weigh(
          browser,
          `http://127.0.0.1:${member.port}`,
          join(build, 'client'),
          path,
          viewport,
        );
        report(
          `${path} at ${viewport.width} px: ${(found.javascript / 1000).toFixed(1)} kB JavaScript, ${(found.fonts / 1000).toFixed(1)} kB fonts, layout shift ${found.shift.toFixed(4)}`,
        );
        lightest = Math.min(lightest, found.javascript);
        for (const key of ['javascript', 'fonts', 'shift'] as const)
          worst[key] = Math.max(worst[key], found[key]);
      }
  } finally {
    await browser.close();
    member.process.kill('SIGTERM');
    await member.ended;
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
};
