import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'catalogue',
    include: ['pipeline/**/*.test.ts'],
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 4,
  },
});
