import clsx from 'clsx';
import type { ReactNode } from 'react';

const SHAPES = { soft: 'rounded-sm', round: 'rounded-full', sharp: '' };

type SkeletonProps = { shape?: keyof typeof SHAPES; className?: string };

/** A grey stand-in; give it the size of what will come, so that nothing moves. */
export function Skeleton({ shape = 'soft', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse bg-line', SHAPES[shape], className)}
    />
  );
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-3/4', 'w-2/3'];

/** Lines of text to come, each at the height of a real line. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="flex h-[1.6em] items-center">
          <Skeleton className={clsx('h-[0.7em]', LINE_WIDTHS[line % LINE_WIDTHS.length])} />
        </span>
      ))}
    </span>
  );
}

/** Says once that something is on its way, for a whole group of skeletons. */
export function SkeletonGroup({
  label = 'Loading',
  children,
  className,
}: {
  label?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
