import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HEADLESS_CHROMIUM } from './chromium.ts';

const resultsFile = join(import.meta.dirname, '../.proof/results/development.json');

/** The product as `npm run dev` starts it; the tests start and stop it themselves, so that its end is looked at too. */
export default defineConfig({
  testDir: './development',
  outputDir: '../test-results/development',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A second try is named as flaky in the summary of a run, never hidden.
  retries: process.env['CI'] ? 1 : 0,
  // Far above what anything takes: modules are compiled when a page first asks for them.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter:
    process.env['TESSERA_RESULTS'] === '1'
      ? [['list'], ['json', { outputFile: resultsFile }]]
      : [['list']],
  use: {
    launchOptions: HEADLESS_CHROMIUM,
    viewport: { width: 1280, height: 900 },
    // Recording makes pages that are compiled while they load slower by many times.
    trace: 'on-first-retry',
  },
});
