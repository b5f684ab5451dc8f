import type { CSSProperties } from 'react';
import { BRAND_INK, CARD, INK, LINE, MONO, ON_PRIMARY, PRIMARY, QUIET_INK, tint } from './colours';
import { type PictureProps, readingOf } from './drawing';

/** A page of the manual: its samples, how many were wrong, and seconds. */
const PAGES: [name: string, samples: number, wrong: number, seconds: string][] = [
  ['quickstart.md', 18, 0, '0.4'],
  ['capture.md', 46, 0, '0.9'],
  ['refunds.md', 24, 1, '0.6'],
  ['webhooks.md', 38, 0, '0.7'],
  ['disputes.md', 31, 0, '0.6'],
  ['errors.md', 55, 0, '0.9'],
];

const FOUND: [name: string, value: string][] = [
  ['Sample', 'POST /refunds'],
  ['The page says', '200'],
  ['The service says', '202'],
];

const COLOURS = {
  '--report-ink': INK,
  '--report-quiet': QUIET_INK,
  '--report-line': LINE,
  '--report-brand': BRAND_INK,
  '--report-tint': tint(10),
  '--report-main': PRIMARY,
  '--report-on-main': ON_PRIMARY,
  '--report-mono': MONO,
  background: CARD,
} as CSSProperties;

const ROW =
  'grid min-h-11 flex-1 grid-cols-[minmax(0,1fr)_4.5rem_4rem] items-center gap-x-4 border-t border-(--report-line) px-5 @2xl:grid-cols-[minmax(0,1fr)_5rem_4rem_4rem_4rem] @2xl:px-7';
const WIDE = 'hidden text-end @2xl:block';

/** The report on a whole manual, with the one sample that was wrong. As wide as a page; narrow it is the table alone. */
export function DocsReport({ title }: PictureProps) {
  return (
    <div {...readingOf(title)} dir="ltr" style={COLOURS} className="@container text-(--report-ink)">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-5 py-3 @2xl:px-7">
        <span className="font-semibold">quern check guide</span>
        <span className="text-(--report-quiet) tabular-nums">212 ran, 1 wrong, 4.1 s</span>
      </div>
      <div className="grid border-t border-(--report-line) @4xl:grid-cols-12">
        <div className="flex flex-col text-base tabular-nums @4xl:col-span-8 @4xl:border-e @4xl:border-(--report-line)">
          <div className={`${ROW} border-t-0 text-sm text-(--report-quiet)`}>
            <span>Page</span>
            <span className="text-end">Samples</span>
            <span className={WIDE}>Right</span>
            <span className="text-end">Wrong</span>
            <span className={WIDE}>Seconds</span>
          </div>
          {PAGES.map(([name, samples, wrong, seconds]) => (
            <div
              key={name}
              className={`${ROW} ${wrong > 0 ? 'bg-(--report-tint) font-semibold shadow-[inset_3px_0_0_var(--report-main)]' : ''}`}
            >
              <span className="truncate [font-family:var(--report-mono)] text-sm">{name}</span>
              <span className="text-end">{samples}</span>
              <span className={WIDE}>{samples - wrong}</span>
              <span
                className={`text-end ${wrong > 0 ? 'text-(--report-brand)' : 'text-(--report-quiet)'}`}
              >
                {wrong > 0 ? wrong : '–'}
              </span>
              <span className={WIDE}>{seconds}</span>
            </div>
          ))}
        </div>
        <div className="flex flex-col border-t border-(--report-line) p-5 @2xl:p-7 @4xl:col-span-4 @4xl:border-t-0">
          <span className="text-lg leading-snug font-semibold">refunds.md, line 43</span>
          <span className="mt-2 text-(--report-quiet)">
            A refund is queued before it is paid. The answer has changed and the page has not.
          </span>
          <div className="mt-5 mb-6 tabular-nums">
            {FOUND.map(([name, value]) => (
              <div
                key={name}
                className="flex justify-between gap-4 border-t border-(--report-line) py-2.5"
              >
                <span className="text-(--report-quiet)">{name}</span>
                <span className="[font-family:var(--report-mono)] text-sm leading-6 font-semibold">
                  {value}
                </span>
              </div>
            ))}
          </div>
          <span className="mt-auto flex min-h-11 items-center justify-center rounded-[var(--radius,.5rem)] bg-(--report-main) font-medium text-(--report-on-main)">
            Open line 43
          </span>
        </div>
      </div>
    </div>
  );
}
