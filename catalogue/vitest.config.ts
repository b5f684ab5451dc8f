import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'catalogue', include: ['pipeline/**/*.test.ts'], isolate: false, maxWorkers: 3 },
});
