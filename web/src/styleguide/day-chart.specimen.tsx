import { Card } from '../ui/card.tsx';
import { DayChart } from '../ui/day-chart.tsx';
import type { Specimen } from './specimen.ts';

const words = {
  title: 'Copies in the last 30 days',
  emptyText: 'No data available for chart',
  series: [
    { key: 'free', label: 'Free' },
    { key: 'paid', label: 'Paid' },
  ],
  formatDay: (day: string) =>
    new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
} as const;

const daysOf = (count: number, copies: (day: number) => number) =>
  Array.from({ length: count }, (_, day) => ({
    day: new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10),
    values: { free: copies(day), paid: Math.floor(copies(day) / 3) },
  }));

export const specimen: Specimen = {
  name: 'Day chart',
  slug: 'day-chart',
  states: {
    'a month': (
      <Card className="max-w-2xl">
        <DayChart {...words} data={daysOf(30, (day) => 40 + ((day * 37) % 29))} />
      </Card>
    ),
    'a week on little room': (
      <Card className="max-w-80">
        <DayChart {...words} data={daysOf(7, (day) => day * 1_234_567)} />
      </Card>
    ),
    'one day of ninety': (
      <Card className="max-w-2xl">
        <DayChart {...words} data={daysOf(90, (day) => (day === 60 ? 1 : 0))} />
      </Card>
    ),
    empty: (
      <Card className="max-w-2xl">
        <DayChart {...words} data={daysOf(7, () => 0)} />
      </Card>
    ),
  },
};
