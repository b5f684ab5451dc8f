import type { CSSProperties } from 'react';
import { BRAND_INK, INK, LINE, mix, MONO, PRIMARY, QUIET_INK, tint } from './colours';
import { type PictureProps, readingOf } from './drawing';

const LINES = [
  '## Refund a payment',
  '',
  'It goes back to the same card.',
  '',
  '```bash',
  'curl -X POST /refunds \\',
  '  -d amount=120000',
  '# 200 { "state": "queued" }',
  '```',
  '',
  'It arrives within five days.',
];
const FIRST = 36;
const WRONG = 43;

const COLOURS = {
  '--docs-quiet': QUIET_INK,
  '--docs-line': LINE,
  '--docs-brand': BRAND_INK,
  '--docs-main': PRIMARY,
  '--docs-tint': tint(10),
  '--docs-ground': mix(PRIMARY, 7, '#14171b'),
  fontFamily: MONO,
  color: INK,
} as CSSProperties;

/** A page of a manual in an editor, with the line that is wrong, and what the program says about it. Long lines wrap. */
export function DocsPage({ title }: PictureProps) {
  return (
    <div
      {...readingOf(title)}
      dir="ltr"
      style={COLOURS}
      className="flex h-full flex-col text-[.875rem] leading-7"
    >
      <div className="flex flex-1 flex-col justify-center overflow-hidden border-t border-(--docs-line) py-4">
        {LINES.map((line, index) => {
          const number = FIRST + index;
          const isWrong = number === WRONG;
          return (
            <span
              key={number}
              className={`flex min-h-7 gap-5 px-(--inset,1.5rem) whitespace-pre-wrap ${isWrong ? 'bg-(--docs-tint) shadow-[inset_3px_0_0_var(--docs-main)]' : ''}`}
            >
              <span
                className={isWrong ? 'font-semibold text-(--docs-brand)' : 'text-(--docs-quiet)'}
              >
                {number}
              </span>
              {isWrong ? (
                <span className="min-w-0 wrap-anywhere">
                  {'# '}
                  <span className="font-semibold underline decoration-[#d4472a] decoration-wavy decoration-2 underline-offset-4">
                    200
                  </span>
                  {line.slice(5)}
                </span>
              ) : (
                <span className="min-w-0 wrap-anywhere">{line}</span>
              )}
            </span>
          );
        })}
      </div>
      <div className="bg-(--docs-ground) px-(--inset,1.5rem) py-5 text-[#e8eaed]">
        <span className="block">$ quern check guide</span>
        <span className="block">
          <span className="font-semibold text-[#ffb199]">refunds.md:43</span> says 200, got 202
        </span>
        <span className="block text-[#a4abb4]">212 ran, 211 right, 1 wrong</span>
      </div>
    </div>
  );
}
