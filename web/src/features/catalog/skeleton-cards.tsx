import clsx from 'clsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const SHAPES = ['rows-32', 'rows-40', 'rows-28', 'rows-36', 'rows-30', 'rows-34'];

/** Stand-ins in the grid itself, with the geometry of real cards. */
export function SkeletonCards() {
  return SHAPES.map((rows) => (
    <li key={rows} aria-hidden="true" className={clsx(rows)}>
      <div className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
        <div className="picture shrink-0 bg-sunken" />
        <div className="px-3.75 pt-4">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="mt-3 h-2.5 w-2/5" />
        </div>
      </div>
    </li>
  ));
}
