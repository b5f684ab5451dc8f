import clsx from 'clsx';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type ErrorStateProps = {
  title?: string;
  /** What happened, and what to do next. */
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  /** The request id, for the user to quote to the support team. */
  requestId?: string;
  /** A further link or button beside the retry. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
};

/** The error icon: four tiles, one of them out of place. */
function LooseTile() {
  return (
    <svg viewBox="0 0 56 48" aria-hidden="true" className="h-12 w-14">
      <path d="M2 2h20v20H2z" className="fill-line-strong" />
      <path d="M24 2h20a20 20 0 0 1-20 20z" className="fill-line-strong" />
      <path d="M22 44H2a20 20 0 0 1 20-20z" className="fill-line-strong" />
      <path d="M28 26h20v20H28z" transform="rotate(14 38 36)" className="fill-tile-1" />
    </svg>
  );
}

export function ErrorState({
  title = 'Something went wrong',
  children,
  onRetry,
  retrying = false,
  retryLabel = 'Retry',
  requestId,
  action,
  headingLevel: Heading = 'h2',
  className,
}: ErrorStateProps) {
  return (
    <div
      className={clsx(
        'mx-auto grid max-w-lg justify-items-center px-4 py-16 text-center wrap-anywhere',
        className,
      )}
    >
      <LooseTile />
      <div role="alert" className="mt-5">
        <Heading className="text-2xl">{title}</Heading>
        <div className="mt-2 text-pretty text-ink-muted">{children}</div>
      </div>
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button onClick={onRetry} loading={retrying}>
              <RotateCw aria-hidden="true" className="size-4" />
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <p className="mt-6 font-mono text-xs text-ink-faint">
          Request <span className="select-all">{requestId}</span>
        </p>
      )}
    </div>
  );
}
