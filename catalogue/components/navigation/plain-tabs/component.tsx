'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Tab = {
  label: string;
  /** How many there are in it, after the words. */
  count?: string;
  /** The panel. */
  content: ReactNode;
  /** Its address, such as care for #care. With one, the address of the page keeps the tab. @code */
  id?: string;
};

type Labels = {
  /** What the tabs are parts of. */
  parts: string;
  more: string;
};

type Props = {
  /** Any number of them. */
  tabs?: Tab[];
  /** The tab that is chosen at first, from 0. An address that names another one comes first. */
  start?: number;
  /** In a line, or from the tablet on as a column beside the panel. */
  layout?: 'top' | 'side';
  /** Level of the headings of the panels, which are seen on paper and without script. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Words that are heard, and the button of the tabs without room, with {count}. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = { parts: 'Parts of this page', more: '{count} more' };

const TABS: Tab[] = [
  {
    label: 'Post',
    content: 'Five days in India. Weights, rules and books go abroad in two to three weeks.',
  },
  {
    label: 'Returns',
    content: 'Within 30 days, unused, with its card. We pay the post if it came broken.',
  },
  {
    label: 'Repairs',
    content:
      'Bring a piece back, whenever you bought it. You pay for the hours, not for the metal.',
  },
];

/** The widths of the bar, of its tabs and of the button, as they were measured. */
type Room = { bar: number; button: number; tabs: number[] };

/** The tabs that have no room. The chosen one always has. */
function findFolded({ bar, button, tabs }: Room, chosen: number): Set<number> {
  const sum = tabs.reduce((all, width) => all + width, 0);
  const folded = new Set<number>();
  if (sum <= bar) return folded;
  let left = bar - button - (tabs[chosen] ?? 0);
  for (const [at, width] of tabs.entries()) {
    if (at === chosen) continue;
    left -= width;
    // What follows a tab without room has none either, so the order stays.
    if (left < 0 || folded.size > 0) folded.add(at);
  }
  return folded;
}

/** Find in page looks into a panel that is hidden in this way, and opens it. */
const hide = (panel: HTMLElement | null, isHidden: boolean): void => {
  if (isHidden) panel?.setAttribute('hidden', 'until-found');
  else panel?.removeAttribute('hidden');
};

const FOCUS =
  'outline-(--focus) focus-visible:-outline-offset-4 focus-visible:outline-2 transition-colors duration-150 motion-reduce:transition-none';
/** Its mark lies on the hairline and is as long as the words. */
const TAB = `flex min-h-12 max-w-full items-center gap-2 px-3.5 py-3 text-base! leading-6! font-medium! text-(--quiet)! no-underline! hover:text-(--ink)! aria-selected:font-semibold! aria-selected:text-(--ink)! after:absolute after:inset-x-3.5 after:-bottom-px after:h-0.5 aria-selected:after:bg-(--main-text) forced-colors:aria-selected:after:bg-[Highlight] ${FOCUS}`;
const SIDE =
  'md:ms-0 md:ps-0 md:after:inset-x-auto md:after:inset-y-1.5 md:after:-end-px md:after:h-auto md:after:w-0.5';
/** The room of the bold letters is kept, so a tab is as wide when it is chosen. */
const WORD =
  'min-w-0 wrap-break-word before:invisible before:block before:h-0 before:overflow-hidden before:font-semibold before:content-[attr(data-word)]';

export function PlainTabs({
  tabs = TABS,
  start = 0,
  layout = 'top',
  level = 3,
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const own = useId();
  const Heading = `h${level}` as 'h3';
  const bar = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const [asked, setAsked] = useState(start);
  const [room, setRoom] = useState<Room | null>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = Math.max(0, Math.min(asked, tabs.length - 1));
  // Until it is measured it is a list of links to parts of the page.
  const isLive = room !== null;
  const isColumn = room?.bar === Infinity;
  const folded = room ? findFolded(room, chosen) : new Set<number>();
  const first = tabs.findIndex((_, at) => !folded.has(at));
  const isSide = layout === 'side';
  const panels = tabs.map(({ id }, at) => id ?? `${own}${at}`);
  const known = panels.join(' ');

  const pick = (at: number, withFocus: boolean): void => {
    takesFocus.current = withFocus;
    setAsked(at);
    setOpen(false);
    const id = tabs[at]?.id;
    if (id) history.replaceState(history.state, '', `#${id}`);
  };

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    bar.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [chosen]);

  // What has room is measured again when the bar or the letters change.
  useEffect(() => {
    const [line, more] = bar.current?.children ?? [];
    if (!line || !more) return undefined;
    const widthOf = (one: Element): number => Math.ceil(one.getBoundingClientRect().width);
    const observer = new ResizeObserver(() => {
      const next: Room = {
        bar:
          getComputedStyle(line).flexDirection === 'column'
            ? Infinity
            : widthOf(line.parentElement!),
        button: widthOf(more),
        tabs: [...line.children].map(widthOf),
      };
      setRoom((before) =>
        String(Object.values(before ?? {})) === String(Object.values(next)) ? before : next,
      );
    });
    for (const one of [line.parentElement!, more, ...line.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [known]);

  // The address, a link to something in a panel and find in page lead to a tab.
  useEffect(() => {
    const open = (place: Element | null): void => {
      const at = known.split(' ').findIndex((id) => document.getElementById(id)?.contains(place));
      if (!place || at < 0) return;
      setAsked(at);
      requestAnimationFrame(() => place.scrollIntoView({ block: 'nearest' }));
    };
    const go = (): void => open(document.getElementById(location.hash.slice(1)));
    const found = ({ target }: Event): void => open(target as Element);
    go();
    document.addEventListener('beforematch', found);
    globalThis.addEventListener('hashchange', go);
    return () => {
      document.removeEventListener('beforematch', found);
      globalThis.removeEventListener('hashchange', go);
    };
  }, [known]);

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const before = (chosen || tabs.length) - 1;
    const after = (chosen + 1) % tabs.length;
    const across = sign > 0 ? [before, after] : [after, before];
    const [ArrowLeft, ArrowRight] = isColumn ? [] : across;
    const [ArrowUp, ArrowDown] = isColumn ? [before, after] : [];
    const keys = {
      ArrowLeft,
      ArrowRight,
      ArrowUp,
      ArrowDown,
      Home: 0,
      End: tabs.length - 1,
      ' ': chosen,
    };
    const at = (keys as Record<string, number | undefined>)[event.key];
    if (at === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    pick(at, true);
  };

  const words = ({ label, count }: Tab) => (
    <>
      <span data-word={label} className={WORD}>
        {label}
      </span>
      {count && <span className="font-normal text-(--quiet) tabular-nums">{count}</span>}
    </>
  );

  if (tabs.length === 0) return null;
  return (
    <div
      className={`text-start [font-family:var(--brand-font,inherit)] text-base leading-6 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--quiet:#5a5f67] ${isSide ? 'md:grid md:grid-cols-12 md:gap-x-8' : ''} ${className}`}
    >
      <div
        ref={bar}
        className={`relative flex min-w-0 border-b border-(--line) print:hidden ${isSide ? 'md:col-span-3 md:self-start md:border-e md:border-b-0' : ''}`}
      >
        <div
          role={isLive ? 'tablist' : undefined}
          aria-label={isLive ? text.parts : undefined}
          aria-orientation={isColumn ? 'vertical' : undefined}
          className={`flex min-w-0 grow ${isLive ? '' : 'flex-wrap not-noscript:max-h-12 not-noscript:overflow-clip'} ${isSide ? 'md:max-h-none! md:flex-col md:flex-nowrap' : ''}`}
        >
          {tabs.map((tab, at) => (
            <a
              key={panels[at]}
              id={`${own}tab${at}`}
              href={`#${panels[at]}`}
              {...(isLive && {
                role: 'tab',
                'aria-selected': at === chosen,
                'aria-controls': panels[at],
                tabIndex: at === chosen ? 0 : -1,
              })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                pick(at, false);
              }}
              onKeyDown={walk}
              className={`${TAB} ${at === first ? '-ms-3.5' : ''} ${isSide ? SIDE : ''} ${folded.has(at) ? 'invisible absolute start-0 top-0 w-max' : 'relative min-w-0'}`}
            >
              {words(tab)}
            </a>
          ))}
        </div>
        <div
          onBlurCapture={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setOpen(false);
          }}
          onKeyDownCapture={({ key, currentTarget }) => {
            if (key !== 'Escape' || !isOpen) return;
            setOpen(false);
            currentTarget.querySelector('button')?.focus();
          }}
          className={`shrink-0 ${folded.size > 0 ? '' : 'invisible absolute end-0 top-0'}`}
        >
          <button
            type="button"
            tabIndex={0}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={`m-0 flex min-h-12 cursor-pointer items-center gap-2 border-0 bg-transparent py-3 ps-3.5 pe-0 text-base! leading-6! font-medium! whitespace-nowrap text-(--quiet)! tabular-nums hover:text-(--ink)! aria-expanded:text-(--ink)! ${FOCUS}`}
          >
            {text.more.replaceAll('{count}', String(folded.size || tabs.length))}
            <svg
              viewBox="0 0 10 6"
              aria-hidden="true"
              className={`w-2.5 fill-none stroke-current stroke-[1.5] ${isOpen ? 'rotate-180' : ''}`}
            >
              <path d="m1 1 4 4 4-4" />
            </svg>
          </button>
          {isOpen && (
            <ul className="absolute end-0 top-full z-10 m-0! mt-1! max-w-full min-w-52 list-none! rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--edge) bg-(--panel) p-0! py-2!">
              {[...folded].map((at) => (
                <li key={panels[at]} className="m-0">
                  <button
                    type="button"
                    tabIndex={0}
                    onClick={() => pick(at, true)}
                    className={`m-0 flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 border-0 bg-transparent px-4 py-2 text-start text-base! leading-6! font-medium! text-(--ink)! underline-offset-4 hover:underline! ${FOCUS}`}
                  >
                    {words(tabs[at]!)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={`min-w-0 ${isSide ? 'md:col-span-9' : ''}`}>
        {tabs.map(({ label, content }, at) => (
          <section
            key={panels[at]}
            id={panels[at]}
            ref={(panel) => hide(panel, at !== chosen)}
            role={isLive ? 'tabpanel' : undefined}
            aria-labelledby={`${own}tab${at}`}
            tabIndex={isLive ? 0 : undefined}
            className={`min-w-0 scroll-mt-20 rounded-[var(--radius,.5rem)] outline-(--focus) focus-visible:outline-2 focus-visible:outline-offset-3 print:block! print:[content-visibility:visible]! ${isLive || at === chosen ? '' : 'not-noscript:[content-visibility:hidden]'}`}
          >
            <div className={`pt-6 wrap-break-word print:pt-6 ${isSide ? 'md:pt-3' : ''}`}>
              <Heading className="m-0! mb-3! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! text-(--ink)! not-noscript:hidden print:block!">
                {label}
              </Heading>
              {content}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
