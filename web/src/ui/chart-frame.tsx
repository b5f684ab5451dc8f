import { BarChart3, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { CardTitle } from './card.tsx';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from './table.tsx';

type ChartFrameProps = {
  title: string;
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** The text shown when there is no data. */
  emptyText: string;
  /** The column headings of the table: the first for names, the others for figures. */
  headings: string[];
  /** The data of the chart, formatted as text. */
  rows: { key: string; cells: string[] }[];
  children: ReactNode;
};

/** A chart with a button that shows its data as a table. */
export function ChartFrame({
  title,
  headingLevel = 'h2',
  emptyText,
  headings,
  rows,
  children,
}: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const bodyId = useId();
  const Icon = asTable ? BarChart3 : Table2;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3.5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CardTitle as={headingLevel}>{title}</CardTitle>
        {rows.length > 0 && (
          <Button
            variant="text"
            size="sm"
            aria-controls={bodyId}
            onClick={() => setAsTable(!asTable)}
            className="-mr-3 touch:min-h-11"
          >
            <Icon aria-hidden="true" className="size-4" />
            {asTable ? 'View as chart' : 'View as table'}
          </Button>
        )}
      </div>
      <div id={bodyId} className="min-w-0">
        {rows.length === 0 ? (
          <p className="grid min-h-40 place-items-center rounded-md bg-sunken p-6 text-center text-sm text-ink-muted">
            {emptyText}
          </p>
        ) : asTable ? (
          <Table label={title}>
            <TableHead>
              {headings.map((heading, column) => (
                <HeaderCell key={heading} numeric={column > 0}>
                  {heading}
                </HeaderCell>
              ))}
            </TableHead>
            <TableBody>
              {rows.map(({ key, cells }) => (
                <TableRow key={key}>
                  {headings.map((heading, column) => (
                    <Cell key={heading} numeric={column > 0} strong={column === 0}>
                      {cells[column]}
                    </Cell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ) : (
          <div
            role="img"
            // Before it is measured, a chart is drawn wider than a phone.
            className="overflow-x-clip"
            aria-label={`${title}. ${rows.map(({ cells }) => cells.join(' ')).join(', ')}`}
          >
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
