import { agents } from './agents.ts';
import { commandLine } from './command-line.ts';
import type { DocumentSet } from './document.ts';
import { updates } from './updates.ts';

/** How components get into a project. What they say of this shop is its origin. */
export const GUIDE: DocumentSet<string> = {
  kicker: 'How to',
  label: 'Guide',
  dated: 'Last changed',
  base: '/docs',
  documents: new Map([
    ['command-line', commandLine],
    ['agents', agents],
    ['updates', updates],
  ]),
};
