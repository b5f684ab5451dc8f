import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    isolate: false,
    sequence: { groupOrder: 6 },
    maxWorkers: 4,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-setup.ts'],
    // Only against hanging: a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
