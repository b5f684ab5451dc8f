import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const WINDOW = 5;

/** Pages are buttons with `onPage` and links with `hrefFor`. */
type Turning =
  | { onPage: (page: number) => void; hrefFor?: never }
  | { hrefFor: (page: number) => string; onPage?: never };

type PaginationProps = Turning & {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  label?: string;
  className?: string;
};

/** The page numbers around the current one, limited to existing pages. */
function pagesAround(page: number, pageCount: number) {
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pageCount - WINDOW + 1));
  return Array.from({ length: Math.min(WINDOW, pageCount) }, (_, index) => first + index);
}

export function Pagination({
  page,
  pageCount,
  label = 'Pagination',
  className,
  ...turning
}: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={label}
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm max-sm:justify-center',
        className,
      )}
    >
      <p className="text-ink-muted tabular-nums">
        Page {page} of {pageCount}
      </p>
      <ul className="flex flex-wrap items-center gap-1">
        <Step {...turning} to={page - 1} name="Previous" inert={page <= 1}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Previous</span>
        </Step>
        {pagesAround(page, pageCount).map((number) => (
          <Step
            {...turning}
            key={number}
            to={number}
            name={`Page ${number}`}
            current={number === page}
          >
            {number}
          </Step>
        ))}
        <Step {...turning} to={page + 1} name="Next" inert={page >= pageCount}>
          <span className="max-sm:sr-only">Next</span>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Step>
      </ul>
    </nav>
  );
}

type StepProps = Turning & {
  to: number;
  name: string;
  current?: boolean;
  /** At either end. It stays focusable, so that the focus is not lost after the last click. */
  inert?: boolean;
  children: ReactNode;
};

function Step({ to, name, current = false, inert = false, children, ...turning }: StepProps) {
  const shared = {
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
    className: clsx(
      'inline-flex min-h-11 min-w-10 items-center justify-center gap-1.5 rounded-md px-1.5 font-strong tabular-nums sm:min-w-11 sm:px-3',
      'transition-colors duration-[120ms] aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
      current ? 'bg-ink text-canvas' : 'text-ink-muted',
      !current && !inert && 'hover:bg-sunken hover:text-ink',
    ),
  };
  if (turning.onPage) {
    const { onPage } = turning;
    return (
      <li>
        <button
          type="button"
          aria-disabled={inert || undefined}
          onClick={() => !inert && !current && onPage(to)}
          {...shared}
        >
          {children}
        </button>
      </li>
    );
  }
  return (
    <li>
      {inert ? (
        <span role="link" aria-disabled="true" tabIndex={0} {...shared}>
          {children}
        </span>
      ) : (
        <Link to={turning.hrefFor(to)} {...shared}>
          {children}
        </Link>
      )}
    </li>
  );
}
