import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'catalogue',
    include: ['pipeline/**/*.test.ts'],
    isolate: false,
    sequence: { groupOrder: 3 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 4,
  },
});
