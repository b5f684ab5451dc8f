import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox',
    isolate: false,
    include: ['**/*.test.ts'],
    // Each file starts a process of its own.
    maxWorkers: 3,
    // Only against hanging: a busy machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
