import { SkeletonWall } from '../ui/skeleton-wall.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Skeleton wall',
  slug: 'skeleton-wall',
  states: {
    'a wall to come': <SkeletonWall label="Loading your saved components" />,
  },
};
