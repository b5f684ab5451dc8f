import {
  Bar,
  LabelList,
  BarChart as RechartsBarChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import { type ChartDatum, inFigures, keyOf } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';

const ROW_PX = 28;
const NAME_PX = 132;
const DIGIT_PX = 7.5;

type BarChartProps = {
  title: string;
  data: ChartDatum[];
  /** The headings of the data table. */
  nameHeading: string;
  valueHeading: string;
  emptyText: string;
  /** Names in the chart are cut after this many characters. The table has the full names. */
  nameLength?: number;
  formatValue?: (value: number) => string;
  headingLevel?: 'h2' | 'h3' | 'h4';
};

const cut = (text: string, length: number) => {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
};

/** Horizontal bars, one row each, so that names and figures of any length do not overlap. */
export function BarChart({
  title,
  data,
  nameHeading,
  valueHeading,
  emptyText,
  nameLength = 15,
  formatValue = inFigures,
  headingLevel,
}: BarChartProps) {
  const height = data.length * ROW_PX;
  const widest = Math.max(0, ...data.map(({ value }) => formatValue(value).length));

  // HTML inside the SVG, because only HTML can cut a long word with an ellipsis.
  const name = ({ y, index }: YAxisTickContentProps) => {
    const label = data[index]?.label ?? '';
    return (
      <foreignObject x={0} y={Number(y) - ROW_PX / 2} width={NAME_PX} height={ROW_PX}>
        <div
          title={label}
          className="truncate pr-3 text-right text-[0.8125rem] leading-7 text-ink-muted"
        >
          {cut(label, nameLength)}
        </div>
      </foreignObject>
    );
  };

  return (
    <ChartFrame
      title={title}
      emptyText={emptyText}
      headings={[nameHeading, valueHeading]}
      rows={data.map((datum) => ({
        key: keyOf(datum),
        cells: [datum.label, formatValue(datum.value)],
      }))}
      {...(headingLevel && { headingLevel })}
    >
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 560, height }}>
        <RechartsBarChart
          layout="vertical"
          data={data}
          accessibilityLayer={false}
          margin={{ top: 0, right: Math.ceil(widest * DIGIT_PX) + 14, bottom: 0, left: 0 }}
        >
          <XAxis type="number" hide domain={[0, 'dataMax']} />
          <YAxis
            type="category"
            dataKey={keyOf}
            width={NAME_PX}
            interval={0}
            axisLine={false}
            tickLine={false}
            tick={name}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--surface-sunken)' }}
            content={
              <ChartTip
                heading={({ payload }) => (payload as ChartDatum).label}
                words={([bar]) => `${valueHeading}: ${formatValue(Number(bar?.value))}`}
              />
            }
          />
          {/* No animation: it would run again at every change of width. A zero keeps a minimal bar,
              to which its figure belongs. */}
          <Bar
            dataKey="value"
            name={valueHeading}
            barSize={16}
            radius={3}
            minPointSize={1}
            fill="var(--tile-2)"
            isAnimationActive={false}
          >
            <LabelList
              position="right"
              offset={9}
              className="fill-ink-faint font-mono text-xs"
              formatter={(value) => formatValue(Number(value))}
            />
          </Bar>
        </RechartsBarChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
