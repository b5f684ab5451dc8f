import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    isolate: false,
    sequence: { groupOrder: 1 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 4,
  },
});
