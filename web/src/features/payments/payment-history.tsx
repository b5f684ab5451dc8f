import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { PastOrder } from '@tessera/contract/payments';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '../../ui/table.tsx';
import { InvoiceLinks } from './invoice-links.tsx';
import { MissingPayment } from './missing-payment.tsx';
import { historyQuery } from './queries.ts';

type PaymentHistoryProps = {
  /** Called when a payment was settled since the page was opened. */
  onSettled: () => void;
};

/** The user's payments, and a button to check for a missing one. */
export function PaymentHistory({ onSettled }: PaymentHistoryProps) {
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(historyQuery);
  const orders = data?.pages.flatMap(({ items }) => items) ?? [];
  const waiting = orders.filter(({ status }) => status === 'pending').length;
  const waitedFor = useRef(0);
  useEffect(() => {
    if (waiting < waitedFor.current) onSettled();
    waitedFor.current = waiting;
  }, [waiting, onSettled]);

  return (
    <section aria-labelledby="payments" className="mt-9">
      <MissingPayment
        heading={
          <h2 id="payments" className="text-xl">
            Payments
          </h2>
        }
        onSettled={onSettled}
      />
      <Card padding="none" className="mt-3.5 overflow-hidden px-3.5 py-1.5">
        {isPending && <HistorySkeleton />}
        {error && orders.length === 0 && (
          <ErrorState
            title="Your payments could not be shown"
            headingLevel="h3"
            className="py-10"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {error.message}
          </ErrorState>
        )}
        {data && !error && orders.length === 0 && (
          <EmptyState
            seed="no-payments"
            title="No payments yet"
            headingLevel="h3"
            className="py-10"
          >
            Plans and components you pay for are listed here.
          </EmptyState>
        )}
        {orders.length > 0 && <OrderTable orders={orders} />}
      </Card>
      <p className="mt-3 text-sm text-ink-muted">
        Invoices carry your billing details.{' '}
        <Link to="/dashboard/account#billing" className="text-ink underline underline-offset-4">
          Change them
        </Link>
        . Components you bought are under{' '}
        <Link to="/dashboard/purchased" className="text-ink underline underline-offset-4">
          Purchased
        </Link>
        . What you asked us to make is under{' '}
        <Link to="/dashboard/requests" className="text-ink underline underline-offset-4">
          Custom Requests
        </Link>
        .
      </p>
      {orders.length > 0 && (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          failure={error?.message ?? null}
          onLoad={() => void fetchNextPage()}
          className="mt-5"
        />
      )}
    </section>
  );
}

function OrderTable({ orders }: { orders: readonly PastOrder[] }) {
  return (
    <Table label="Your payments">
      <TableHead>
        <HeaderCell className="max-sm:hidden">Date</HeaderCell>
        <HeaderCell>For</HeaderCell>
        <HeaderCell className="max-sm:hidden">Status</HeaderCell>
        <HeaderCell numeric>Amount</HeaderCell>
        <HeaderCell className="max-sm:hidden">Documents</HeaderCell>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow key={order._id}>
            <Cell className="whitespace-nowrap tabular-nums max-sm:hidden">
              <When order={order} />
            </Cell>
            <Cell strong className="max-sm:min-w-0!">
              <Link
                to={pathOf(order)}
                className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {order.item.name}
                {order.kind === 'plan' && ' plan'}
              </Link>
              {/* On a phone these have no columns of their own. */}
              <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.8125rem] font-normal text-ink-muted sm:hidden">
                <When order={order} />
                <Status order={order} />
              </span>
              <span className="block sm:hidden">
                <InvoiceLinks documents={order.documents} />
              </span>
            </Cell>
            <Cell className="max-sm:hidden">
              <Status order={order} />
            </Cell>
            <Cell numeric className="max-sm:align-top">
              {formatRupees(order.amount)}
              {order.refunded > 0 && (
                <span className="mt-0.5 block text-xs text-ink-muted">
                  {formatRupees(order.refunded)}{' '}
                  {order.refundPending > 0 ? 'to be refunded' : 'refunded'}
                </span>
              )}
            </Cell>
            <Cell className="max-sm:hidden">
              <InvoiceLinks documents={order.documents} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A withdrawn component has no page any more. Who bought it finds it among the purchases. */
const pathOf = ({ kind, item, status }: PastOrder): string => {
  if (kind === 'plan') return '/#pricing';
  if (item.slug !== null) return `/components/${item.slug}`;
  return status === 'paid' || status === 'partly refunded' ? '/dashboard/purchased' : '/dashboard';
};

function When({ order: { paidAt, createdAt } }: { order: PastOrder }) {
  const at = paidAt ?? createdAt;
  return <time dateTime={at}>{formatShortDate(new Date(at))}</time>;
}

const STATUS: Record<PastOrder['status'], { tone: BadgeTone; words: string }> = {
  paid: { tone: 'positive', words: 'Paid' },
  pending: { tone: 'warning', words: 'Waiting for the bank' },
  'partly refunded': { tone: 'neutral', words: 'Partly refunded' },
  refunded: { tone: 'neutral', words: 'Refunded' },
};

/** The money has left us, but the bank has not confirmed it yet. */
const ON_ITS_WAY = { tone: 'warning', words: 'Refund on its way' } as const;

function Status({ order }: { order: PastOrder }) {
  const { tone, words } = order.refundPending > 0 ? ON_ITS_WAY : STATUS[order.status];
  return <Badge tone={tone}>{words}</Badge>;
}

function HistorySkeleton() {
  return (
    <SkeletonGroup label="Loading your payments">
      {['w-1/2', 'w-1/3', 'w-2/5', 'w-1/4'].map((width, index) => (
        <span
          key={width}
          className="flex h-12 items-center gap-6 border-b border-line px-2.5 last:border-b-0"
        >
          <Skeleton className="h-3 w-20 shrink-0" />
          <span className="grow">{index > 0 && <Skeleton className={`h-3 ${width}`} />}</span>
          <Skeleton className="h-3 w-14 shrink-0" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
