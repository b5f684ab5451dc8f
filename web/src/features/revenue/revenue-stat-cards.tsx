import { formatRupees } from '@tessera/contract/money';
import type { RevenueStats, RevenueTrends } from '@tessera/contract/revenue';
import { StatCard } from '../../ui/stat-card.tsx';

const inFigures = (value: number) => value.toLocaleString('en-IN');

type RevenueStatCardsProps = {
  stats: RevenueStats | undefined;
  trends: RevenueTrends | undefined;
  /** No figures, and none are loading. */
  failed: boolean;
};

export function RevenueStatCards({ stats, trends, failed }: RevenueStatCardsProps) {
  const loading = stats === undefined && !failed;
  const shown = (value: number | undefined, format: (value: number) => string) =>
    value === undefined ? '–' : format(value);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label="Total Revenue"
        value={shown(stats?.totalRevenue, formatRupees)}
        note={stats && `${formatRupees(stats.monthlyRevenue)} this month`}
        loading={loading}
      />
      <StatCard
        label="Active Subscriptions"
        value={shown(stats?.activeSubscriptions, inFigures)}
        note={trends && runningNote(trends)}
        loading={loading}
      />
      <StatCard
        label="Total Subscribers"
        value={shown(stats?.totalSubscribers, inFigures)}
        note={stats && 'Have ever paid for a plan'}
        loading={loading}
      />
    </div>
  );
}

const runningNote = ({ endingSoon, given }: RevenueTrends): string =>
  [
    endingSoon === 1 ? '1 expires in 7 days' : `${inFigures(endingSoon)} expire in 7 days`,
    ...(given > 0 ? [`${inFigures(given)} given`] : []),
  ].join(' · ');
