import clsx from 'clsx';
import { Pie, PieChart as RechartsPieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { type ChartDatum, inFigures, keyOf, toPercents, toSlices } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';

const SWATCHES = ['bg-tile-1', 'bg-tile-2', 'bg-tile-3', 'bg-tile-4', 'bg-tile-5'];
const SIZE_PX = 152;

type PieChartProps = {
  title: string;
  /** Largest first. With more than five entries, the smallest are combined into one slice. */
  data: ChartDatum[];
  nameHeading: string;
  valueHeading: string;
  emptyText: string;
  shareHeading?: string;
  otherLabel?: string;
  formatValue?: (value: number) => string;
  /** The tooltip text of a slice; by default its value. */
  describe?: (value: number) => string;
  headingLevel?: 'h2' | 'h3' | 'h4';
};

/** A ring with its shares as text below, so that colour never carries the meaning alone. */
export function PieChart({
  title,
  data,
  nameHeading,
  valueHeading,
  emptyText,
  shareHeading = 'Share',
  otherLabel = 'Other',
  formatValue = inFigures,
  describe = formatValue,
  headingLevel,
}: PieChartProps) {
  const slices = toSlices(
    data.filter(({ value }) => value > 0),
    otherLabel,
  );
  const percents = toPercents(slices.map(({ value }) => value));
  return (
    <ChartFrame
      title={title}
      emptyText={emptyText}
      headings={[nameHeading, valueHeading, shareHeading]}
      rows={slices.map((slice, index) => ({
        key: keyOf(slice),
        cells: [slice.label, formatValue(slice.value), `${percents[index]}%`],
      }))}
      {...(headingLevel && { headingLevel })}
    >
      <ResponsiveContainer
        width="100%"
        height={SIZE_PX}
        initialDimension={{ width: SIZE_PX, height: SIZE_PX }}
      >
        <RechartsPieChart accessibilityLayer={false}>
          <Pie
            data={slices.map((slice, index) => ({ ...slice, fill: `var(--tile-${index + 1})` }))}
            dataKey="value"
            nameKey="label"
            innerRadius="48%"
            outerRadius="100%"
            startAngle={90}
            endAngle={-270}
            stroke="var(--surface)"
            strokeWidth={slices.length > 1 ? 2 : 0}
            rootTabIndex={-1}
            isAnimationActive={false}
          />
          <Tooltip
            isAnimationActive={false}
            content={
              <ChartTip
                heading={({ name }) => String(name)}
                words={([slice]) => describe(Number(slice?.value))}
              />
            }
          />
        </RechartsPieChart>
      </ResponsiveContainer>
      <ul className="mt-5 grid gap-2 text-[0.8125rem] text-ink-muted">
        {slices.map((slice, index) => (
          <li key={keyOf(slice)} className="flex min-w-0 items-center gap-2">
            <span
              aria-hidden="true"
              className={clsx('size-2.25 shrink-0 rounded-[2px]', SWATCHES[index])}
            />
            <span className="truncate" title={slice.label}>
              {slice.label}
            </span>
            <span className="ml-auto shrink-0 pl-2 font-mono text-xs font-medium text-ink tabular-nums">
              {percents[index]}%
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
