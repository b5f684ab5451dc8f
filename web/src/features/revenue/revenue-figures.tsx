import type { ReactNode } from 'react';
import { formatRupees } from '@tessera/contract/money';
import type { RevenueTrends } from '@tessera/contract/revenue';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PERIODS, type Period } from './queries.ts';

const inFigures = (value: number) => value.toLocaleString('en-IN');
const share = (part: number, whole: number) =>
  whole === 0 ? 'none started' : `${Math.round((part / whole) * 100)}% of them paid`;

type RevenueFiguresProps = {
  figures: RevenueTrends['figures'] | undefined;
  days: Period;
  /** No figures, and none are loading. */
  failed: boolean;
};

/** The six figures of the period. */
export function RevenueFigures({ figures, days, failed }: RevenueFiguresProps) {
  const shown = (value: ReactNode) => (failed && figures === undefined ? '–' : value);
  const period = PERIODS.find(({ value }) => value === days)!.label;
  return (
    <Card as="section" aria-label={`In the last ${period}`}>
      <CardTitle>In the last {period}</CardTitle>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 xl:grid-cols-6">
        <Figure
          name="New subscriptions"
          note={
            figures && `of ${figures.sales === 1 ? '1 sale' : `${inFigures(figures.sales)} sales`}`
          }
        >
          {shown(figures && inFigures(figures.newSubscriptions))}
        </Figure>
        <Figure name="Renewals" note={figures && 'came back'}>
          {shown(figures && inFigures(figures.renewals))}
        </Figure>
        <Figure name="Single sales" note={figures && formatRupees(figures.singleRevenue)}>
          {shown(figures && inFigures(figures.singles))}
        </Figure>
        <Figure
          name="Refunds"
          note={
            figures &&
            `${formatRupees(figures.refunded)}${figures.lost > 0 ? ` · ${formatRupees(figures.lost)} disputed` : ''}`
          }
        >
          {shown(figures && inFigures(figures.refunds))}
        </Figure>
        <Figure
          name="Checkouts started"
          note={figures && share(figures.checkoutsPaid, figures.checkoutsStarted)}
        >
          {shown(
            figures && (
              <>
                {inFigures(figures.checkoutsStarted)}
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> of which were paid </span>
                {inFigures(figures.checkoutsPaid)}
              </>
            ),
          )}
        </Figure>
        <Figure name="Provider fees" note={figures && 'with tax'}>
          {shown(figures && formatRupees(figures.fees))}
        </Figure>
      </dl>
    </Card>
  );
}

function Figure(o: { name: string; note: string | undefined; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-ink-muted">{o.name}</dt>
      <dd className="mt-0.5 text-lg font-strong tabular-nums">
        {o.children ?? <Skeleton className="my-1.5 h-4 w-16" />}
      </dd>
      <dd className="min-h-[1.3em] font-mono text-xs text-ink-faint">{o.note}</dd>
    </div>
  );
}
