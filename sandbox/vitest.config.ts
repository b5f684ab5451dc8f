import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox',
    isolate: false,
    sequence: { groupOrder: 5 },
    maxWorkers: 4,
    include: ['**/*.test.ts'],
    // Only prevents a test from hanging. It is long, because a slow machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
