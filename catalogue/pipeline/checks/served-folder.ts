import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';

const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Answers requests for `http://pasted.test/` with the files of a build. */
export const serveFolder = (page: Page, folder: string): Promise<unknown> =>
  page.route('http://pasted.test/**', (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    return existsSync(path)
      ? route.fulfill({ body: readFileSync(path), contentType: KINDS[extname(path)] ?? '' })
      : route.abort();
  });
