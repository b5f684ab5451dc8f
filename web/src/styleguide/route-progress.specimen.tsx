import { RouteProgress } from '../ui/route-progress.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Route progress',
  slug: 'route-progress',
  states: {
    active: (
      <div className="h-16 overflow-hidden rounded-md bg-sunken [contain:layout]">
        <RouteProgress active />
      </div>
    ),
  },
};
