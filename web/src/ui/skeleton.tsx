import clsx from 'clsx';
import type { ReactNode } from 'react';

const SHAPES = { soft: 'rounded-sm', round: 'rounded-full', sharp: '' };

type SkeletonProps = { shape?: keyof typeof SHAPES; className?: string };

/** A grey placeholder. Give it the size of the content, so that nothing moves. */
export function Skeleton({ shape = 'soft', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse bg-line', SHAPES[shape], className)}
    />
  );
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-3/4', 'w-2/3'];

/** Placeholders for lines of text, each at the height of a real line. */
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

/** Announces once, for a whole group of skeletons, that content is loading. */
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
