import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';

const port = process.env['TESSERA_E2E_PORT'] ?? '3900';
const origin = `http://127.0.0.1:${port}`;
const resultsFile = join(import.meta.dirname, '../.proof/results/playwright.json');

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A second try is named as flaky in the summary of a run, never hidden.
  retries: process.env['CI'] ? 1 : 0,
  // Far above what anything takes: a busy machine must not decide a verdict, and speed is measured by proofs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter:
    process.env['TESSERA_RESULTS'] === '1'
      ? [['list'], ['json', { outputFile: resultsFile }]]
      : [['list']],
  use: {
    baseURL: origin,
    launchOptions: CHROMIUM,
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
  webServer: {
    command: 'bash e2e/start',
    cwd: join(import.meta.dirname, '..'),
    url: `${origin}/health/ready`,
    reuseExistingServer: false,
    timeout: 180_000,
    env: { PORT: port, ORIGIN: origin },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
