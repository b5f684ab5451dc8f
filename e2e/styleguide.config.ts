import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';

const port = process.env['TESSERA_STYLEGUIDE_PORT'] ?? '3910';
const origin = `http://127.0.0.1:${port}`;
const resultsFile = join(import.meta.dirname, '../.proof/results/styleguide.json');

export default defineConfig({
  testDir: './styleguide',
  outputDir: '../test-results/styleguide',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing picture is a failure; `-- --update-snapshots` takes all of them again.
  updateSnapshots: 'none',
  globalTeardown: './styleguide/squeeze-pictures.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Very generous: a slow machine must not fail a test.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // The same fonts and browser give the same pixels. The tolerance is for the reduced palette of
    // the stored pictures.
    toHaveScreenshot: {
      threshold: 0.1,
      maxDiffPixels: 30,
      animations: 'disabled',
      caret: 'hide',
    },
  },
  reporter:
    process.env['TESSERA_RESULTS'] === '1'
      ? [['list'], ['json', { outputFile: resultsFile }]]
      : [['list']],
  use: {
    baseURL: origin,
    launchOptions: CHROMIUM,
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'bash e2e/start-styleguide',
    cwd: join(import.meta.dirname, '..'),
    url: `${origin}/health/ready`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: { PORT: port, ORIGIN: origin },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
