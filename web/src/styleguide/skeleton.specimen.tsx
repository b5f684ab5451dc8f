import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/skeleton.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Skeleton',
  slug: 'skeleton',
  states: {
    block: <Skeleton className="h-40 w-64" />,
    text: <SkeletonText lines={5} className="max-w-md" />,
    'a card to come': (
      <SkeletonGroup
        label="Loading the card"
        className="w-64 overflow-hidden rounded-lg border border-line bg-surface"
      >
        <Skeleton shape="sharp" className="h-36" />
        <div className="flex items-center justify-between p-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton shape="round" className="h-[1.375rem] w-11" />
        </div>
      </SkeletonGroup>
    ),
  },
};
