import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees } from '@tessera/contract/money';
import type { TaxSummary } from '@tessera/contract/revenue';
import { downloadAdminFile } from '../../api/admin-file.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ExportButton } from '../../ui/list-toolbar.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '../../ui/table.tsx';
import { taxQuery } from './queries.ts';
import { recentMonths } from './recent-months.ts';

/**
 * The figures of a monthly tax return by place of supply: sales, refunds and tax due. Sales without
 * tax are included.
 */
export function TaxMonth() {
  const [months] = useState(() => recentMonths(new Date()));
  const [month, setMonth] = useState(months[0]!.value);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error } = useQuery(taxQuery(month));
  return (
    <Card as="section" aria-label="GST summary" className="mt-3">
      <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <CardTitle>GST summary</CardTitle>
          <p className="mt-1 text-sm text-ink-muted">
            By the dates on invoices, receipts and credit notes, in Indian time. Receipts stand at
            0%.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <Select
            label="Month"
            hideLabel
            options={months}
            value={month}
            onChange={setMonth}
            className="w-44"
          />
          <ExportButton
            onExport={() => downloadAdminFile('exportTaxSummary', { query: { month } })}
            onFailure={setFailure}
            disabled={!data || data.lines.length === 0}
          />
        </div>
      </div>
      {data && data.lines.length > 0 && <Summary summary={data} />}
      {data && data.lines.length === 0 && (
        <p className="mt-4 text-sm text-ink-muted">
          No invoice, receipt or credit note is dated in this month.
        </p>
      )}
      {!data && error && (
        <p role="alert" className="mt-4 text-sm text-danger">
          {error.message}
        </p>
      )}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
    </Card>
  );
}

type Figures = TaxSummary['net'];

const COLUMNS = ['taxable', 'cgst', 'sgst', 'igst', 'gross'] as const;

const figureCells = (figures: Figures, strong = false) =>
  COLUMNS.map((column) => (
    <Cell key={column} numeric strong={strong}>
      {formatRupees(figures[column])}
    </Cell>
  ));

function Summary({ summary }: { summary: TaxSummary }) {
  const { lines, sold, returned, net } = summary;
  return (
    <div className="mt-2">
      <Table label="GST by place of supply">
        <TableHead>
          <HeaderCell>Place of supply</HeaderCell>
          <HeaderCell numeric>Taxable value</HeaderCell>
          <HeaderCell numeric>CGST</HeaderCell>
          <HeaderCell numeric>SGST</HeaderCell>
          <HeaderCell numeric>IGST</HeaderCell>
          <HeaderCell numeric>Total</HeaderCell>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.place + line.ratePercent}>
              <Cell>
                {line.place} {line.name}{' '}
                <span className="text-ink-muted">at {line.ratePercent}%</span>
              </Cell>
              {figureCells(line)}
            </TableRow>
          ))}
          <TableRow>
            <Cell muted>Sold</Cell>
            {figureCells(sold)}
          </TableRow>
          <TableRow>
            <Cell muted>Given back</Cell>
            {figureCells(returned)}
          </TableRow>
          <TableRow>
            <Cell strong>Net</Cell>
            {figureCells(net, true)}
          </TableRow>
        </TableBody>
      </Table>
    </div>
  );
}
