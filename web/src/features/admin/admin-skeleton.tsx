import clsx from 'clsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { SECTIONS } from './sections.ts';

const WIDTHS = [
  'w-12',
  'w-28',
  'w-32',
  'w-24',
  'w-28',
  'w-16',
  'w-16',
  'w-36',
  'w-32',
  'w-20',
  'w-12',
];

/** The admin area while the session is being checked. */
export function AdminSkeleton() {
  return (
    <AdminFrame
      rail={SECTIONS.map(({ slug }, index) => (
        <div key={slug} className="flex min-h-10 items-center px-3 pointer-coarse:min-h-11.5">
          <Skeleton className={clsx('h-3', WIDTHS[index])} />
        </div>
      ))}
      opener={<Skeleton className="m-3 size-5" />}
    >
      <SkeletonGroup label="Loading the admin area">
        <Skeleton className="h-8.5 w-56 max-w-full" />
        <Card className="mt-6">
          <SkeletonText lines={8} />
        </Card>
      </SkeletonGroup>
      <noscript>
        <p className="mt-6 text-ink-muted">The admin area needs JavaScript.</p>
      </noscript>
    </AdminFrame>
  );
}
