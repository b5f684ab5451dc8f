import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'proof',
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 4,
  },
});
