import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatShortDate } from '@tessera/contract/days';
import { INDIAN_STATES } from '@tessera/contract/indian-states';
import { formatRupees } from '@tessera/contract/money';
import type { SaleFile } from '@tessera/contract/payments-admin';
import type { OpenRecord } from '../../state/admin-record.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { CardTitle } from '../../ui/card.tsx';
import { RecordDrawer } from '../../ui/record-drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { saleQuery } from './queries.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** One sale in a drawer beside the list. */
export function SaleDrawer({ record }: { record: OpenRecord }) {
  const { id } = record;
  const asked = useQuery({ ...saleQuery(id ?? ''), enabled: id !== null });
  return (
    <RecordDrawer
      title="Sale details"
      noun="the sale"
      record={record}
      asked={asked}
      skeletonHead={<Skeleton className="h-6 w-48" />}
    >
      {({ sale }) => (
        <div className="grid grid-cols-1 gap-7 pb-6">
          <Bought sale={sale} />
          <Money sale={sale} />
          <Refunds sale={sale} />
          {sale.disputes.length > 0 && <Disputes disputes={sale.disputes} />}
        </div>
      )}
    </RecordDrawer>
  );
}

const day = (at: string) => formatShortDate(new Date(at));

function Bought({ sale }: { sale: SaleFile }) {
  const { user, item, kind, isActive, subscribedAt, expiresAt } = sale;
  return (
    <section aria-label="Sale">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xl">
        {kind === 'plan' ? `${item} plan` : item}
        <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Expired'}</Badge>
      </h3>
      <p className="mt-1 text-sm text-ink-muted">
        {user.email === null ? (
          'Deleted account'
        ) : (
          <>
            <Link
              to={`/admin/dashboard?section=users&user=${user._id}`}
              className="font-strong text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {user.name}
            </Link>
            {` · ${user.email}`}
          </>
        )}
      </p>
      <p className="mt-0.5 text-sm text-ink-muted tabular-nums">
        Bought {day(subscribedAt)} ·{' '}
        {expiresAt ? `${isActive ? 'ends' : 'ended'} ${day(expiresAt)}` : 'for good'}
      </p>
    </section>
  );
}

function Money({ sale }: { sale: SaleFile }) {
  const { tax } = sale;
  const place = INDIAN_STATES.find(({ code }) => code === tax.placeOfSupply)?.name;
  return (
    <section aria-label="Money" className="rounded-md bg-sunken px-4 py-3.5">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm tabular-nums">
        <Line name="Paid" strong>
          {formatRupees(sale.amount)}
        </Line>
        <Line name="Value before tax">{formatRupees(tax.taxable)}</Line>
        {tax.cgst > 0 && <Line name="CGST">{formatRupees(tax.cgst)}</Line>}
        {tax.sgst > 0 && <Line name="SGST">{formatRupees(tax.sgst)}</Line>}
        {tax.igst > 0 && <Line name="IGST">{formatRupees(tax.igst)}</Line>}
        <Line name="Place of supply">{place ?? 'Outside India'}</Line>
        {sale.refunded > 0 && <Line name="Given back">{formatRupees(sale.refunded)}</Line>}
        {sale.lost > 0 && <Line name="Lost in a dispute">{formatRupees(sale.lost)}</Line>}
        {sale.credited > 0 && (
          <Line name="Credited to another plan">{formatRupees(sale.credited)}</Line>
        )}
      </dl>
      <p className="mt-3 font-mono text-xs text-ink-muted">
        {sale.payment._id}
        {sale.payment.method && ` · ${sale.payment.method}`}
      </p>
    </section>
  );
}

function Line(o: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className={o.strong ? 'font-strong' : 'text-ink-muted'}>{o.name}</dt>
      <dd className={o.strong ? 'text-right font-strong' : 'text-right'}>{o.children}</dd>
    </>
  );
}

const STATUSES: Record<SaleFile['refunds'][number]['status'], { tone: BadgeTone; words: string }> =
  {
    asked: { tone: 'warning', words: 'Waiting for the provider' },
    refused: { tone: 'danger', words: 'Refused' },
    pending: { tone: 'neutral', words: 'On its way' },
    processed: { tone: 'positive', words: 'Arrived' },
    failed: { tone: 'danger', words: 'Failed' },
  };

function Refunds({ sale }: { sale: SaleFile }) {
  return (
    <section aria-label="Refunds">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <CardTitle as="h3">Refunds</CardTitle>
        {sale.refundable >= 1 && <RefundDialog sale={sale} />}
      </div>
      {sale.refunds.length === 0 ? (
        <p className="mt-1 text-sm text-ink-muted">Nothing has been given back.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {sale.refunds.map((refund) => (
            <li key={refund._id} className="py-3 text-sm">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong tabular-nums">
                {formatRupees(refund.amount)}
                <Badge tone={STATUSES[refund.status].tone}>{STATUSES[refund.status].words}</Badge>
              </p>
              <p className="mt-0.5 text-[0.8125rem] text-ink-muted">
                {refund.by ?? 'At the provider'}, {day(refund.at)}
                {refund.reason && `: “${refund.reason}”`}
              </p>
              {refund.problem && (
                <p className="mt-0.5 text-[0.8125rem] text-danger">{refund.problem}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const worded = (status: string) => status.replaceAll('_', ' ');

function Disputes({ disputes }: { disputes: SaleFile['disputes'] }) {
  return (
    <section aria-label="Disputes">
      <CardTitle as="h3">Disputes</CardTitle>
      <ul className="mt-1 divide-y divide-line">
        {disputes.map((dispute) => (
          <li key={dispute._id} className="py-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong tabular-nums">
              {formatRupees(dispute.amount)}
              <Badge tone={dispute.status === 'lost' ? 'danger' : 'warning'}>
                {worded(dispute.status)}
              </Badge>
            </p>
            <p className="mt-0.5 font-mono text-xs text-ink-muted">
              {dispute._id} · {day(dispute.at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
