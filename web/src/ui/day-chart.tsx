import clsx from 'clsx';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { inFigures } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';

/** The axis has little room. The tooltip and the table have the full figures. */
const short = new Intl.NumberFormat('en-IN', { notation: 'compact' });
const HEIGHT_PX = 168;
/** The first series has the second tile colour, as in every chart with one series. */
const TILE = 2;
const TICK = 'fill-ink-faint font-mono text-xs';
const SWATCHES = ['bg-tile-2', 'bg-tile-3'];

type Series = { key: string; label: string };

type DayChartProps = {
  title: string;
  emptyText: string;
  /** The lower series first; at most two. */
  series: readonly [Series, Series?];
  data: readonly { day: string; values: Record<string, number> }[];
  formatDay: (day: string) => string;
  /** The heading of the table's first column. */
  dayHeading?: string;
};

/** Vertical bars, one per day, with at most two stacked series. */
export function DayChart({
  title,
  emptyText,
  series,
  data,
  formatDay,
  dayHeading = 'Day',
}: DayChartProps) {
  const layers = series.filter((layer) => layer !== undefined);
  const isEmpty = data.every(({ values }) => layers.every(({ key }) => !values[key]));
  const height = HEIGHT_PX;
  return (
    <ChartFrame
      title={title}
      emptyText={emptyText}
      headings={[dayHeading, ...layers.map(({ label }) => label)]}
      rows={
        isEmpty
          ? []
          : data.map(({ day, values }) => ({
              key: day,
              cells: [formatDay(day), ...layers.map(({ key }) => inFigures(values[key] ?? 0))],
            }))
      }
    >
      {layers.length > 1 && (
        <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-ink-muted">
          {layers.map(({ key, label }, index) => (
            <li key={key} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={clsx('size-2.25 rounded-[2px]', SWATCHES[index])}
              />
              {label}
            </li>
          ))}
        </ul>
      )}
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 560, height }}>
        <BarChart
          data={data.map(({ day, values }) => ({ day, ...values }))}
          accessibilityLayer={false}
          margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
          barCategoryGap="18%"
        >
          <XAxis
            dataKey="day"
            tickFormatter={formatDay}
            axisLine={false}
            tickLine={false}
            interval="equidistantPreserveStart"
            minTickGap={28}
            tick={{ className: TICK }}
          />
          <YAxis
            width={48}
            tickCount={3}
            allowDecimals={false}
            tickFormatter={(value: number) => short.format(value)}
            axisLine={false}
            tickLine={false}
            tick={{ className: TICK }}
          />
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--surface-sunken)' }}
            content={
              <ChartTip
                heading={(_, label) => formatDay(String(label))}
                words={(marks) =>
                  marks
                    .map(({ name, value }) => `${inFigures(Number(value))} ${String(name)}`)
                    .join(' · ')
                }
              />
            }
          />
          {layers.map(({ key, label }, index) => (
            <Bar
              key={key}
              dataKey={key}
              name={label.toLowerCase()}
              stackId="day"
              fill={`var(--tile-${TILE + index})`}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
