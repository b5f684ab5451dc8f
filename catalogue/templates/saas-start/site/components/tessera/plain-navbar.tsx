'use client';

import { type ElementType, type ReactNode, useEffect, useRef } from 'react';

type Place = { label: string; href: string };

type Labels = { nav: string; menu: string; home: string };

type Props = {
  /** The name at the start of the bar; empty if the logo has it. */
  name?: string;
  /** Stands before the name, about 24 px high; null for none. */
  logo?: ReactNode;
  /** Where the name leads. */
  homeHref?: string;
  /** The pages, in their order. */
  links?: Place[];
  /** The href of this page, written as in links. @code */
  current?: string;
  /** The second link, such as "Sign in"; null for none. */
  second?: Place | null;
  /** The main action, which stays in the bar on phones; null for none. */
  action?: Place | null;
  /** Stands before the action at every width, such as a switch of 44 px. */
  children?: ReactNode;
  /** The links beside the actions, beside the name, or in a row of their own, which long lists get anyway. */
  layout?: 'end' | 'start' | 'rows';
  /** What links are made of: a, or the Link of a router that takes href. @code */
  linkAs?: ElementType;
  /** Words that are heard: the bar, the button of the menu, and the logo when there is no name. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, such as "sticky top-0". */
  className?: string;
};

const LABELS: Labels = { nav: 'Main', menu: 'Menu', home: 'Home' };

const LINKS: Place[] = [
  { label: 'Matching', href: '#matching' },
  { label: 'Rules', href: '#rules' },
  { label: 'Bank formats', href: '#formats' },
  { label: 'Prices', href: '#prices' },
  { label: 'Security', href: '#security' },
];

/** How many letters one row holds at 1024 px; a gap is as wide as three. */
const ROW_LETTERS = 100;

const LISTS = { end: 'flex-1 justify-end', start: 'ms-5! flex-1', rows: 'order-last basis-full' };
const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none';
const WORD = `min-h-11 min-w-0 items-center text-base! leading-tight! font-normal! wrap-anywhere transition-colors duration-150 ${FOCUS}`;
const PAGE = `flex text-(--quiet)! no-underline! hover:text-(--ink)! aria-[current=page]:text-(--ink)! ${WORD}`;
const SECOND = `text-(--ink)! underline! decoration-(--edge) decoration-1 underline-offset-[.3em] hover:decoration-(--ink) ${WORD}`;
const CONTROL = `inline-flex min-h-11 min-w-0 items-center justify-center rounded-[var(--radius,.5rem)] border text-center text-base! leading-tight! font-medium! wrap-anywhere no-underline! transition-colors duration-150 active:translate-y-px ${FOCUS}`;
const EDGED = `border-(--edge) text-(--ink)! hover:border-(--ink) ${CONTROL}`;
const MAIN = `grow border-transparent bg-(--main)! px-3.5 py-2 text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! lg:px-4.5 ${CONTROL}`;
const ENTRY = `flex min-h-13 text-lg! leading-snug! font-normal! wrap-anywhere text-(--ink)! no-underline! *:relative *:flex *:items-center *:py-2 ${FOCUS}`;
const ROW = 'border-(--line) not-last:border-b md:border-b';
const STROKES =
  'size-4.5 stroke-current stroke-[1.75] *:origin-center *:transition-transform *:duration-150 *:[transform-box:fill-box] *:motion-reduce:transition-none group-open:*:first:translate-y-[3.5px] group-open:*:first:rotate-45 group-open:*:last:-translate-y-[3.5px] group-open:*:last:-rotate-45';
/** Lies on the hairline below, as wide as the word. */
const RULE =
  "after:absolute after:inset-x-0 after:-bottom-px after:border-b-2 after:border-(--ink) after:content-['']";

/** Where the focus is in the menu, it goes back to the button and is not lost. */
const close = (menu: HTMLDetailsElement | null) => {
  if (!menu?.open) return;
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
};

export function PlainNavbar({
  name = 'Two Columns',
  logo = null,
  homeHref = '#home',
  links = LINKS,
  current = '#matching',
  second = { label: 'Sign in', href: '#sign-in' },
  action = { label: 'Start free', href: '#start' },
  children = null,
  layout = 'end',
  linkAs: Link = 'a',
  labels,
  className = '',
}: Props) {
  const text = { ...LABELS, ...labels };
  const menu = useRef<HTMLDetailsElement>(null);
  const words = [{ label: name.slice(0, 30) }, ...links, second, action].map((one) => one?.label);
  const list = words.join('   ').replace(/\p{M}/gu, '').length > ROW_LETTERS ? 'rows' : layout;

  useEffect(() => {
    const leave = (event: Event) => {
      const isOutside = !menu.current?.contains(event.target as Node);
      const isEscape = (event as KeyboardEvent).key === 'Escape' && !event.defaultPrevented;
      if (event.type === 'keydown' ? isEscape : isOutside) close(menu.current);
    };
    const end = new AbortController();
    // A finger that scrolls ends with pointercancel, so the menu stays open.
    for (const type of ['pointerup', 'focusin', 'keydown'])
      document.addEventListener(type, leave, { signal: end.signal });
    return () => end.abort();
  }, []);

  const link = ({ label, href }: Place, classes: string, rule = '') => (
    <Link
      href={href}
      onClick={() => close(menu.current)}
      aria-current={href === current ? 'page' : undefined}
      className={classes}
    >
      <span className={`min-w-0 ${href === current ? rule : ''}`}>{label}</span>
    </Link>
  );

  return (
    <header
      className={`relative z-10 border-b border-(--line) bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-normal font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <nav
        aria-label={text.nav}
        className={`mx-auto flex max-w-[78rem] flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3.5 md:px-8 lg:gap-x-7 lg:gap-y-0 lg:py-0 ${list === 'rows' ? '' : 'lg:flex-nowrap'}`}
      >
        {(name !== '' || logo) && (
          <Link
            href={homeHref}
            aria-label={name === '' ? text.home : undefined}
            className={`flex min-h-11 min-w-0 flex-[999_1_7rem] items-center gap-2.5 [font-family:var(--brand-font-display,inherit)]! text-lg! leading-tight! font-semibold! *:not-last:shrink-0 tracking-[-0.015em]! text-(--ink)! no-underline! lg:max-w-72 lg:flex-initial rtl:tracking-normal! ${FOCUS}`}
          >
            {logo}
            {name !== '' && <span className="min-w-0 wrap-break-word">{name}</span>}
          </Link>
        )}
        {links.length > 0 && (
          <ul
            className={`m-0! hidden min-w-0 list-none! flex-wrap gap-x-7 self-stretch p-0! lg:flex ${list === 'rows' ? '-mt-2!' : 'min-h-18'} ${LISTS[list]}`}
          >
            {links.map((place, index) => (
              <li key={`${index} ${place.href}`} className="relative flex max-w-full items-center">
                {link(place, PAGE, RULE)}
              </li>
            ))}
          </ul>
        )}
        <div
          className={`ms-auto flex max-w-full grow items-center gap-x-3 lg:my-3.5 lg:max-w-1/2 lg:shrink-0 lg:grow-0 lg:gap-x-7 print:hidden ${second || action || children ? '' : 'lg:hidden'}`}
        >
          {second && link(second, `${SECOND} ${links.length > 0 ? 'hidden lg:flex' : 'flex'}`)}
          {children}
          {action && link(action, MAIN)}
          {links.length > 0 && (
            <details ref={menu} suppressHydrationWarning className="group ms-auto lg:hidden">
              <summary
                className={`w-11 cursor-pointer list-none [&::-webkit-details-marker]:hidden ${EDGED}`}
              >
                <span className="sr-only">{text.menu}</span>
                <svg viewBox="0 0 18 18" aria-hidden="true" className={STROKES}>
                  <path d="M1 5.5h16" />
                  <path d="M1 12.5h16" />
                </svg>
              </summary>
              <div className="absolute inset-x-0 top-[calc(100%+1px)] max-h-[calc(100dvh-100%-1px)] overflow-y-auto overscroll-contain border-b border-(--line) bg-(--page)">
                <div className="mx-auto grid max-w-[78rem] gap-4 px-5 pt-2 pb-6 md:gap-6 md:px-8">
                  <ul className="m-0! list-none! p-0! md:grid md:grid-cols-2 md:gap-x-8">
                    {links.map((place, index) => (
                      <li key={`${index} ${place.href}`} className={ROW}>
                        {link(place, ENTRY, RULE)}
                      </li>
                    ))}
                  </ul>
                  {second && link(second, `px-4.5 py-2 md:justify-self-start md:px-8 ${EDGED}`)}
                </div>
              </div>
            </details>
          )}
        </div>
      </nav>
    </header>
  );
}
