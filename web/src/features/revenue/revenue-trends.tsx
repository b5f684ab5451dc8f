import type { RevenueTrends as Trends } from '@tessera/contract/revenue';
import { Card } from '../../ui/card.tsx';
import { DayChart } from '../../ui/day-chart.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PieChart } from '../../ui/pie-chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LOAD_FAILED, type Period } from './queries.ts';

const EMPTY = 'No revenue data available';
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

type Asked = {
  data: Trends | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

const inSubscriptions = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'subscription' : 'subscriptions'}`;

/** Revenue over time, and subscriptions by plan. */
export function RevenueTrends({ asked, days }: { asked: Asked; days: Period }) {
  const { data, error } = asked;
  if (!data && error)
    return (
      <Card>
        <ErrorState
          className="py-10"
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        >
          {LOAD_FAILED}
        </ErrorState>
      </Card>
    );
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      {data ? (
        <>
          <Card>
            <DayChart
              title="Revenue over time"
              emptyText={EMPTY}
              series={[
                { key: 'fresh', label: 'New (₹)' },
                { key: 'renewing', label: 'Renewing (₹)' },
              ]}
              data={data.series.map(({ day: date, fresh, renewing }) => ({
                day: date,
                values: { fresh, renewing },
              }))}
              dayHeading={days === '365' ? 'Month' : 'Day'}
              formatDay={(date) => (days === '365' ? month : day).format(new Date(date))}
            />
          </Card>
          <Card>
            <PieChart
              title="Subscription Plan Distribution"
              nameHeading="Plan"
              valueHeading="Subscriptions"
              emptyText={EMPTY}
              describe={inSubscriptions}
              data={data.plans.map(({ _id, name, subscriptions }) => ({
                id: _id,
                label: name,
                value: subscriptions,
              }))}
            />
          </Card>
        </>
      ) : (
        <>
          <Skeleton className="h-70 rounded-lg" />
          <Skeleton className="h-70 rounded-lg" />
        </>
      )}
    </div>
  );
}
