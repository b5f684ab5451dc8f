import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

type CodeBlockProps = {
  /** The accessible name of the code, also shown above it, such as a file name. */
  label: string;
  /** Plain text, or HTML of the server's highlighter with `tok-` classes. */
  code: { text: string } | { html: string };
  /** For example a copy button. */
  actions?: ReactNode;
  /** Shows the first lines, with a button for the rest. */
  short?: boolean;
  className?: string;
};

/** A short block shows as many whole lines. It is cut only when that hides more than a few. */
const SHORT_LINES = 18;
const SPARED_LINES = 4;

/** Always dark: in both themes it uses the colours of the dark theme. */
export function CodeBlock({ label, code, actions, short = false, className }: CodeBlockProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const source = 'html' in code ? code.html : code.text;
  const lines = source.replace(/\n$/, '').split('\n').length;
  const canGrow = short && lines > SHORT_LINES + SPARED_LINES;

  const toggle = () => {
    setOpen(!isOpen);
    // The end of the block moves up, so its start is brought back into view.
    if (isOpen) figure.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <figure
      ref={figure}
      data-theme="dark"
      className={clsx(
        'min-w-0 scroll-mt-20 overflow-hidden rounded-lg border border-line bg-surface text-ink',
        className,
      )}
    >
      <figcaption className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line py-1 pr-1.5 pl-4 sm:pl-6">
        <span
          className="min-w-0 flex-1 basis-36 truncate py-2 font-mono text-xs text-ink-faint"
          title={label}
        >
          {label}
        </span>
        {actions}
      </figcaption>
      <ScrollRegion
        label={`Code: ${label}`}
        className={clsx(
          'font-mono text-[0.8125rem] leading-[1.75] [tab-size:2]',
          // Exactly whole lines below the padding, so that none is sliced.
          canGrow &&
            !isOpen &&
            'max-h-[calc(18lh+1rem)] overflow-y-hidden sm:max-h-[calc(18lh+1.25rem)]',
        )}
      >
        <div id={id} className="flex w-max min-w-full py-4 sm:py-5">
          {lines > 1 && <LineNumbers count={lines} />}
          {'html' in code ? (
            <pre className={clsx('flex-1 pr-4 sm:pr-6', lines === 1 && 'pl-4 sm:pl-6')}>
              {/* oxlint-disable-next-line react/no-danger -- escaped and made by the server's highlighter */}
              <code dangerouslySetInnerHTML={{ __html: code.html }} />
            </pre>
          ) : (
            <pre className={clsx('flex-1 pr-4 sm:pr-6', lines === 1 && 'pl-4 sm:pl-6')}>
              <code>{code.text}</code>
            </pre>
          )}
        </div>
      </ScrollRegion>
      {canGrow && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-11 w-full items-center justify-center border-t border-line text-sm font-strong text-ink-muted hover:bg-sunken hover:text-ink focus-visible:shadow-[inset_0_0_0_2px_var(--accent)]"
        >
          {isOpen ? 'Show less' : `Show all ${lines} lines`}
        </button>
      )}
    </figure>
  );
}

/** Neither read aloud nor selected with the code. They stay while the code scrolls sideways. */
const LineNumbers = ({ count }: { count: number }) => (
  <pre
    aria-hidden="true"
    className="sticky left-0 mr-4 shrink-0 border-r border-line bg-surface pr-3 pl-4 text-right text-ink-faint tabular-nums select-none sm:pl-6"
  >
    {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
  </pre>
);
