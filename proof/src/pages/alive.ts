import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { HEADLESS_CHROMIUM } from '../../../e2e/chromium.ts';
import { median } from '../runner/median.ts';
import type { Verdict } from '../runner/verdict.ts';

const GOAL_MS = 1_000;
/** A preview that has not started by then says so itself. */
const LIVE_MAX_MS = 20_000;
const ITEMS = ['call-calendar-strip', 'customs-form-review'] as const;
/** Each is the first once, and the next once. */
const PAIRS = [ITEMS, [ITEMS[1], ITEMS[0]]] as const;
/** Chromium keeps the cached files of every site apart. The shell without windows does so only when it is told. */
const BROWSER = {
  ...HEADLESS_CHROMIUM,
  args: [...HEADLESS_CHROMIUM.args, '--enable-features=SplitCacheByNetworkIsolationKey'],
};
const PREVIEW = '[data-slot=preview]';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** 150 ms, 1.6 Mbit/s down and 0.75 Mbit/s up. Throughput is in bytes a second. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = 4;

type Times = { pressedMs: number | null; liveMs: number | null };
type Watched = { times: Times };
type Fetched = { bytes: number; isCached: boolean };
type Start = {
  /** From the press to the live preview. Null: it did not become live. */
  ms: number | null;
  /** The script that all previews share. */
  runtime: Fetched;
  bytes: number;
};

/** Runs in the page. A visitor who saves data starts a preview by a press. */
function watchTimes(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const times: Times = { pressedMs: null, liveMs: null };
  (globalThis as unknown as Watched).times = times;
  const press = () => {
    times.pressedMs ??= performance.now();
  };
  addEventListener('pointerdown', press, { capture: true });
  new MutationObserver(() => {
    if (document.querySelector('[data-slot=preview][data-status=live]'))
      times.liveMs ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-status'] });
}

/** The files of another origin that a page fetches from now on, by address. */
function watchFiles(session: CDPSession, origin: string): Map<string, Fetched> {
  const files = new Map<string, Fetched>();
  const byRequest = new Map<string, Fetched>();
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('http') || new URL(response.url).origin === origin) return;
    const isCached = cached.has(requestId) || response.fromDiskCache === true;
    const file = { bytes: 0, isCached };
    byRequest.set(requestId, file);
    files.set(response.url, file);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = byRequest.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  return files;
}

/** One session slows down page and frame only if the frame has no process of its own. */
async function expectOneProcess(page: Page, origin: string): Promise<void> {
  const frame = page.frames().find((one) => new URL(one.url()).origin !== origin);
  if (!frame) throw new Error('the page has no frame of another origin');
  const session = await page
    .context()
    .newCDPSession(frame)
    .catch(() => null);
  if (session) throw new Error('the frame has a process of its own, which is not slowed down');
}

/** Opens the page of an item, then slows down line and processor and presses its preview. */
async function start(page: Page, origin: string, item: string): Promise<Start> {
  await page.addInitScript(watchTimes);
  await page.goto(`${origin}/components/${item}`, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const preview = page.locator(PREVIEW);
  if ((await preview.getAttribute('data-status')) !== 'picture')
    throw new Error(`the preview of ${item} did not wait for a press`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const files = watchFiles(session, origin);
  await preview.tap({ position: { x: 100, y: 100 } });
  await page
    .locator(`${PREVIEW}[data-status=live]`)
    .waitFor({ timeout: LIVE_MAX_MS })
    .catch(() => undefined);
  const times = await page.evaluate(() => (globalThis as unknown as Watched).times);
  if (times.pressedMs === null) throw new Error(`the press on ${item} did not arrive`);
  if (times.liveMs !== null) await expectOneProcess(page, origin);
  const runtime = [...files].find(([url]) => url.endsWith('/runtime.js'))?.[1];
  return {
    ms: times.liveMs === null ? null : times.liveMs - times.pressedMs,
    runtime: runtime ?? { bytes: 0, isCached: false },
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The first preview of a visitor, and the next one of the same visitor. */
async function visit(browser: Browser, origin: string, items: readonly string[]): Promise<Start[]> {
  const context = await browser.newContext(PHONE);
  const starts: Start[] = [];
  for (const item of items) {
    const page = await context.newPage();
    starts.push(await start(page, origin, item));
    await page.close();
  }
  await context.close();
  return starts;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The time from the press to the live preview, on a phone with a slow line and a slow processor. The goal is printed
 * only. Required is that every preview becomes live.
 */
export async function timePreviews(o: {
  origin: string;
  rounds: number;
  report: (line: string) => void;
}): Promise<Verdict> {
  const browser = await chromium.launch(BROWSER);
  const all: Start[] = [];
  const medians: Record<'first' | 'next', number[]> = { first: [], next: [] };
  try {
    for (const [first, next] of PAIRS) {
      const rounds: Start[][] = [];
      for (let round = 0; round < o.rounds; round++)
        rounds.push(await visit(browser, o.origin, [first, next]));
      for (const [at, name] of (['first', 'next'] as const).entries()) {
        const starts = rounds.map((round) => round[at]!);
        all.push(...starts);
        const times = starts.map(({ ms }) => ms ?? Number.POSITIVE_INFINITY);
        const middle = median(times);
        medians[name].push(middle);
        const { runtime, bytes } = starts[0]!;
        const cached = starts.filter((one) => one.runtime.isCached).length;
        o.report(
          `${at === 0 ? first : next}, ${name === 'first' ? 'first preview' : `after ${first}`}: live ${seconds(middle)} after the press (${times.map((ms) => (ms / 1000).toFixed(2)).join(' ')}); ${kB(bytes)}, of it the shared script ${kB(runtime.bytes)}, from the cache in ${cached} of ${starts.length}`,
        );
      }
    }
  } finally {
    await browser.close();
  }
  const live = all.filter(({ ms }) => ms !== null).length;
  const spoken = (values: readonly number[]) => values.map(seconds).join(' and ');
  const cached = all.filter(({ runtime }) => runtime.isCached).length;
  return {
    figure: `on a slow phone ${live} of ${all.length} previews live, the first ${spoken(medians.first)} after the press, the next ${spoken(medians.next)} (the shared script from the cache in ${cached} of ${all.length / 2})`,
    bar: `all, goal ${seconds(GOAL_MS)}`,
    passed: live === all.length,
  };
}
