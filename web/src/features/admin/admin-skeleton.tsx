import clsx from 'clsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { GROUPS, SECTIONS } from './sections.ts';

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
      rail={GROUPS.map(({ title, sections }) => (
        <div key={title} className={clsx(title && 'mt-3')}>
          {title && <Skeleton className="mx-3 mt-0.5 mb-1.5 h-3 w-16" />}
          {sections.map((section) => (
            <div
              key={section.slug}
              className="flex min-h-9.5 items-center px-3 pointer-coarse:min-h-11.5"
            >
              <Skeleton className={clsx('h-3', WIDTHS[SECTIONS.indexOf(section)])} />
            </div>
          ))}
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
