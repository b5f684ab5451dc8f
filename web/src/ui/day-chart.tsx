import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis } from 'recharts';
import { inFigures } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';

const HEIGHT_PX = 168;

type Series = { key: string; label: string };

type DayChartProps = {
  title: string;
  emptyText: string;
  /** The lower series first; at most two. */
  series: readonly [Series, Series?];
  data: readonly { day: string; values: Record<string, number> }[];
  formatDay: (day: string) => string;
};

/** Standing bars, one for each day, in two layers at most. */
export function DayChart({ title, emptyText, series, data, formatDay }: DayChartProps) {
  const layers = series.filter((layer) => layer !== undefined);
  const isEmpty = data.every(({ values }) => layers.every(({ key }) => !values[key]));
  const height = HEIGHT_PX;
  return (
    <ChartFrame
      title={title}
      emptyText={emptyText}
      headings={['Day', ...layers.map(({ label }) => label)]}
      rows={
        isEmpty
          ? []
          : data.map(({ day, values }) => ({
              key: day,
              cells: [formatDay(day), ...layers.map(({ key }) => inFigures(values[key] ?? 0))],
            }))
      }
    >
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 560, height }}>
        <BarChart
          data={data.map(({ day, values }) => ({ day, ...values }))}
          accessibilityLayer={false}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
          barCategoryGap="18%"
        >
          <XAxis
            dataKey="day"
            tickFormatter={formatDay}
            axisLine={false}
            tickLine={false}
            interval="equidistantPreserveStart"
            minTickGap={28}
            className="fill-ink-faint font-mono text-xs"
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--sunken)' }}
            content={({ payload, active, label }) =>
              active && payload.length > 0 ? (
                <ChartTip name={formatDay(String(label))}>
                  {payload
                    .map(({ name, value }) => `${inFigures(Number(value))} ${String(name)}`)
                    .join(' · ')}
                </ChartTip>
              ) : null
            }
          />
          {layers.map(({ key, label }, index) => (
            <Bar
              key={key}
              dataKey={key}
              name={label.toLowerCase()}
              stackId="day"
              fill={`var(--tile-${index + 1})`}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
