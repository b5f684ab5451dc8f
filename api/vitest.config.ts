import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    isolate: false,
    sequence: { groupOrder: 7 },
    maxWorkers: 4,
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/template-database.ts'],
    setupFiles: ['test/reset-ids.ts'],
    pool: 'forks',
    // A busy machine is no failure: these end only what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
