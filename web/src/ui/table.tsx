import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

export type SortDirection = 'ascending' | 'descending' | 'none';

type TableProps = {
  label: string;
  children: ReactNode;
  /** On phones each row is a card, with the label of each cell before its content. */
  cards?: boolean;
  className?: string;
};

const AsCards = createContext(false);

/** A browser forgets the role of a table's element that is laid out as a block. */
const useRole = (role: string) => (useContext(AsCards) ? { role } : {});

/** A table that scrolls in its own box, on the surface of a card. */
export function Table({ label, children, cards = false, className }: TableProps) {
  return (
    <ScrollRegion
      label={label}
      className={clsx('edge-shade', cards && 'max-sm:bg-none!', className)}
    >
      <AsCards value={cards}>
        <table
          {...(cards && { role: 'table' })}
          className={clsx('w-full border-collapse text-left text-sm', cards && 'max-sm:block')}
        >
          <caption className="sr-only">{label}</caption>
          {children}
        </table>
      </AsCards>
    </ScrollRegion>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  const cards = useContext(AsCards);
  return (
    <thead {...useRole('rowgroup')} className={cards ? 'max-sm:sr-only' : undefined}>
      <tr {...useRole('row')} className="border-b border-line">
        {children}
      </tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  const cards = useContext(AsCards);
  return (
    <tbody
      {...useRole('rowgroup')}
      className={
        cards
          ? 'max-sm:grid max-sm:gap-3 sm:[&>tr:last-child]:border-b-0'
          : '[&>tr:last-child]:border-b-0'
      }
    >
      {children}
    </tbody>
  );
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  const cards = useContext(AsCards);
  return (
    <tr
      {...useRole('row')}
      className={clsx(
        'border-b border-line',
        cards &&
          'max-sm:grid max-sm:grid-cols-1 max-sm:gap-2 max-sm:rounded-lg max-sm:border max-sm:bg-surface max-sm:p-4',
        className,
      )}
      {...rest}
    />
  );
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
  const cards = useContext(AsCards);
  return (
    <th
      {...useRole('columnheader')}
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
            // The heading is not visible there, so it must not take the focus.
            cards && 'max-sm:hidden',
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
  /** The name of the value, shown before it where the row is a card. */
  label?: string;
  /** The cell holds the buttons of the row. Where the row is a card, they share its width. */
  actions?: boolean;
};

const CARD_CELL = 'max-sm:w-auto max-sm:min-w-0 max-sm:p-0 max-sm:text-left max-sm:wrap-anywhere';
const LABELLED =
  'max-sm:relative max-sm:min-h-6 max-sm:pl-24 max-sm:before:absolute max-sm:before:top-0.5 max-sm:before:left-0 max-sm:before:font-mono max-sm:before:text-[0.8125rem] max-sm:before:font-normal max-sm:before:text-ink-faint max-sm:before:content-[attr(data-label)]';
const CARD_ACTIONS =
  'max-sm:pt-2 max-sm:[&>*]:flex max-sm:[&>*]:justify-stretch max-sm:[&>*]:gap-2.5';

export function Cell({
  numeric = false,
  strong = false,
  muted = false,
  mono = false,
  label,
  actions = false,
  className,
  ...rest
}: CellProps) {
  const cards = useContext(AsCards);
  return (
    <td
      {...useRole('cell')}
      data-label={label}
      className={clsx(
        'px-2.5 py-3 align-middle',
        numeric && 'text-right whitespace-nowrap tabular-nums',
        // The name of a row may break anywhere but keeps a minimum width. The table scrolls instead.
        strong ? 'font-strong' : 'wrap-break-word',
        strong && !numeric && 'min-w-44 wrap-anywhere',
        mono && 'font-mono text-[0.8125rem]',
        muted ? 'text-ink-muted' : 'text-ink',
        cards && CARD_CELL,
        cards && label !== undefined && LABELLED,
        cards && actions && CARD_ACTIONS,
        className,
      )}
      {...rest}
    />
  );
}

/** A button of a row. Where the row is a card, it is wide and outlined. */
export const rowButton =
  'pointer-coarse:min-h-11 max-sm:min-h-11 max-sm:flex-1 max-sm:border max-sm:border-control-line max-sm:text-ink';
