import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HEADLESS_CHROMIUM } from './chromium.ts';

const resultsFile = join(import.meta.dirname, '../.proof/results/development.json');

/** The product as `npm run dev` starts it. The tests start and stop it themselves, so that stopping is tested too. */
export default defineConfig({
  testDir: './development',
  outputDir: '../test-results/development',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes on its retry is listed as flaky in the summary.
  retries: process.env['CI'] ? 1 : 0,
  // Very generous, because modules are compiled when a page first requests them.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter:
    process.env['TESSERA_RESULTS'] === '1'
      ? [['list'], ['json', { outputFile: resultsFile }]]
      : [['list']],
  use: {
    launchOptions: HEADLESS_CHROMIUM,
    viewport: { width: 1280, height: 900 },
    // A trace makes pages that are compiled while loading many times slower.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
