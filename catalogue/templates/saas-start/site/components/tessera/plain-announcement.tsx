'use client';

import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';

type Link = { label: string; href: string };

type Labels = { region: string; close: string };

type Props = {
  /** What is remembered when it is closed. Another announcement needs another one. @code */
  id?: string;
  /** Stands first, as it is read, such as "12 Nov"; empty for none. */
  date?: string;
  /** The same date for machines, such as 2026-11-12. @code */
  dateTime?: string;
  /** One sentence. */
  text?: ReactNode;
  /** Where there is more; null for none. */
  link?: Link | null;
  /** More below the sentence, such as the hours of a holiday. */
  children?: ReactNode;
  /** One running line, or a notice on the columns of the page. */
  layout?: 'line' | 'notice';
  /** The moment from which it is no longer shown, such as 2026-12-01T00:00+05:30. @code */
  until?: string;
  /** False for what must be read, such as a fault: there is no cross, and a closed one is shown again. */
  closable?: boolean;
  /** The nonce of the page for inline scripts. @code */
  nonce?: string;
  /** Words that are heard: the band and its cross. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = { region: 'Announcement', close: 'Close the announcement' };
const LINK: Link = { label: 'What changed', href: '#refunds' };

const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-(--focus) motion-reduce:transition-none';
const CONTROL = `inline-flex min-h-11 max-w-full items-center justify-center rounded-[var(--radius,.5rem)] border border-(--edge) px-4.5 py-2 text-center text-base! leading-5! font-medium! wrap-anywhere text-(--ink)! no-underline! transition-colors duration-150 hover:border-(--ink) focus-visible:outline-offset-3 active:translate-y-px not-first:max-md:mt-3 md:col-start-9 md:row-start-1 md:justify-self-end ${FOCUS}`;
/** The padding is for a thumb and takes no part in the height of the line. */
const WORDS = `rounded-[calc(var(--radius,.5rem)*.6)] py-3 text-sm! font-medium! wrap-anywhere text-(--ink)! underline! decoration-(--edge)! decoration-1! underline-offset-[.3em] hover:decoration-current! focus-visible:-outline-offset-8 ${FOCUS}`;

const PREFIX = 'announcement-closed:';
/** What was closed where the browser keeps nothing. */
const closedHere = new Set<string>();

const isClosed = (key: string, until: string): boolean => {
  if (closedHere.has(key) || Date.now() >= Date.parse(until)) return true;
  try {
    return key !== '' && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const remember = (key: string): void => {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    closedHere.add(key);
  }
};

/** The same question in the page of a server, asked before the band is painted. */
const askFirst = (key: string, until: string): string => {
  const name = JSON.stringify(key).replaceAll('<', String.raw`\u003c`);
  return `try{if(Date.now()>=${Date.parse(until)}||${name}&&localStorage.getItem(${name})!==null)document.currentScript.parentElement.hidden=true}catch{}`;
};

const listen = (changed: () => void): (() => void) => {
  globalThis.addEventListener('storage', changed);
  return () => globalThis.removeEventListener('storage', changed);
};

/** The control that follows in the page. Fields are left out: on a phone they open the keyboard. */
const findNext = (band: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, summary')].find(
    (control) =>
      band.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING &&
      control.getClientRects().length > 0,
  );

export function PlainAnnouncement({
  id = 'refunds',
  date = '12 Nov',
  dateTime = '2026-11-12',
  text = 'Refunds are matched to the payment they undo.',
  link = LINK,
  children = null,
  layout = 'line',
  until = '',
  closable = true,
  nonce,
  labels,
  className = '',
}: Props) {
  const heard = { ...LABELS, ...labels };
  const key = closable ? PREFIX + id : '';
  const band = useRef<HTMLElement>(null);
  const [isClosedHere, setClosedHere] = useState(false);
  const state = useSyncExternalStore(
    listen,
    () => (isClosed(key, until) ? 'closed' : 'shown'),
    () => 'served',
  );
  const isNotice = layout === 'notice';
  const isLine = link !== null && !isNotice;
  const isEmpty = date === '' && !text && !link && !children;

  const close = (): void => {
    remember(key);
    if (band.current) findNext(band.current)?.focus({ preventScroll: true });
    setClosedHere(true);
  };

  if (isClosedHere || state === 'closed' || isEmpty) return null;
  return (
    <aside
      ref={band}
      aria-label={heard.region}
      suppressHydrationWarning
      className={`bg-(--band) text-start [font-family:var(--brand-font,inherit)] font-normal tracking-normal text-(--ink) [--band:var(--muted,#f5f5f6)] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--band:var(--muted,#17191c)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:border-b print:border-(--line) print:[--band:#fff] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--quiet:#5a5f67] forced-colors:border-b ${isNotice ? 'text-base leading-6' : 'text-sm leading-5'} ${className}`}
    >
      {state === 'served' && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: askFirst(key, until) }}
        />
      )}
      <div
        className={`mx-auto max-w-[78rem] items-start px-5 md:px-8 ${isNotice ? 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3 md:grid-cols-12 md:gap-x-8 md:py-4' : 'flex gap-x-3 py-0.5'}`}
      >
        <div
          className={`min-w-0 ${isNotice ? 'py-2.5 md:contents' : 'flex flex-1 flex-wrap items-baseline gap-x-3 py-3'}`}
        >
          {date !== '' && (
            <time
              dateTime={dateTime}
              className={`min-w-0 font-semibold wrap-break-word tabular-nums ${isNotice ? 'block md:col-span-2 md:py-2.5' : ''}`}
            >
              {date}
            </time>
          )}
          {(text || children || isLine) && (
            <div
              className={`min-w-0 ${isNotice ? `md:py-2.5 ${date === '' ? 'md:col-span-8' : 'max-md:mt-1 md:col-span-6 md:col-start-3'}` : 'flex-[1_1_10rem]'}`}
            >
              <p
                className={`m-0! leading-[inherit]! text-pretty wrap-break-word text-(--ink)! ${isNotice ? 'text-base!' : 'text-sm!'}`}
              >
                {text}{' '}
                {isLine && (
                  <a href={link.href} className={WORDS}>
                    {link.label}
                  </a>
                )}
              </p>
              {children && (
                <div className="mt-1 text-pretty wrap-break-word text-(--quiet)">{children}</div>
              )}
            </div>
          )}
          {link && isNotice && (
            <a
              href={link.href}
              className={`${CONTROL} ${closable ? 'md:col-end-12' : 'md:col-end-13'}`}
            >
              {link.label}
            </a>
          )}
        </div>
        {closable && (
          <button
            type="button"
            aria-label={heard.close}
            onClick={close}
            className={`-me-4 grid size-11 shrink-0 cursor-pointer place-items-center justify-self-end rounded-[var(--radius,.5rem)] border-0 bg-transparent p-0! text-(--quiet)! transition-colors duration-150 hover:text-(--ink)! focus-visible:-outline-offset-4 md:col-start-12 md:row-start-1 noscript:hidden print:hidden ${FOCUS}`}
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
    </aside>
  );
}
