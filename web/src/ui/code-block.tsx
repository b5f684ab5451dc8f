import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

type CodeBlockProps = {
  /** The accessible name of the code, also shown above it, such as a file name. */
  label: string;
  /** Plain text, or HTML of the server's highlighter with `tok-` classes. */
  code: { text: string } | { html: string };
  /** For example a copy button. */
  actions?: ReactNode;
  /** Limits the height and scrolls inside. */
  short?: boolean;
  className?: string;
};

/** Always dark: in both themes it uses the colours of the dark theme. */
export function CodeBlock({ label, code, actions, short = false, className }: CodeBlockProps) {
  const pre =
    'w-max min-w-full p-4 font-mono text-[0.8125rem] leading-[1.75] [tab-size:2] sm:px-6 sm:py-5';
  return (
    <figure
      data-theme="dark"
      className={clsx(
        'min-w-0 overflow-hidden rounded-lg border border-line bg-surface text-ink',
        className,
      )}
    >
      <figcaption className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-1 pr-1.5 pl-4 sm:pl-6">
        <span className="truncate font-mono text-xs text-ink-faint" title={label}>
          {label}
        </span>
        {actions}
      </figcaption>
      <ScrollRegion label={`Code: ${label}`} className={short ? 'max-h-96' : undefined}>
        {'html' in code ? (
          <pre className={pre}>
            {/* oxlint-disable-next-line react/no-danger -- escaped and made by the server's highlighter */}
            <code dangerouslySetInnerHTML={{ __html: code.html }} />
          </pre>
        ) : (
          <pre className={pre}>
            <code>{code.text}</code>
          </pre>
        )}
      </ScrollRegion>
    </figure>
  );
}
