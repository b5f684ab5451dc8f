import { extname } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { openStage, settle, type Stage, untilQuiet } from '../checks/stage.ts';
import type { SiteFile } from './template.ts';

export const ORIGIN = 'http://pasted.test';
const QUIET_MS = 250;
const DRAWN_MS = 5_000;

/**
 * What the server says of a preview of a template (`api/src/platform/http/previews.ts`), so that a site that breaks the
 * policy is noticed. Fonts and modules are requested across origins, because a sandboxed page has none.
 */
const PREVIEW_HEADERS = {
  'content-security-policy': `sandbox allow-scripts allow-forms allow-modals allow-popups; default-src 'none'; script-src ${ORIGIN} 'unsafe-inline'; style-src ${ORIGIN} 'unsafe-inline'; font-src ${ORIGIN}; img-src ${ORIGIN} data:; form-action 'none'; base-uri 'none'`,
  'access-control-allow-origin': '*',
};

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
  '.xml': 'text/xml; charset=utf-8',
  '.json': 'application/json',
};

export const contentTypeOf = (path: string): string =>
  KINDS[extname(path)] ?? 'application/octet-stream';

/** The files of a build and the path that they are served below, because a preview never has an origin to itself. */
export type BuiltSite = { dist: readonly SiteFile[]; base: string };

export type Visit = Stage & {
  /** Opens a page afresh and waits until its fonts are there and it has stopped changing. */
  open: (path: string) => Promise<void>;
};

/** The file that answers at an address, as the server of previews finds it. */
export function fileAt(base: string, address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  if (origin !== ORIGIN || !pathname.startsWith(`${base}/`)) return undefined;
  const path = decodeURIComponent(pathname.slice(base.length + 1));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** Runs in the page. An empty root waits for its script. */
const hasText = (): boolean => document.body.innerText.trim() !== '';

/** Runs in the page: the shared checks look below `#root`, and a page without it is looked at as a whole. */
const nameRoot = (): void => {
  if (!document.querySelector('#root')) document.body.id = 'root';
};

/** Runs in the page: a server's markup looks complete before its scripts have taken it over. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve());
  });

/** A window in which the built site is served as it is, or as a preview, and nothing else answers. */
export async function openSite(
  browser: Browser,
  { dist, base }: BuiltSite,
  { isPreview = false, ...options }: BrowserContextOptions & { isPreview?: boolean },
): Promise<Visit> {
  const stage = await openStage(browser, options);
  const { page } = stage;
  const byPath = new Map(dist.map(({ path, content }) => [path, content]));
  await page.route(`${ORIGIN}/**`, (route) => {
    const address = route.request().url();
    const path = fileAt(base, address) ?? '';
    const body = byPath.get(path);
    if (body)
      return route.fulfill({
        body,
        headers: { 'content-type': contentTypeOf(path), ...(isPreview && PREVIEW_HEADERS) },
      });
    stage.faults.push({
      check: 'network',
      text: `asked for ${address}, which is not in the build`,
    });
    return route.abort();
  });
  const open = async (path: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`${ORIGIN}${base}/${path}`);
    await page.waitForFunction(hasText, null, { timeout: DRAWN_MS });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(untilIdle);
    await untilQuiet(page, QUIET_MS, DRAWN_MS);
    await page.evaluate(nameRoot);
    await settle(page);
  };
  return { ...stage, open };
}
