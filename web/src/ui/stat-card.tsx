import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

type StatCardProps = {
  label: string;
  value: string;
  note?: ReactNode;
  /** For text instead of a figure: smaller, cut to one line, complete in the tooltip. */
  wordy?: boolean;
  loading?: boolean;
  className?: string;
};

/** One figure with its name above and a note below. */
export function StatCard({
  label,
  value,
  note,
  wordy = false,
  loading = false,
  className,
}: StatCardProps) {
  return (
    <Card className={className}>
      <dl className="grid grid-cols-1 gap-1.5" aria-busy={loading || undefined}>
        <dt className="text-[0.8125rem] leading-snug text-ink-muted">{label}</dt>
        <dd
          title={wordy && !loading ? value : undefined}
          className={clsx(
            'flex h-10 min-w-0 items-center font-display font-heading tracking-[-0.02em] text-ink',
            wordy ? 'text-xl' : 'text-[2rem] leading-none',
          )}
        >
          {loading ? <Skeleton className="h-7 w-28" /> : <span className="truncate">{value}</span>}
        </dd>
        <dd className="min-h-[1.3em] font-mono text-[0.8125rem] leading-[1.3] text-ink-faint">
          {loading ? <Skeleton className="mt-1 h-3 w-40 max-w-full" /> : note}
        </dd>
      </dl>
    </Card>
  );
}
