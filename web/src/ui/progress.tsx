import clsx from 'clsx';
import { useId } from 'react';

type ProgressProps = {
  label: string;
  /** Percent done; undefined while unknown. */
  value?: number;
  /** Text instead of the percentage, such as "2 of 5 MB". */
  valueText?: string;
  tone?: 'accent' | 'positive' | 'danger';
  className?: string;
};

const FILLS = { accent: 'fill-accent', positive: 'fill-positive', danger: 'fill-danger' };

/** A progress bar as an SVG: its length is an attribute, so no inline style is needed. */
export function Progress({ label, value, valueText, tone = 'accent', className }: ProgressProps) {
  const labelId = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={clsx('grid gap-1.5 text-sm', className)}>
      <div className="flex min-w-0 items-baseline justify-between gap-4">
        <span id={labelId} className="truncate text-ink" title={label}>
          {label}
        </span>
        <span aria-hidden="true" className="shrink-0 font-mono text-xs text-ink-faint tabular-nums">
          {valueText ?? (percent === undefined ? '' : `${percent}%`)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <svg width="100%" height="100%" aria-hidden="true" className={clsx('block', FILLS[tone])}>
          {percent === undefined ? (
            <rect
              width="25%"
              height="100%"
              className="animate-travel [transform-box:fill-box] motion-reduce:animate-none motion-reduce:opacity-60"
            />
          ) : (
            <rect
              width={`${percent}%`}
              height="100%"
              className="transition-[width] duration-[220ms] ease-out"
            />
          )}
        </svg>
      </div>
    </div>
  );
}
