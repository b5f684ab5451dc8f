import type { ComponentAnalytics } from '@tessera/contract/analytics-admin';
import { Card } from '../../ui/card.tsx';
import { DayChart } from '../../ui/day-chart.tsx';

const shown = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export function DailyCopies({ days }: { days: ComponentAnalytics['overTime'] }) {
  return (
    <Card>
      <DayChart
        title={`Copies in the last ${days.length} days`}
        emptyText="No data available for chart"
        series={[
          { key: 'free', label: 'Free' },
          { key: 'paid', label: 'Paid' },
        ]}
        data={days.map(({ day, free, paid }) => ({ day, values: { free, paid } }))}
        formatDay={(day) => shown.format(new Date(day))}
      />
    </Card>
  );
}
