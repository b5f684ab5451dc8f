import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone =
  | 'neutral'
  | 'positive'
  | 'ink'
  | 'warning'
  | 'danger'
  | 'accent'
  | 'outline';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-muted',
  positive: 'bg-positive-soft text-positive',
  ink: 'bg-ink text-canvas',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent-soft text-accent',
  outline: 'border border-line-strong font-mono font-normal text-ink-faint',
};

type BadgeProps = { children: ReactNode; tone?: BadgeTone; className?: string };

/** A short label; `outline` is for version numbers and the like. */
export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-1.5 text-xs',
        tone === 'outline'
          ? 'h-5 rounded-sm px-1.5'
          : 'h-[1.375rem] rounded-full px-2.25 font-strong',
        TONES[tone],
        className,
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  );
}
