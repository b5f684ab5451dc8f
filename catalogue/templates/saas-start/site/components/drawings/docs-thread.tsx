import type { CSSProperties } from 'react';
import { BRAND_INK, INK, LINE, MONO, QUIET_INK, tint } from './colours';
import { type PictureProps, readingOf } from './drawing';

const COMMENTS: { by: string; initials: string; at: string; says: string; place?: string }[] = [
  {
    by: 'Quern',
    initials: 'Q',
    at: '9:12',
    place: 'refunds.md:43',
    says: 'says 200. The service answers 202.',
  },
  {
    by: 'Lalitha Menon',
    initials: 'LM',
    at: '9:20',
    says: 'The page is wrong. A refund is queued now, before it is paid.',
  },
  { by: 'Navtej Grewal', initials: 'NG', at: '9:26', says: 'Line 43 is mended. Please look.' },
];

const COLOURS = {
  '--thread-ink': INK,
  '--thread-quiet': QUIET_INK,
  '--thread-line': LINE,
  '--thread-brand': BRAND_INK,
  '--thread-tint': tint(12),
  '--thread-mono': MONO,
} as CSSProperties;

/** A wrong line as it is talked about at a change, from finding it to mending it. */
export function DocsThread({ title }: PictureProps) {
  return (
    <div
      {...readingOf(title)}
      style={COLOURS}
      className="@container text-(--thread-ink) tabular-nums"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-(--thread-line) px-5 py-3.5 @lg:px-7">
        <span className="font-semibold">Answer of a refund is 202</span>
        <span className="text-(--thread-quiet)">3 comments</span>
      </div>
      <div className="grid gap-5 px-5 py-6 @lg:px-7">
        {COMMENTS.map(({ by, initials, at, place, says }) => (
          <div key={at} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4">
            <span className="grid size-10 place-items-center rounded-full bg-(--thread-tint) text-sm font-semibold text-(--thread-brand)">
              {initials}
            </span>
            <span className="min-w-0">
              <span className="block leading-5">
                <span className="font-semibold">{by}</span>{' '}
                <span className="text-sm text-(--thread-quiet)">{at}</span>
              </span>
              <span className="mt-1 block">
                {place && (
                  <span className="[font-family:var(--thread-mono)] text-sm font-semibold text-(--thread-brand)">
                    {place}{' '}
                  </span>
                )}
                {says}
              </span>
            </span>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-(--thread-line) px-5 py-3.5 @lg:px-7">
        <span className="font-semibold">212 of 212 right</span>
        <span className="text-(--thread-quiet)">9:27</span>
      </div>
    </div>
  );
}
