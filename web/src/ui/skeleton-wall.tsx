import clsx from 'clsx';
import { Card } from './card.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const SHAPES = ['rows-32', 'rows-40', 'rows-28', 'rows-36', 'rows-30', 'rows-34'];

/** Skeleton cards for the grid, with the geometry of real cards. */
export function SkeletonCards() {
  return SHAPES.map((rows) => (
    <li key={rows} aria-hidden="true" className={clsx(rows)}>
      <Card padding="none" className="flex h-full flex-col overflow-hidden">
        <div className="picture shrink-0 bg-sunken" />
        <div className="flex min-h-0 flex-1 flex-col justify-center px-3.75">
          <Skeleton className="h-3.5 w-3/5" />
          <div className="mt-3 flex items-center gap-2.5">
            <Skeleton shape="round" className="h-4.5 w-12" />
            <Skeleton className="h-2.5 w-2/5" />
          </div>
        </div>
      </Card>
    </li>
  ));
}

/** A whole masonry list of skeletons. */
export function SkeletonWall({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="masonry with-tools">
      <ul aria-hidden="true">
        <SkeletonCards />
      </ul>
    </SkeletonGroup>
  );
}
