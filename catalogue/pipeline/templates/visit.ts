import { extname } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { openStage, settle, type Stage, untilQuiet } from '../checks/stage.ts';
import type { SiteFile } from './template.ts';

/** Below a path, because a preview never has an origin to itself. */
const ADDRESS = 'http://pasted.test/previews/template/';
const QUIET_MS = 250;
const DRAWN_MS = 5_000;

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
};

export const contentTypeOf = (path: string): string =>
  KINDS[extname(path)] ?? 'application/octet-stream';

/** A window in which the built site is served as it is, and nothing else answers. */
export async function openSite(
  browser: Browser,
  dist: readonly SiteFile[],
  options: BrowserContextOptions,
): Promise<Stage> {
  const stage = await openStage(browser, options);
  const byPath = new Map(dist.map(({ path, content }) => [path, content]));
  await stage.page.route('http://pasted.test/**', (route) => {
    const address = route.request().url().split(/[?#]/)[0]!;
    const path = address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : '';
    const body = byPath.get(path);
    if (body) return route.fulfill({ body, contentType: contentTypeOf(path) });
    stage.faults.push({
      check: 'network',
      text: `asked for ${address}, which is not in the build`,
    });
    return route.abort();
  });
  return stage;
}

/** Opens a page afresh and waits until its fonts are there and it has stopped changing. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(ADDRESS + path);
  await page.locator('#root > *').first().waitFor({ state: 'attached', timeout: DRAWN_MS });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await untilQuiet(page, QUIET_MS, DRAWN_MS);
  await settle(page);
}
