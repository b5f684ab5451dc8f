import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

export type SortDirection = 'ascending' | 'descending' | 'none';

type TableProps = { label: string; children: ReactNode; className?: string };

/** A table that scrolls in its own box, on the surface of a card. */
export function Table({ label, children, className }: TableProps) {
  return (
    <ScrollRegion label={label} className={clsx('edge-shade', className)}>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </ScrollRegion>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr className="border-b border-line">{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="[&>tr:last-child]:border-b-0">{children}</tbody>;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={clsx('border-b border-line', className)} {...rest} />;
}

const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

type HeaderCellProps = {
  children: ReactNode;
  numeric?: boolean;
  /** The sort state of this column. With `onSort` the heading becomes a button. */
  sort?: SortDirection;
  onSort?: () => void;
  className?: string;
};

export function HeaderCell({
  children,
  numeric = false,
  sort = 'none',
  onSort,
  className,
}: HeaderCellProps) {
  const Icon = SORT_ICONS[sort];
  return (
    <th
      scope="col"
      aria-sort={onSort ? sort : undefined}
      className={clsx(
        'px-2.5 py-3 align-middle font-mono text-xs font-normal whitespace-nowrap text-ink-faint',
        numeric && 'text-right',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={clsx(
            '-my-2 inline-flex min-h-8 items-center gap-1 rounded-sm px-1 align-middle hover:text-ink touch:-my-3.5 touch:min-h-11',
            numeric ? '-mr-1' : '-ml-1',
            sort !== 'none' && 'text-ink',
          )}
        >
          {!numeric && children}
          <Icon
            aria-hidden="true"
            className={clsx('size-3.5 shrink-0', sort === 'none' && 'opacity-60')}
          />
          {numeric && children}
        </button>
      ) : (
        children
      )}
    </th>
  );
}

type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  numeric?: boolean;
  strong?: boolean;
  muted?: boolean;
  mono?: boolean;
};

export function Cell({
  numeric = false,
  strong = false,
  muted = false,
  mono = false,
  className,
  ...rest
}: CellProps) {
  return (
    <td
      className={clsx(
        'px-2.5 py-3 align-middle',
        numeric && 'text-right whitespace-nowrap tabular-nums',
        // The name of a row may break anywhere but keeps a minimum width. The table scrolls instead.
        strong ? 'font-strong' : 'wrap-break-word',
        strong && !numeric && 'min-w-44 wrap-anywhere',
        mono && 'font-mono text-[0.8125rem]',
        muted ? 'text-ink-muted' : 'text-ink',
        className,
      )}
      {...rest}
    />
  );
}
