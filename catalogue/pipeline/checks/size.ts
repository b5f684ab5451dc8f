import type { Bundle } from './bundle.ts';
import type { Check, Outcome } from './check.ts';
import type { Fault } from './fault.ts';

/** Twice what the heaviest item needs today; a buyer pays it on every visit. */
const MAX_BYTES = { scriptBytes: 6_000, styleBytes: 4_500 };

const findWeightFaults = ({ sizes }: Bundle): Fault[] =>
  (['scriptBytes', 'styleBytes'] as const)
    .filter((part) => sizes[part] > MAX_BYTES[part])
    .map((part) => ({
      check: 'weight',
      text: `${part} ${sizes[part]} is above ${MAX_BYTES[part]}, compressed`,
    }));

export const size: Check = {
  name: 'size',
  module: import.meta.filename,
  tools: ['esbuild', 'tailwindcss', 'react', 'lucide-react'],
  judge: async ({ prepared }) => ({
    outcomes: new Map(
      prepared.map(({ item, bundle }): [string, Outcome] => [
        item.slug,
        {
          faults: findWeightFaults(bundle),
          figures: {
            ...bundle.sizes,
            scriptMaxBytes: MAX_BYTES.scriptBytes,
            styleMaxBytes: MAX_BYTES.styleBytes,
          },
        },
      ]),
    ),
    unplaced: [],
  }),
};
