import { BRAND_INK, CARD, INK, LINE, ON_PRIMARY, PRIMARY, QUIET_INK, tint } from '../colours.ts';
import { Drawing, type PictureProps } from '../drawing.tsx';

const TOP = 100;
const ROW = 54;
const rowMiddle = (row: number): number => TOP + ROW * (row + 0.5);

type Line = { label: string; amount: number; row: number };

/** A payment between two rows is met by both of them. */
const BANK: Line[] = [
  { label: 'UPI', amount: 12_400, row: 0 },
  { label: 'Card', amount: 8_650, row: 1 },
  { label: 'NEFT', amount: 31_000, row: 2.5 },
  { label: 'UPI', amount: 5_200, row: 4 },
];
const BOOKS: Line[] = [
  { label: 'INV 207', amount: 12_400, row: 0 },
  { label: 'INV 211', amount: 8_650, row: 1 },
  { label: 'INV 214', amount: 18_000, row: 2 },
  { label: 'INV 215', amount: 13_000, row: 3 },
];

const sum = (lines: Line[]): number => lines.reduce((total, { amount }) => total + amount, 0);
const inRupees = (amount: number): string => amount.toLocaleString('en-IN');

const column = (lines: Line[], left: number, right: number) =>
  lines.map(({ label, amount, row }) => (
    <g key={row} fill={INK}>
      <text x={left} y={rowMiddle(row) + 11} fill={QUIET_INK}>
        {label}
      </text>
      <text x={right} y={rowMiddle(row) + 11} textAnchor="end">
        {inRupees(amount)}
      </text>
    </g>
  ));

/** Bank lines and invoices, matched. One payment settles two invoices, and one has no invoice. */
export function LedgerScreen({ title }: PictureProps) {
  const [upper, middle, lower, open] = [2, 2.5, 3, 4].map(rowMiddle);
  return (
    <Drawing title={title} width={800} height={500}>
      <rect width="800" height="500" fill={tint(14)} />
      <rect
        x="28"
        y="28"
        width="744"
        height="444"
        rx="16"
        fill={CARD}
        stroke={LINE}
        strokeWidth="2"
      />
      <g fontSize="32" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <g fill={INK} fontWeight="600">
          <text x="60" y="75">
            Bank
          </text>
          <text x="452" y="75">
            Books
          </text>
          <g textAnchor="end">
            <text x="356" y="75">
              {inRupees(sum(BANK))}
            </text>
            <text x="740" y="75">
              {inRupees(sum(BOOKS))}
            </text>
          </g>
        </g>
        <rect x="29" y={rowMiddle(4) - ROW / 2} width="742" height={ROW} fill={tint(12)} />
        <rect x="28" y={rowMiddle(4) - ROW / 2} width="6" height={ROW} fill={PRIMARY} />
        <g stroke={LINE} strokeWidth="2">
          <path d={`M29 ${TOP}H771M29 ${TOP + ROW * 5}H771`} />
        </g>
        {column(BANK, 60, 356)}
        {column(BOOKS, 452, 740)}
        <g fill="none" stroke={PRIMARY} strokeWidth="3">
          <path d={`M374 ${rowMiddle(0)}H434M374 ${rowMiddle(1)}H434M374 ${middle}H404`} />
          <path d={`M434 ${upper}H412q-8 0-8 8V${lower! - 8}q0 8 8 8H434`} />
          <path d={`M374 ${open}H420`} strokeDasharray="2 8" strokeLinecap="round" />
          <circle cx="433" cy={open} r="7" />
        </g>
        <g fill={PRIMARY}>
          {BANK.slice(0, 3).map(({ row }) => (
            <circle key={row} cx="374" cy={rowMiddle(row)} r="6" />
          ))}
          {BOOKS.map(({ row }) => (
            <circle key={row} cx="434" cy={rowMiddle(row)} r="6" />
          ))}
          <circle cx="374" cy={open} r="6" />
        </g>
        <text x="452" y={open! + 11} fill={BRAND_INK}>
          No invoice
        </text>
        <text x="60" y="432" fill={INK} fontWeight="600">
          Open
        </text>
        <text x="356" y="432" fill={INK} fontWeight="600" textAnchor="end">
          {inRupees(sum(BANK) - sum(BOOKS))}
        </text>
        <rect x="452" y="388" width="288" height="66" rx="10" fill={PRIMARY} />
        <text x="596" y="432" fill={ON_PRIMARY} fontWeight="600" textAnchor="middle">
          Ask for one
        </text>
      </g>
    </Drawing>
  );
}
