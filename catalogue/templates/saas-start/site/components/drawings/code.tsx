import type { CSSProperties } from 'react';
import { BRAND_INK, INK, LINE, MONO, PRIMARY, QUIET_INK, tint } from './colours';

type Props = {
  /** The name of the file, or where the commands are typed. */
  file: string;
  /** Lines that begin with # or $ are set quieter. */
  lines: string[];
  /** The index of a line that stands out. */
  marked?: number;
};

const COLOURS = {
  '--code-quiet': QUIET_INK,
  '--code-line': LINE,
  '--code-brand': BRAND_INK,
  '--code-main': PRIMARY,
  '--code-tint': tint(10),
  fontFamily: MONO,
  color: INK,
} as CSSProperties;

/** A few lines of a file. Long lines wrap, so that nothing scrolls sideways. */
export function Code({ file, lines, marked }: Props) {
  return (
    <div dir="ltr" style={COLOURS} className="text-sm leading-7">
      <div className="border-b border-(--code-line) px-5 py-2.5 text-(--code-quiet) md:px-7">
        {file}
      </div>
      <pre className="m-0 py-4 [font-family:inherit] whitespace-pre-wrap md:py-5">
        {[...lines.entries()].map(([at, line]) => (
          <code
            key={at}
            className={`block min-h-7 px-5 [font-family:inherit] wrap-anywhere md:px-7 ${at === marked ? 'bg-(--code-tint) shadow-[inset_3px_0_0_var(--code-main)]' : ''} ${/^[#$]/.test(line) && at !== marked ? 'text-(--code-quiet)' : ''}`}
          >
            {line}
          </code>
        ))}
      </pre>
    </div>
  );
}
