'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';

type Case = 'first' | 'none' | 'failed' | 'offline' | 'denied';

type Says = {
  /** What is the case. */
  title: string;
  /** What one can do. */
  text: string;
};

type Filter = {
  label: string;
  /** What there is without it, such as "7 cards". */
  without?: string;
  /** The list without it. */
  href: string;
};

type Labels = {
  retry: string;
  /** The same button while it tries. */
  retrying: string;
  /** Stands above the filters. */
  drop: string;
  /** What is said when loading takes longer. */
  loading: string;
};

type Props = {
  /** What is the case with the list. Failed without a network is offline by itself. */
  state?: 'ready' | 'loading' | 'first' | 'none' | 'failed' | 'offline' | 'denied';
  /** The list, as soon as it has entries. It stays while it is loaded again. */
  children?: ReactNode;
  /** What is said when the list has come, such as "7 cards". */
  counted?: string;
  /** One row of the list with any content; its letters become the bars. */
  sample?: ReactNode;
  /** How many rows are expected. The place for them is kept in all states. */
  rows?: number;
  /** Title and sentence by state. */
  says?: Partial<Record<Case, Says>>;
  /** A picture; it stands at the end, in the layout "block". */
  media?: ReactNode;
  /** Your button or link, in all states that show words. */
  actions?: ReactNode;
  /** For the state "none": conditions, each with what there is without it. */
  filters?: Filter[];
  /** Drops a filter here instead of following its link. */
  onDrop?: (filter: Filter) => void;
  /** Loads again. It is also called when the network is back. */
  onRetry?: () => void;
  /** Words in the height of the rows, or one line between two hairlines. */
  layout?: 'block' | 'line';
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Words of the controls, and what is said while loading. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const SAYS: Record<Case, Says> = {
  first: {
    title: 'No card yet',
    text: 'The first one is written when a bicycle is put on a stand.',
  },
  none: { title: 'No card is both', text: 'There are 48 cards in November.' },
  failed: { title: 'The cards did not come', text: 'The server gave no answer. Nothing is lost.' },
  offline: { title: 'You are offline', text: 'It goes on by itself when the network is back.' },
  denied: { title: 'Not with this account', text: 'Ask Kamla Negi, who may open it to you.' },
};

const FILTERS: Filter[] = [
  { label: 'Amber', without: '7 cards', href: '#without-amber' },
  { label: 'Older than two weeks', without: '19 cards', href: '#without-age' },
];

const LABELS: Labels = {
  retry: 'Try again',
  retrying: 'Trying…',
  drop: 'Leave one out',
  loading: 'Loading…',
};

const ROW = (
  <div className="flex justify-between gap-8 border-b border-(--line) py-3">
    <span>Card 2,118, brakes</span>
    <span>Ready</span>
  </div>
);

/** The least time that bars are there once they are seen. They are seen after 300 ms. */
const SEEN_MS = 500;
const APPEAR = '@keyframes plain-empty{from{opacity:0}}';
/** Each line of text becomes a bar as high as its small letters. */
const BARS =
  '[animation:plain-empty_1ms_300ms_backwards] **:text-transparent! **:line-through! **:decoration-(--bar)! **:decoration-[.52em]! [&_:is(img,svg,video)]:invisible forced-colors:**:text-[Canvas]! forced-colors:**:decoration-[GrayText]!';

const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none';
const CONTROL = `m-0 inline-flex min-h-11 min-w-0 cursor-pointer items-center justify-center rounded-[var(--radius,.5rem)] border px-4.5 py-2 text-center text-base! leading-6! font-medium! wrap-anywhere transition-colors duration-150 active:translate-y-px ${FOCUS}`;
/** The look of a button or link in the slot that has no classes of its own. */
const OWN =
  '[&_:is(a,button):not([class])]:inline-flex [&_:is(a,button):not([class])]:min-h-11 [&_:is(a,button):not([class])]:cursor-pointer [&_:is(a,button):not([class])]:items-center [&_:is(a,button):not([class])]:rounded-[var(--radius,.5rem)] [&_:is(a,button):not([class])]:border [&_:is(a,button):not([class])]:border-(--edge) [&_:is(a,button):not([class])]:px-4.5 [&_:is(a,button):not([class])]:py-2 [&_:is(a,button):not([class])]:font-medium [&_:is(a,button):not([class])]:hover:border-(--ink) [&_:is(a,button):not([class])]:focus-visible:outline-2 [&_:is(a,button):not([class])]:focus-visible:outline-offset-3 [&_:is(a,button):not([class])]:focus-visible:outline-(--focus)';

const isCase = (state: string): state is Case => state !== 'ready' && state !== 'loading';

const listen = (changed: () => void): (() => void) => {
  for (const type of ['online', 'offline']) globalThis.addEventListener(type, changed);
  return () => {
    for (const type of ['online', 'offline']) globalThis.removeEventListener(type, changed);
  };
};

/** Its rows are no rows. The attribute has two spellings in the versions of React. */
const makeInert = (layer: HTMLElement | null): void => layer?.setAttribute('inert', '');

export function PlainEmpty({
  state = 'none',
  children,
  counted = '',
  sample = ROW,
  rows = 4,
  says,
  media,
  actions,
  filters = FILTERS,
  onDrop,
  onRetry,
  layout = 'block',
  level,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const words = { ...SAYS, ...says };
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  const isLoading = state === 'loading';
  const now = state === 'failed' && !isOnline ? 'offline' : state;
  const [last, setLast] = useState<string>(now);
  const [bars, setBars] = useState<'unseen' | 'seen' | 'long enough'>('unseen');
  const [wasLoading, setWasLoading] = useState(isLoading);
  const [hasLoaded, setHasLoaded] = useState(isLoading);
  const region = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);

  if (!isLoading && last !== now) setLast(now);
  if (wasLoading !== isLoading) {
    setWasLoading(isLoading);
    setHasLoaded(true);
    if (isLoading && bars !== 'seen') setBars('unseen');
  }

  /** The answer is there, and the bars have only just been painted. */
  const isHeld = !isLoading && bars === 'seen';
  const isRetrying = isLoading && (last === 'failed' || last === 'offline');
  const hasBars = isHeld || (isLoading && !isRetrying && !children);
  const told = isHeld
    ? null
    : isLoading
      ? isCase(last) && (isRetrying || bars === 'unseen')
        ? last
        : null
      : isCase(now)
        ? now
        : null;
  const isBlock = layout === 'block' && !children;
  const isWaiting = now === 'offline';

  useEffect(() => {
    if (bars !== 'seen') return undefined;
    const timer = setTimeout(() => setBars('long enough'), SEEN_MS);
    return () => clearTimeout(timer);
  }, [bars]);

  useEffect(() => {
    if (!isWaiting || !onRetry) return undefined;
    const goOn = (): void => onRetry();
    // Before the state is told that there is a network, which would take this away.
    globalThis.addEventListener('online', goOn, { capture: true });
    return () => globalThis.removeEventListener('online', goOn, { capture: true });
  }, [isWaiting, onRetry]);

  // Who asked for it and has lost the button goes on at the list.
  useEffect(() => {
    if (!wasAsked.current || isLoading || isHeld) return;
    wasAsked.current = false;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [isLoading, isHeld]);

  const retry = (): void => {
    if (isLoading) return;
    wasAsked.current = true;
    onRetry?.();
  };

  const isSaid = hasLoaded && !isHeld && !isLoading;
  const status = isSaid
    ? told
      ? `${words[told].title}. ${words[told].text}`
      : counted
    : isRetrying
      ? text.retrying
      : (isLoading && bars !== 'unseen') || isHeld
        ? text.loading
        : '';
  const Title = level ? (`h${level}` as 'h2') : 'p';

  return (
    <div
      className={`@container bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--bar:color-mix(in_oklab,var(--ink)_14%,var(--page))] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <style>{APPEAR}</style>
      <p role="status" className="sr-only">
        {status}
      </p>
      <div
        ref={region}
        tabIndex={-1}
        aria-busy={isLoading || isHeld}
        className="min-w-0 outline-hidden"
      >
        {(told || hasBars) && (
          <div className="grid *:min-w-0 *:[grid-area:1/1]">
            {(hasBars || isBlock) && (
              <div
                ref={makeInert}
                aria-hidden="true"
                onAnimationStart={({ target, currentTarget }) => {
                  if (target === currentTarget) setBars('seen');
                }}
                className={hasBars ? BARS : 'invisible'}
              >
                {Array.from({ length: sample ? rows : 0 }, (_, at) => (
                  <div key={at}>{sample}</div>
                ))}
              </div>
            )}
            {told && (
              <div
                className={
                  isBlock
                    ? `grid grid-cols-1 gap-x-8 gap-y-6 ${media ? '@xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`
                    : 'flex flex-wrap items-baseline gap-x-8 gap-y-2 border-y border-(--line) py-3'
                }
              >
                <div className={`min-w-0 ${isBlock ? 'flex flex-col' : 'contents'}`}>
                  <Title
                    className={`m-0! min-w-0 [font-family:inherit]! font-semibold! wrap-break-word text-(--ink)! ${isBlock ? 'text-xl! leading-snug! tracking-[-0.01em]! text-balance rtl:tracking-normal!' : 'text-base! leading-6! tracking-normal!'}`}
                  >
                    {words[told].title}
                  </Title>
                  <p
                    className={`m-0! min-w-0 text-base! leading-6! text-pretty wrap-break-word text-(--quiet)! ${isBlock ? 'mt-2! max-w-104' : 'flex-[1_1_12rem]'}`}
                  >
                    {words[told].text}
                  </p>
                  {told === 'none' && filters.length > 0 && (
                    <div className={isBlock ? 'mt-5 w-full max-w-104' : 'w-full'}>
                      <p className="m-0! text-sm! leading-5! text-(--quiet)!">{text.drop}</p>
                      <ul aria-label={text.drop} className="m-0! mt-1! list-none! p-0!">
                        {filters.map((filter, at) => (
                          <li
                            key={`${at} ${filter.href}`}
                            className="m-0 border-t border-(--line) transition-colors duration-150 last:border-b hover:border-(--edge) motion-reduce:transition-none"
                          >
                            <a
                              href={filter.href}
                              onClick={(event) => {
                                if (!onDrop) return;
                                event.preventDefault();
                                onDrop(filter);
                              }}
                              className={`flex min-h-11 items-center gap-3 py-2 text-base! leading-6! font-normal! text-(--ink)! no-underline! hover:underline! ${FOCUS}`}
                            >
                              <svg
                                viewBox="0 0 14 14"
                                aria-hidden="true"
                                className="size-3 shrink-0 stroke-current stroke-[1.75]"
                              >
                                <path d="m1 1 12 12M13 1 1 13" />
                              </svg>
                              <span className="min-w-0 wrap-break-word">{filter.label}</span>
                              {filter.without && (
                                <span className="ms-auto min-w-0 text-end wrap-break-word text-(--quiet) tabular-nums">
                                  {filter.without}
                                </span>
                              )}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </div>
                  )}
                  {((onRetry && (told === 'failed' || told === 'offline')) || actions) && (
                    <div
                      className={`flex min-w-0 flex-wrap gap-3 print:hidden ${OWN} ${isBlock ? 'mt-auto pt-5' : ''}`}
                    >
                      {onRetry && (told === 'failed' || told === 'offline') && (
                        <button
                          type="button"
                          aria-disabled={isRetrying || undefined}
                          onClick={retry}
                          className={`border-transparent bg-(--main)! text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! aria-disabled:cursor-progress ${CONTROL}`}
                        >
                          <span className="grid min-w-0 *:[grid-area:1/1]">
                            <span className={isRetrying ? 'invisible' : ''}>{text.retry}</span>
                            <span className={isRetrying ? '' : 'invisible'}>{text.retrying}</span>
                          </span>
                        </button>
                      )}
                      {actions}
                    </div>
                  )}
                </div>
                {media && isBlock && (
                  <div className="min-w-0 self-end [&>:is(img,svg,video)]:block [&>:is(img,svg,video)]:w-full">
                    {media}
                  </div>
                )}
              </div>
            )}
          </div>
        )}
        {!isHeld && children}
      </div>
    </div>
  );
}
