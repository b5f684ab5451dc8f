import type { ReactNode } from 'react';

type FactProps = { label: string; wide?: boolean; children: ReactNode };

/** One entry of a two-column `dl`. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="font-mono text-xs text-ink-faint">{label}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
