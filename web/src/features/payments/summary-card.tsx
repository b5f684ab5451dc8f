import type { ReactNode } from 'react';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { formatDate, formatDays, formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import { Card } from '../../ui/card.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';
import { LegalLink } from './legal-link.tsx';
import { lineOf, taxLines } from './summary-words.ts';

type SummaryCardProps = {
  summary: CheckoutSummary;
  /** The State is not known yet, so the parts of the tax are not either. */
  isPlaceOpen: boolean;
  /** Sentences about the plans that run already. */
  notes: readonly string[];
  /** The button. */
  children: ReactNode;
};

/** Everything that a buyer has to know before paying. The amounts are the server's. */
export function SummaryCard({ summary, isPlaceOpen, notes, children }: SummaryCardProps) {
  const { item, price, credits, total } = summary;
  return (
    <Card as="section" aria-label="Summary" padding="none" className="overflow-hidden">
      <Mosaic seed={item._id} columns={14} rows={2} className="block h-auto w-full" />
      <div className="grid gap-5 p-6 sm:p-7">
        <dl>
          <Row label={lineOf(summary)} strong>
            {formatRupees(price)}
          </Row>
          {credits.map((credit) => (
            <div
              key={credit.plan}
              className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3"
            >
              <dt className="min-w-0">
                Credit for {credit.plan}
                <span className="block text-sm text-ink-muted">
                  {credit.days} of {formatDays(credit.ofDays)} not used
                </span>
              </dt>
              <dd className="text-positive tabular-nums">−{formatRupees(credit.amount)}</dd>
            </div>
          ))}
          <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4">
            <dt className="font-display text-xl font-[650]">To pay today</dt>
            <dd className="font-display text-[2rem] leading-none font-[650] tracking-[-0.02em] tabular-nums">
              {formatRupees(total)}
            </dd>
          </div>
          <Taxes summary={summary} isPlaceOpen={isPlaceOpen} />
        </dl>
        <Access summary={summary} />
        {notes.map((note) => (
          <p
            key={note}
            className="rounded-md bg-warning-soft px-3.5 py-3 text-sm text-pretty text-warning"
          >
            {note}
          </p>
        ))}
        <div className="grid gap-3.5">
          {children}
          <p className="text-center text-sm text-pretty text-ink-muted">
            UPI, cards and net banking by Razorpay. Paying, you accept the{' '}
            <LegalLink page="terms">terms</LegalLink>, the{' '}
            <LegalLink page="licence">licence</LegalLink> and how we{' '}
            <LegalLink page="refunds">refund</LegalLink>.
          </p>
        </div>
      </div>
    </Card>
  );
}

type RowProps = { label: string; strong?: boolean; children: ReactNode };

function Row({ label, strong = false, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={strong ? 'min-w-0 font-strong' : 'min-w-0 text-sm text-ink-muted'}>{label}</dt>
      <dd className={strong ? 'tabular-nums' : 'text-sm text-ink-muted tabular-nums'}>
        {children}
      </dd>
    </div>
  );
}

function Taxes({ summary, isPlaceOpen }: Pick<SummaryCardProps, 'summary' | 'isPlaceOpen'>) {
  if (summary.total === 0) return null;
  const lines = taxLines(summary);
  if (lines.length === 0) return <Row label="contains no GST">{formatRupees(0)}</Row>;
  if (isPlaceOpen) {
    const all = lines.reduce((sum, { rupees }) => sum + Math.round(rupees * 100), 0) / 100;
    return <Row label="of which GST, split by your State">{formatRupees(all)}</Row>;
  }
  return lines.map(({ label, rupees }) => (
    <Row key={label} label={`of which ${label}`}>
      {formatRupees(rupees)}
    </Row>
  ));
}

/** Until when the buyer has access, and that nothing is charged again. */
function Access({
  summary: { days, startsAt, isLater, until, heldUntil },
}: {
  summary: CheckoutSummary;
}) {
  if (until === null || days === null)
    return (
      <div className="rounded-md bg-sunken p-4">
        <p className="font-strong">Yours for good</p>
        <p className="mt-1.5 text-sm text-pretty text-ink-muted">
          One payment, no subscription. It does not renew, and nothing is charged by itself.
        </p>
      </div>
    );
  const from = formatShortDate(new Date(startsAt));
  return (
    <div className="rounded-md bg-sunken p-4">
      <DaySquares days={days} />
      <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-ink-muted">{isLater ? `From ${from}` : `Today, ${from}`}</span>
        <span className="font-strong">until {formatShortDate(new Date(until))}</span>
      </p>
      <p className="mt-2.5 text-sm text-pretty text-ink-muted">
        {heldUntil !== null &&
          `Adds ${formatDays(days)}, until ${formatDate(new Date(until))}. The days you have are kept. `}
        It does not renew, and nothing is charged by itself.
        {days > 7 && ' We mail you 7 days before it ends.'}
      </p>
    </div>
  );
}

const WEEK = 7;
const MOST = 45;

/** One square for each day. The last week, in which the reminder comes, has another colour. */
function DaySquares({ days }: { days: number }) {
  if (days > MOST) return null;
  const squares = (from: number, to: number) => {
    let path = '';
    for (let day = from; day < to; day++) path += `M${day * 10} 0h9v9h-9z`;
    return path;
  };
  const last = Math.max(0, days - WEEK);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${days * 10 - 1} 9`} className="block max-h-3 w-full">
      {last > 0 && <path d={squares(0, last)} className="fill-tile-2" />}
      <path d={squares(last, days)} className="fill-tile-3" />
    </svg>
  );
}
