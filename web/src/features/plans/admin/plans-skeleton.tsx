import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx';

/** Skeletons of about the size of the plan cards. */
export function PlansSkeleton() {
  return (
    <SkeletonGroup label="Loading subscription plans" className="mt-5">
      <div className="flex items-center justify-between">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-11 w-40" />
      </div>
      <div className="mt-5 grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
        {Array.from({ length: 2 }, (_, index) => (
          <Card key={index}>
            <Skeleton className="h-5 w-24" />
            <Skeleton className="mt-4 h-8 w-36" />
            <SkeletonText lines={4} className="mt-5" />
            <Skeleton className="mt-5 h-12 w-full" />
            <SkeletonText lines={2} className="mt-4" />
            <Skeleton className="mt-5 h-11 w-44" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
