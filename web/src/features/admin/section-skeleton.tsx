import { Card } from '../../ui/card.tsx';
import { SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';

/** Shown while the code of a section is loading. */
export function SectionSkeleton() {
  return (
    <SkeletonGroup label="Loading the section">
      <Card className="mt-6">
        <SkeletonText lines={8} />
      </Card>
    </SkeletonGroup>
  );
}
