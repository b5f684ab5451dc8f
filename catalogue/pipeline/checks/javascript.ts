import type { Check, Outcome } from './check.ts';

/** A variant that cannot be made is reported while the item is prepared; here it is measured. */
export const javascript: Check = {
  name: 'javascript',
  module: import.meta.filename,
  tools: ['typescript', 'oxfmt'],
  judge: async ({ prepared }) => ({
    outcomes: new Map(
      prepared.map(({ item, javascript: text }): [string, Outcome] => [
        item.slug,
        {
          faults: [],
          figures: { bytes: Buffer.byteLength(text), lines: text.trimEnd().split('\n').length },
        },
      ]),
    ),
    unplaced: [],
  }),
};
