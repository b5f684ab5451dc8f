import type { CSSProperties } from 'react';
import { BRAND_INK, INK, LINE, MONO, PRIMARY, QUIET_INK, tint } from './colours';
import { type PictureProps, readingOf } from './drawing';

const CHECKS: { name: string; says: string; time: string; isWrong?: boolean }[] = [
  { name: 'Types', says: 'no error', time: '41 s' },
  { name: 'Tests', says: '1,208 of 1,208', time: '3 min 6 s' },
  { name: 'Pictures', says: '64 of 64', time: '52 s' },
  { name: 'Manual', says: '211 of 212', time: '4.1 s', isWrong: true },
];

const FOUND: [name: string, value: string][] = [
  ['The page says', '200'],
  ['The service says', '202'],
];

const COLOURS = {
  '--checks-ink': INK,
  '--checks-quiet': QUIET_INK,
  '--checks-line': LINE,
  '--checks-brand': BRAND_INK,
  '--checks-main': PRIMARY,
  '--checks-tint': tint(10),
  '--checks-mono': MONO,
} as CSSProperties;

/** The checks of a change: three have passed, and the manual has failed at one line. */
export function DocsChecks({ title }: PictureProps) {
  return (
    <div
      {...readingOf(title)}
      dir="ltr"
      style={COLOURS}
      className="@container text-(--checks-ink) tabular-nums"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-3.5 @lg:px-7">
        <span className="font-semibold">Answer of a refund is 202</span>
        <span className="text-(--checks-quiet)">3 of 4 checks passed</span>
      </div>
      {CHECKS.map(({ name, says, time, isWrong = false }) => (
        <div
          key={name}
          className={`grid min-h-12 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-(--checks-line) px-5 py-2 @lg:grid-cols-[1.25rem_7rem_minmax(0,1fr)_auto] @lg:px-7 ${isWrong ? 'bg-(--checks-tint) font-semibold shadow-[inset_3px_0_0_var(--checks-main)]' : ''}`}
        >
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className={`size-4 fill-none stroke-current stroke-2 ${isWrong ? 'text-(--checks-brand)' : 'text-(--checks-quiet)'}`}
          >
            <path d={isWrong ? 'm3 3 10 10M13 3 3 13' : 'm2 8.5 4 4 8-9'} />
          </svg>
          <span>{name}</span>
          <span
            className={`@max-lg:hidden ${isWrong ? 'text-(--checks-brand)' : 'text-(--checks-quiet)'}`}
          >
            {says}
          </span>
          <span className="text-end">{time}</span>
        </div>
      ))}
      <div className="border-t border-(--checks-line) px-5 py-5 @lg:px-7">
        <span className="block [font-family:var(--checks-mono)] text-sm font-semibold text-(--checks-brand)">
          refunds.md:43
        </span>
        <div className="mt-3">
          {FOUND.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between gap-4 border-t border-(--checks-line) py-2.5 last:pb-0"
            >
              <span className="text-(--checks-quiet)">{name}</span>
              <span className="[font-family:var(--checks-mono)] text-sm leading-6 font-semibold">
                {value}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
