import type { ReactNode } from 'react';

/** What a picture of numbers says of the place under the pointer. */
export function ChartTip({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-md border border-line bg-surface px-3 py-2 text-[0.8125rem] shadow-2">
      <p className="font-strong text-ink">{name}</p>
      <p className="text-ink-muted tabular-nums">{children}</p>
    </div>
  );
}
