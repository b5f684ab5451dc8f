import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TIME_ZONE } from '@tessera/contract/constants';
import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { UserFile } from '@tessera/contract/users-admin';
import { Badge } from '../../../ui/badge.tsx';
import { CardTitle } from '../../../ui/card.tsx';

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The latest purchases and copies of a user, and their sessions. */
export function UserHistory({ file: { user, orders, copies, sessions } }: { file: UserFile }) {
  return (
    <>
      <Lines title="Purchases" none="No payments yet.">
        {orders.map((order) => (
          <Line key={order._id} aside={formatRupees(order.amount)}>
            {order.status === 'pending' ? (
              <span className="font-strong">{order.item.name}</span>
            ) : (
              <Link
                to={`/admin/dashboard?section=revenue&sale=${order._id}`}
                className="font-strong hover:underline"
              >
                {order.item.name}
              </Link>
            )}
            <span className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-muted">
              {formatShortDate(new Date(order.paidAt ?? order.createdAt))}
              <Badge tone={order.status === 'paid' ? 'positive' : 'neutral'}>{order.status}</Badge>
            </span>
          </Line>
        ))}
      </Lines>
      {orders.length > 0 && (
        <p className="-mt-5 text-sm">
          <Link
            to={`/admin/dashboard?section=revenue&search=${encodeURIComponent(user.email)}`}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            All sales to {user.name}
          </Link>
        </p>
      )}
      <Lines title="Copied last" none="Nothing copied yet.">
        {copies.map(({ component, paid, at }) => (
          <Line key={at + component.slug} aside={moment.format(new Date(at))}>
            <Link to={`/components/${component.slug}`} className="font-strong hover:underline">
              {component.title}
            </Link>{' '}
            <span className="text-[0.8125rem] text-ink-muted">{paid ? 'paid' : 'free'}</span>
          </Line>
        ))}
      </Lines>
      <Lines title="Signed in on" none="Signed in nowhere.">
        {sessions.map((session) => (
          <Line key={session._id} aside={moment.format(new Date(session.lastUsedAt))}>
            <span className="font-strong">{session.device}</span>
          </Line>
        ))}
      </Lines>
    </>
  );
}

function Lines({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section aria-label={title}>
      <CardTitle as="h3">{title}</CardTitle>
      {children.length === 0 ? (
        <p className="mt-2 text-sm text-ink-muted">{none}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-sm">{children}</ul>
      )}
    </section>
  );
}

function Line({ aside, children }: { aside: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">{children}</div>
      <span className="shrink-0 text-[0.8125rem] text-ink-muted tabular-nums">{aside}</span>
    </li>
  );
}
