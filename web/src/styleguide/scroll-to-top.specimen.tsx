import { ScrollToTop } from '../ui/scroll-to-top.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Scroll to top',
  slug: 'scroll-to-top',
  states: {
    // Containment keeps the fixed button in its frame.
    shown: (
      <div className="h-28 rounded-md bg-sunken [contain:layout]">
        <ScrollToTop threshold={-1} />
      </div>
    ),
  },
};
