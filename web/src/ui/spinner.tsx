import clsx from 'clsx';

type SpinnerProps = {
  /** What is loading, for screen readers. */
  label?: string;
  /** Not announced, for places that already report that they are busy. */
  decorative?: boolean;
  className?: string | undefined;
};

export function Spinner({ label = 'Loading', decorative = false, className }: SpinnerProps) {
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'status' })}
      className={clsx('inline-grid place-items-center', className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[1em] animate-spin">
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          strokeWidth="3"
          className="stroke-current opacity-25"
        />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-current"
        />
      </svg>
      {!decorative && <span className="sr-only">{label}</span>}
    </span>
  );
}
