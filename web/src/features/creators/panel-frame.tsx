import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

export function PanelFrame({ children }: { children: ReactNode }) {
  return (
    <Card padding="lg" className="lg:min-h-[29rem]">
      {children}
    </Card>
  );
}

/** The form before it is known whether it will be one. */
export function PanelSkeleton() {
  return (
    <PanelFrame>
      <SkeletonGroup label="Loading the application form">
        <div className="grid gap-5 sm:grid-cols-2">
          {['name', 'email', 'phone', 'city'].map((field) => (
            <div key={field}>
              <Skeleton className="mb-2.5 h-3.5 w-20" />
              <Skeleton className="h-11 w-full rounded-md" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-6 mb-2.5 h-3.5 w-28" />
        <Skeleton className="h-21 w-full rounded-md" />
        <Skeleton className="mt-3 h-3.5 w-64 max-w-full" />
        <Skeleton className="mt-6 h-11 w-full rounded-md sm:w-48" />
      </SkeletonGroup>
    </PanelFrame>
  );
}
