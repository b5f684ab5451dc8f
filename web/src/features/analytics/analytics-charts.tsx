import type { ComponentAnalytics } from '@tessera/contract/analytics-admin';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Card } from '../../ui/card.tsx';
import { PieChart } from '../../ui/pie-chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const EMPTY = 'No data available for chart';

const inCopies = (count: number) => `${count.toLocaleString('en-IN')} copies`;

export function AnalyticsCharts({ data }: { data: ComponentAnalytics | undefined }) {
  if (!data)
    return (
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Skeleton className="h-95 rounded-lg" />
        <Skeleton className="h-95 rounded-lg" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Card>
        <BarChart
          title="Most Copied Components"
          nameHeading="Component"
          valueHeading="Unique Copies"
          emptyText={EMPTY}
          data={data.topCopied.map(({ _id, title, uniqueCopies }) => ({
            id: _id,
            label: title,
            value: uniqueCopies,
          }))}
        />
      </Card>
      <Card>
        <PieChart
          title="Copies by Category"
          nameHeading="Category"
          valueHeading="Copies"
          emptyText={EMPTY}
          describe={inCopies}
          data={data.byCategory.map(({ category, copies }) => ({
            label: category,
            value: copies,
          }))}
        />
      </Card>
    </div>
  );
}
