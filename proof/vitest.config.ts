import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'proof',
    include: ['src/**/*.test.ts'],
    isolate: false,
    sequence: { groupOrder: 4 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 4,
  },
});
