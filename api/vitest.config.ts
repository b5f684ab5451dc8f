import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/template-database.ts'],
    pool: 'forks',
    // Two cores share the real services with the tests.
    maxWorkers: 3,
    testTimeout: 60_000, // a busy machine is no failure
    hookTimeout: 90_000,
  },
});
