import type { CsvColumn } from '../../platform/http/csv.ts';
import type { StatementRow } from './repository.statements.ts';

/** A row of the file: a transaction of the ledger, or the total of all of them. */
export type StatementLine = Pick<StatementRow, 'sharePaise' | 'taxPaise'> & {
  kind: string;
  at?: string;
  component?: string;
  orderId?: string;
};

const KINDS: Record<string, string> = {
  capture: 'Sale',
  refund: 'Refund',
  'refund-failed': 'Refund failed',
  unsold: 'Sale undone',
  'credit-note': 'Correction of tax by a credit note',
};

const lineOf = ({ txnKey, ...row }: StatementRow): StatementLine => ({
  kind: KINDS[txnKey.slice(0, txnKey.indexOf(':'))] ?? 'Correction',
  ...row,
});

/** The last line is the total. */
export const presentStatement = (rows: readonly StatementRow[]): StatementLine[] => {
  const sum = (name: 'sharePaise' | 'taxPaise') =>
    rows.reduce((total, row) => total + row[name], 0);
  return [
    ...rows.map(lineOf),
    { kind: 'Total', sharePaise: sum('sharePaise'), taxPaise: sum('taxPaise') },
  ];
};

export const STATEMENT_COLUMNS: readonly CsvColumn<StatementLine>[] = [
  ['Date and time in India', ({ at }) => at],
  ['Entry', ({ kind }) => kind],
  ['Component', ({ component }) => component],
  ['Order', ({ orderId }) => orderId],
  ['Paid by the buyer in rupees', (row) => ({ paise: row.sharePaise + row.taxPaise })],
  ['GST in rupees', ({ taxPaise }) => ({ paise: taxPaise })],
  ['Share of the creator in rupees', ({ sharePaise }) => ({ paise: sharePaise })],
];
