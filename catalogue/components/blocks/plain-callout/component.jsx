'use client';

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';

const LABELS = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  danger: 'Danger',
  success: 'Done',
  close: 'Close',
};

/** The colour, if the project has one, and a silhouette that no other kind has. */
const KINDS = {
  note: {
    tone: '[--tone:var(--info,var(--primary,var(--ink)))]',
    mark: 'M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0M7 3.5h2v2H7zM7 7h2v5.5H7z',
  },
  tip: {
    tone: '[--tone:var(--tip,var(--primary,var(--ink)))]',
    mark: 'm8-.5 8.5 8.5L8 16.5-.5 8zM7 4v3H4v2h3v3h2V9h3V7H9V4z',
  },
  warning: {
    tone: '[--tone:var(--warning,var(--ink))]',
    mark: 'M8 0l8.5 15.5H-.5zM7 5.5v4.5h2V5.5zM7 11.5v2h2v-2z',
  },
  danger: {
    tone: '[--tone:var(--destructive,var(--ink))]',
    mark: 'M4.7 0h6.6L16 4.7v6.6L11.3 16H4.7L0 11.3V4.7zM3.5 7v2h9V7z',
  },
  success: {
    tone: '[--tone:var(--success,var(--ink))]',
    mark: 'M0 0h16v16H0zM4.4 6.6 3 8l3.8 3.8L13 5.6l-1.4-1.4-4.8 4.8z',
  },
};

const LAYOUTS = {
  rule: {
    root: 'ms-[calc(var(--callout-margin,0px)*-1)] bg-(--ground) [--ground:var(--background,#fff)] dark:[--ground:var(--background,#0d0e10)]',
    body: 'ps-4.5 before:absolute before:inset-y-0 before:start-0 before:border-s-2 before:border-(--tone-text) @xl:ps-0 @xl:before:start-[calc(var(--callout-margin,9rem)-1.25rem)]',
    head: 'grid grid-cols-1 gap-y-1 *:first:pe-8 @xl:grid-cols-[var(--callout-margin,9rem)_minmax(0,1fr)]',
    folded: 'pt-1 @xl:ps-[var(--callout-margin,9rem)]',
    content: '',
    cross: 'end-0 top-0',
    beside: '*:not-last:pe-9',
  },
  box: {
    root: 'rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--tone-text) bg-(--ground) [--ground:var(--card,#fff)] dark:[--ground:var(--card,#15171a)]',
    body: 'px-5 py-3.5',
    head: 'flex flex-wrap gap-x-4 gap-y-1',
    folded: '',
    cross: 'end-5 top-3.5',
    beside: '*:first:pe-9',
    content: 'mt-3 -mx-5 border-t border-(--line) px-5 pt-3.5',
  },
};

const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-(--focus) motion-reduce:transition-none';
/** Elements of the text, which a project may have emptied or may have dressed. */
const PROSE =
  '[&_:is(p,ul,ol,pre)]:mt-3! [&_:is(p,ul,ol,pre)]:mb-0! [&_:first-child]:mt-0! [&_:is(ul,ol)]:list-outside! [&_:is(ul,ol)]:ps-5! [&_ol]:list-decimal! [&_ul]:list-disc! [&_a]:rounded-[calc(var(--radius,.5rem)*.6)] [&_a]:text-(--ink)! [&_a]:underline! [&_a]:decoration-(--edge)! [&_a]:underline-offset-4 [&_a]:hover:decoration-current! [&_a]:focus-visible:outline-2 [&_a]:focus-visible:outline-offset-3 [&_a]:focus-visible:outline-(--focus) [&_code]:inline! [&_code]:rounded-[calc(var(--radius,.5rem)*.6)] [&_code]:border [&_code]:border-(--line) [&_code]:bg-transparent! [&_code]:px-1! [&_code]:py-0! [&_code]:[font-family:var(--brand-font-mono,ui-monospace,monospace)]! [&_code]:text-[.875em]! [&_code]:wrap-anywhere [&_code]:text-(--ink)!';

const PREFIX = 'callout-closed:';
const SPOKEN_AFTER_MS = 150;
/** Then the text is in the page once again. */
const SPOKEN_UNTIL_MS = 5_000;
/** What was closed where the browser keeps nothing. */
const closedHere = new Set();

const isClosed = (key) => {
  try {
    return closedHere.has(key) || localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const keepClosed = (key) => {
  closedHere.add(key);
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Then it is closed until the page is loaded again.
  }
};

/** The same question in the page of a server, asked before the first picture. */
const askFirst = (key) => {
  const name = JSON.stringify(key).replaceAll('<', String.raw`\u003c`);
  return `try{if(localStorage.getItem(${name})!==null)document.currentScript.parentElement.hidden=true}catch{}`;
};

const listen = (changed) => {
  globalThis.addEventListener('storage', changed);
  return () => globalThis.removeEventListener('storage', changed);
};

/** The control that follows in the page. Fields are left out: on a phone they open the keyboard. */
const findNext = (note) =>
  [...document.querySelectorAll('a[href], button:enabled, summary')].find(
    (control) =>
      note.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING &&
      control.getClientRects().length > 0,
  );

export function PlainCallout({
  kind = 'warning',
  title = 'A sample does what it says',
  level,
  children = 'One that deletes an order deletes it. Give Quern the address of a container with sample data, and never that of your customers.',
  layout = 'rule',
  fold,
  remember = '',
  live = false,
  nonce,
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const key = PREFIX + remember;
  const note = useRef(null);
  const body = useRef(null);
  const voice = useRef(null);
  const [isClosedHere, setClosedHere] = useState(false);
  const state = useSyncExternalStore(
    listen,
    () => (remember !== '' && isClosed(key) ? 'closed' : 'shown'),
    () => 'served',
  );
  // What came with the page is a part of it and is not said.
  const [isOfPage] = useState(state === 'served');

  useEffect(() => {
    const speaker = voice.current;
    const words = body.current?.innerText ?? '';
    if (!speaker || isOfPage) return undefined;
    const timers = [
      setTimeout(() => {
        speaker.textContent = words;
      }, SPOKEN_AFTER_MS),
      setTimeout(() => {
        speaker.textContent = '';
      }, SPOKEN_UNTIL_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isOfPage]);

  const close = () => {
    keepClosed(key);
    if (note.current) findNext(note.current)?.focus({ preventScroll: true });
    setClosedHere(true);
  };

  if (isClosedHere || state === 'closed') return null;
  const Title = level ? `h${level}` : 'span';
  const { tone, mark } = KINDS[kind];
  const isBox = layout === 'box';
  const layouts = LAYOUTS[layout];
  const word = (
    <span
      id={`${id}word`}
      className="flex min-w-0 items-start gap-2.5 font-semibold text-(--tone-text)"
    >
      <svg viewBox="-.5 -.5 17 17" aria-hidden="true" className="my-1 size-4 shrink-0 fill-current">
        <path fillRule="evenodd" d={mark} />
      </svg>
      <span className="min-w-0 wrap-break-word">{text[kind]}</span>
    </span>
  );
  const heading = title && (
    <Title
      id={`${id}title`}
      className="m-0! block min-w-0 [font-family:inherit]! text-base! leading-6! font-semibold! tracking-normal! wrap-break-word text-(--ink)!"
    >
      {title}
    </Title>
  );
  const content = children && (
    <div className={`min-w-0 text-pretty wrap-break-word ${PROSE} ${layouts.content}`}>
      {children}
    </div>
  );

  return (
    <div
      ref={note}
      role="note"
      aria-labelledby={title ? `${id}word ${id}title` : `${id}word`}
      suppressHydrationWarning
      className={`@container text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--tone))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--quiet:var(--muted-foreground,#5a5f67)] [--tone-text:oklch(from_var(--tone)_min(l,.5)_c_h)] dark:[--focus:oklch(from_var(--ring,var(--tone))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] dark:[--tone-text:oklch(from_var(--tone)_max(l,.7)_c_h)] print:[--ground:#fff] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--quiet:#5a5f67] print:[--tone-text:#15171a] ${tone} ${layouts.root} ${className}`}
    >
      {remember !== '' && state === 'served' && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: askFirst(key) }}
        />
      )}
      {live && (
        <span ref={voice} role={kind === 'danger' ? 'alert' : 'status'} className="sr-only" />
      )}
      <div
        ref={body}
        className={`relative ${layouts.body} ${remember === '' ? '' : layouts.beside}`}
      >
        {fold ? (
          <details
            open={fold === 'open'}
            className="group print:details-content:[content-visibility:visible]"
          >
            <summary
              className={`cursor-pointer list-none rounded-[calc(var(--radius,.5rem)*.6)] focus-visible:outline-offset-6 [&::-webkit-details-marker]:hidden ${layouts.head} ${FOCUS}`}
            >
              {word}
              <span className="flex min-w-0 flex-[1_1_8rem] justify-between gap-4">
                {heading}
                <span
                  aria-hidden="true"
                  className="relative ms-auto h-6 w-3.5 shrink-0 before:absolute before:inset-x-0 before:top-2.75 before:border-t-2 after:absolute after:inset-x-0 after:top-2.75 after:rotate-90 after:border-t-2 after:transition-[rotate] after:duration-160 group-open:after:rotate-0 motion-reduce:after:transition-none print:hidden"
                />
              </span>
            </summary>
            <div className={layouts.folded}>{content}</div>
          </details>
        ) : (
          <>
            <div className={layouts.head}>
              {word}
              {isBox ? (
                heading
              ) : (
                <div className="min-w-0">
                  {heading}
                  {content}
                </div>
              )}
            </div>
            {isBox && content}
          </>
        )}
        {remember !== '' && (
          <button
            type="button"
            aria-label={text.close}
            onClick={close}
            className={`absolute -m-2.5 grid size-11 cursor-pointer place-items-center rounded-[var(--radius,.5rem)] border-0 bg-transparent p-0! text-(--quiet)! transition-colors duration-150 hover:text-(--ink)! focus-visible:-outline-offset-4 noscript:hidden print:hidden ${layouts.cross} ${FOCUS}`}
          >
            <svg
              viewBox="0 0 14 14"
              aria-hidden="true"
              className="size-3.5 stroke-current stroke-[1.5]"
            >
              <path d="m1 1 12 12M13 1 1 13" />
            </svg>
          </button>
        )}
      </div>
    </div>
  );
}
