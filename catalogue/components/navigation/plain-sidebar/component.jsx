'use client';

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const LABELS = { nav: 'Sections', menu: 'Sections', narrow: 'Narrow' };

const GROUPS = [
  {
    id: 'month',
    entries: [
      { label: 'Today', href: '#today' },
      { label: 'Open lines', href: '#open', count: '131' },
      { label: 'Matched', href: '#matched', count: '2,009' },
    ],
  },
  {
    id: 'clients',
    label: 'Clients',
    entries: [
      { label: 'Devaraja Sweets', href: '#devaraja', count: '21' },
      { label: 'Hegde Stores', href: '#hegde', count: '17' },
      { label: 'Metro Cycles', href: '#metro', count: '13' },
    ],
  },
  {
    id: 'set-up',
    label: 'Set up',
    entries: [
      { label: 'Rules', href: '#rules' },
      { label: 'Bank formats', href: '#formats' },
    ],
    closed: true,
  },
];

const NARROW = ':narrow';
const PREFIX = 'sidebar:';
/** How far from the edge of the list this page must be, so that one sees what is next to it. */
const NEAR_PX = 44;

const readKept = (key) => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const parseKept = (text) => {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
};

/** Brings this page into view in the list. The page around it stays where it is. */
const reveal = (list) => {
  const here = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !here) return;
  const box = list.getBoundingClientRect();
  if (here.top < box.top + NEAR_PX || here.bottom > box.bottom - NEAR_PX)
    list.scrollTop += (here.top + here.bottom - box.top - box.bottom) / 2;
};

const listIn = (bar) => bar?.querySelector('nav') ?? null;

/** The same in the page of a server, before it is painted. */
const restore = (key) => {
  const name = JSON.stringify(key).replaceAll('<', String.raw`\u003c`);
  return `{const l=document.currentScript.parentElement,b=l.closest('[data-sidebar]');try{const k=JSON.parse(localStorage.getItem(${name}))||{};for(const d of l.querySelectorAll('details'))if(d.dataset.group in k)d.open=k[d.dataset.group];if('${NARROW}' in k)b.toggleAttribute('data-narrow',k['${NARROW}'])}catch{}const c=l.querySelector('[aria-current]');if(c){const h=c.getBoundingClientRect(),r=l.getBoundingClientRect();if(h.top<r.top+${NEAR_PX}||h.bottom>r.bottom-${NEAR_PX})l.scrollTop+=(h.top+h.bottom-r.top-r.bottom)/2}}`;
};

/** Another tab keeps its own list until it is loaded again. */
const listen = () => () => undefined;

/** Where the focus is in the menu, it goes back to the button and is not lost. */
const close = (bar) => {
  const menu = bar?.querySelector(':scope > details');
  if (!menu?.open) return;
  if (bar?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
};

const FOCUS =
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--focus) motion-reduce:transition-none';
const ROW = `relative flex min-h-11 w-full min-w-0 items-center gap-3 px-5 py-2 text-start text-base! leading-5! wrap-anywhere transition-colors duration-150 hover:text-(--ink)! md:group-data-narrow/b:flex-col md:group-data-narrow/b:justify-center md:group-data-narrow/b:gap-1 md:group-data-narrow/b:px-2 md:group-data-narrow/b:text-center md:group-data-narrow/b:text-sm! ${FOCUS}`;
const LINK = `${ROW} font-normal! text-(--quiet)! no-underline! aria-[current=page]:font-semibold! aria-[current=page]:text-(--ink)! after:absolute after:hidden after:border-(--ink) aria-[current=page]:after:block`;
/** Only the first part of a logo or an account has room in the narrow bar. */
const SLOT =
  'min-w-0 wrap-break-word md:group-data-narrow/b:px-2! md:group-data-narrow/b:text-center md:group-data-narrow/b:text-sm md:group-data-narrow/b:*:justify-center md:group-data-narrow/b:[&>*>:not(:first-child)]:sr-only';

const LAYOUTS = {
  app: {
    root: 'top-0 z-10 not-print:sticky max-md:border-b md:flex md:w-64 md:shrink-0 md:flex-col md:items-stretch md:not-print:max-h-dvh md:data-narrow:w-24 md:after:absolute md:after:inset-y-0 md:after:end-0 md:after:border-e md:after:border-(--line)',
    logo: 'px-5 py-3 md:border-b md:py-5',
    menu: 'me-5',
    fold: 'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:max-h-[calc(100dvh-100%)] max-md:border-b md:min-h-0 md:flex-1',
    list: 'min-h-0 flex-1 overflow-y-auto overscroll-contain py-2 print:overflow-visible',
    link: 'after:inset-y-2.5 after:z-10 after:border-e-2 max-md:after:start-0 md:after:end-0',
    foot: 'border-t px-5 py-3',
  },
  page: {
    root: 'flex-wrap max-md:border-y md:block',
    logo: 'py-3 font-semibold md:pb-5',
    menu: '',
    fold: 'max-md:pb-5',
    list: '[&_li]:border-t [&_li]:border-(--line) *:not-first:mt-5',
    link: 'px-0! after:start-0 after:w-9 after:-top-px after:border-t-2',
    foot: 'border-t py-3',
  },
};

export function PlainSidebar({
  id = 'main',
  logo = 'Two Columns',
  groups = GROUPS,
  current = '#hegde',
  children = 'Kalpana Hegde',
  layout = 'app',
  narrow = false,
  linkAs: Link = 'a',
  nonce,
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const key = PREFIX + id;
  const bar = useRef(null);
  const served = useSyncExternalStore(
    listen,
    () => readKept(key),
    () => null,
  );
  const [own, setOwn] = useState(null);
  const kept = parseKept(own ?? served ?? '');
  const classes = LAYOUTS[layout];
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const here = shown.flatMap(({ entries }) => entries).find(({ href }) => href === current);
  const isNarrow = layout === 'app' && (kept[NARROW] ?? narrow);
  // The list is looked at again when another page is the current one.
  const list = useCallback(
    (box) => {
      if (current) reveal(box);
    },
    [current],
  );

  useEffect(() => {
    const leave = (event) => {
      const isOutside = !bar.current?.contains(event.target);
      const isEscape = event.key === 'Escape' && !event.defaultPrevented;
      if (event.type === 'keydown' ? isEscape : isOutside) close(bar.current);
    };
    const end = new AbortController();
    // A finger that scrolls ends with pointercancel, so the menu stays open.
    for (const type of ['pointerup', 'focusin', 'keydown'])
      document.addEventListener(type, leave, { signal: end.signal });
    return () => end.abort();
  }, []);

  const keep = (name, value) => {
    const next = JSON.stringify({ ...kept, [name]: value });
    setOwn(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Then it is as it is until the page is loaded again.
    }
  };

  return (
    <div
      ref={bar}
      data-sidebar=""
      data-narrow={isNarrow ? '' : undefined}
      suppressHydrationWarning
      className={`group/b relative flex items-center justify-between border-(--line) bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-5 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:block print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${classes.root} ${className}`}
    >
      {logo && <div className={`border-(--line) ${SLOT} ${classes.logo}`}>{logo}</div>}
      {shown.length > 0 && (
        <details
          onToggle={() => reveal(listIn(bar.current))}
          className={`peer group/menu my-1.5 ms-auto max-w-full min-w-0 md:hidden print:hidden ${classes.menu}`}
        >
          <summary
            className={`flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-[var(--radius,.5rem)] border border-(--edge) px-3.5 py-2 font-medium wrap-anywhere hover:border-(--ink) [&::-webkit-details-marker]:hidden ${FOCUS}`}
          >
            <span className="min-w-0">
              <span className={here ? 'sr-only' : ''}>{text.menu} </span>
              {here?.label}
            </span>
            <svg
              viewBox="0 0 18 18"
              aria-hidden="true"
              className="size-4.5 shrink-0 fill-none stroke-current stroke-[1.75] group-open/menu:rotate-180"
            >
              <path d="m4 7 5 5 5-5" />
            </svg>
          </summary>
        </details>
      )}
      <div
        className={`min-w-0 flex-col border-(--line) bg-(--page) max-md:hidden max-md:basis-full max-md:peer-open:flex md:flex print:flex ${classes.fold}`}
      >
        {shown.length > 0 && (
          <nav ref={list} aria-label={text.nav} className={classes.list}>
            {shown.map(({ id: group, label, entries, closed = false }) => {
              const isOpen = kept[group] ?? !closed;
              return (
                <div key={group} className="min-w-0">
                  {label && (
                    <details
                      open={isOpen}
                      data-group={group}
                      suppressHydrationWarning
                      onToggle={({ currentTarget: { open } }) => {
                        if (open !== isOpen) keep(group, open);
                      }}
                      className="peer/g group/g pt-3"
                    >
                      <summary
                        className={`${ROW} cursor-pointer list-none font-semibold! [&::-webkit-details-marker]:hidden ${layout === 'page' ? 'px-0!' : ''}`}
                      >
                        <span className="min-w-0 flex-1">{label}</span>
                        <span className="font-normal text-(--quiet) tabular-nums group-open/g:hidden">
                          {entries.length}
                        </span>
                        <svg
                          viewBox="0 0 12 12"
                          aria-hidden="true"
                          className="size-3 shrink-0 fill-none stroke-current stroke-[1.5] group-open/g:rotate-180 print:hidden"
                        >
                          <path d="m2 4 4 4 4-4" />
                        </svg>
                      </summary>
                    </details>
                  )}
                  <ul
                    aria-label={label}
                    className="m-0! list-none! p-0! peer-not-open/g:*:not-has-aria-[current=page]:hidden print:*:block!"
                  >
                    {entries.map((entry, at) => (
                      <li key={`${at} ${entry.href}`} className="m-0">
                        <Link
                          href={entry.href}
                          aria-current={entry.href === current ? 'page' : undefined}
                          onClick={() => close(bar.current)}
                          className={`${LINK} ${classes.link}`}
                        >
                          {entry.icon && (
                            <span className="grid size-5 shrink-0 place-items-center">
                              {entry.icon}
                            </span>
                          )}
                          <span className="min-w-0 flex-1">{entry.label}</span>
                          {entry.count && (
                            <span className="min-w-0 font-normal tabular-nums">{entry.count}</span>
                          )}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              );
            })}
            {served === null && (
              <script
                nonce={nonce}
                suppressHydrationWarning
                dangerouslySetInnerHTML={{ __html: restore(key) }}
              />
            )}
          </nav>
        )}
        {children && <div className={`border-(--line) ${SLOT} ${classes.foot}`}>{children}</div>}
        {layout === 'app' && shown.length > 0 && (
          <button
            type="button"
            aria-pressed={isNarrow}
            suppressHydrationWarning
            onClick={() => {
              keep(NARROW, !isNarrow);
              requestAnimationFrame(() => reveal(listIn(bar.current)));
            }}
            className={`${ROW} m-0 cursor-pointer border-0 border-t border-(--line) bg-transparent! font-normal! text-(--quiet)! max-md:hidden noscript:hidden print:hidden`}
          >
            <svg
              viewBox="0 0 18 18"
              aria-hidden="true"
              className="size-4.5 shrink-0 fill-none stroke-current stroke-[1.5] md:group-data-narrow/b:-scale-x-100 rtl:-scale-x-100 rtl:md:group-data-narrow/b:scale-x-100"
            >
              <path d="M16.25 2v14M12 9H2.5m4-4-4 4 4 4" />
            </svg>
            {text.narrow}
          </button>
        )}
      </div>
    </div>
  );
}
