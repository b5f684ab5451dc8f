import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    isolate: false,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test-setup.ts'],
    testTimeout: 30_000, // a busy machine is no failure
  },
});
