import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HEADLESS_CHROMIUM } from './chromium.ts';
import { ownShop, WORKERS, workerShop } from './worker-shop.ts';

// This file is read again in every worker, where the shop is that worker's own.
const { origin, environment } = ownShop();
Object.assign(process.env, environment);
const resultsFile = join(import.meta.dirname, '../.proof/results/playwright.json');

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: Boolean(process.env['CI']),
  // A second try is named as flaky in the summary of a run, never hidden.
  retries: process.env['CI'] ? 1 : 0,
  // Far above what anything takes: a busy machine must not decide a verdict, and speed is measured by proofs.
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
    // Somebody who has been here before; those who have not are shown the first-visit help.
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
    // Recording takes time; what fails is tried again and recorded then.
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
