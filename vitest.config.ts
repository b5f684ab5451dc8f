import { defineConfig } from 'vitest/config';

// `npm run prove -- spec` counts what this file says was shown.
const resultsFile = `${import.meta.dirname}/.proof/results/vitest.json`;

export default defineConfig({
  test: {
    // Each project has a `groupOrder` of its own, so that one runs after the other. Vitest keeps a process only if its
    // next file is of the same project; in a mixed order nearly every file would start a new one.
    projects: [
      'contract',
      'api',
      'web',
      'proof',
      'sandbox',
      'catalogue',
      {
        test: {
          name: 'tools',
          isolate: false,
          sequence: { groupOrder: 2 },
          maxWorkers: 4,
          root: 'tools',
          include: ['**/*.test.ts'],
          testTimeout: 300_000, // a busy machine is no failure
          hookTimeout: 300_000,
        },
      },
    ],
    tags: [
      {
        name: 'long',
        description: 'Takes long and shows no requirement. Runs in `.ci/run --all`.',
      },
    ],
    // No file may lean on what another one left behind: `--sequence.seed` repeats an order.
    sequence: { shuffle: { files: true } },
    reporters:
      process.env['TESSERA_RESULTS'] === '1'
        ? ['default', ['json', { outputFile: resultsFile }], './.ci/second-tries.ts']
        : ['default'],
  },
});
