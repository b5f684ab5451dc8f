type Mark = { name?: unknown; value?: unknown; payload?: unknown };

type ChartTipProps = {
  /** The chart around it passes these three. */
  active?: boolean;
  payload?: readonly Mark[];
  label?: unknown;
  heading: (mark: Mark, label: unknown) => string;
  words: (marks: readonly Mark[]) => string;
};

/** The tooltip of a chart. */
export function ChartTip({ active = false, payload, label, heading, words }: ChartTipProps) {
  const mark = payload?.[0];
  if (!active || !payload || !mark) return null;
  return (
    <div className="rounded-md border border-line bg-surface px-3 py-2 text-[0.8125rem] shadow-2">
      <p className="font-strong text-ink">{heading(mark, label)}</p>
      <p className="text-ink-muted tabular-nums">{words(payload)}</p>
    </div>
  );
}
