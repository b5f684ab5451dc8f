import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HEADLESS_CHROMIUM } from './chromium.ts';
import { ownShop, WORKERS, workerShop } from './worker-shop.ts';

// Every worker reads this file again, with the settings of its own shop.
const { origin, environment } = ownShop();
Object.assign(process.env, environment);
/** Animations take a fifth of the processor time of a run. The long form has them. */
const reducedMotion = process.env['TESSERA_FORM'] === 'all' ? 'no-preference' : 'reduce';
const resultsFile = join(import.meta.dirname, '../.proof/results/playwright.json');

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes on its retry is listed as flaky in the summary.
  retries: process.env['CI'] ? 1 : 0,
  // Very generous: a slow machine must not fail a test, and speed is measured elsewhere.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter:
    process.env['TESSERA_RESULTS'] === '1'
      ? [['list'], ['json', { outputFile: resultsFile }]]
      : [['list']],
  use: {
    baseURL: origin,
    launchOptions: HEADLESS_CHROMIUM,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion },
    // A returning visitor. New visitors would get the first-visit help.
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [
            { name: 'gettingStartedSeen', value: 'yes' },
            { name: 'templatesHelpSeen', value: 'yes' },
          ],
        },
      ],
    },
    // Tracing takes time. In CI a failed test is retried with tracing.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: Array.from({ length: WORKERS }, (_, index) => workerShop(index)).map((shop) => ({
    command: 'bash e2e/start',
    cwd: join(import.meta.dirname, '..'),
    url: `${shop.origin}/health/ready`,
    reuseExistingServer: false,
    timeout: 180_000,
    env: shop.environment,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  })),
});
