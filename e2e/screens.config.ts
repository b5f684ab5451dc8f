import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Screenshots of every screen for every role, for review: `npm run screens`. */
export default defineConfig({
  ...journeys,
  testDir: './screens',
  globalSetup: './screens/empty.ts',
  globalTeardown: './screens/count.ts',
  retries: 0,
  timeout: 900_000,
  reporter: [['list']],
});
