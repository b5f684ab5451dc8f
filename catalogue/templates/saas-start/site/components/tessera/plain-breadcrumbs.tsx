import type { ReactNode } from 'react';

type Level = { label: string; href: string };

type Labels = { path: string; more: string };

type Props = {
  /** From the home page to this page, which is the last one. */
  levels?: Level[];
  /** The path alone, or as the head of a page with the last level as its heading. */
  layout?: 'line' | 'title';
  /** Level of the heading in the layout "title". */
  level?: 1 | 2 | 3;
  /** Stands at the end, such as a link to edit the page. */
  children?: ReactNode;
  /** Gives search engines a BreadcrumbList. */
  structured?: boolean;
  /** Stands before addresses in that list which have no host, such as https://example.com. @code */
  site?: string;
  /** Leaves out the column of the page, for a box that has its own. */
  flush?: boolean;
  /** Words that are heard: the path, and the chip of the levels that have no room. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = { path: 'Path', more: 'Levels between' };

const LEVELS: Level[] = [
  { label: 'Two Columns', href: '#home' },
  { label: 'Manual', href: '#manual' },
  { label: 'Statements', href: '#statements' },
  { label: 'Bank formats', href: '#formats' },
  { label: 'Co-operative banks', href: '#banks' },
  { label: 'Date after the amount', href: '#date' },
];

/** Widths of the box from which a level is in the line, and in the list below it. */
const ROOM: [px: number, shown: string, folded: string][] = [
  [320, '@min-[20rem]:flex', '@min-[20rem]:hidden'],
  [384, '@min-[24rem]:flex', '@min-[24rem]:hidden'],
  [448, '@min-[28rem]:flex', '@min-[28rem]:hidden'],
  [512, '@min-[32rem]:flex', '@min-[32rem]:hidden'],
  [576, '@min-[36rem]:flex', '@min-[36rem]:hidden'],
  [640, '@min-[40rem]:flex', '@min-[40rem]:hidden'],
  [704, '@min-[44rem]:flex', '@min-[44rem]:hidden'],
  [768, '@min-[48rem]:flex', '@min-[48rem]:hidden'],
  [832, '@min-[52rem]:flex', '@min-[52rem]:hidden'],
  [896, '@min-[56rem]:flex', '@min-[56rem]:hidden'],
  [960, '@min-[60rem]:flex', '@min-[60rem]:hidden'],
  [1024, '@min-[64rem]:flex', '@min-[64rem]:hidden'],
  [1088, '@min-[68rem]:flex', '@min-[68rem]:hidden'],
  [1152, '@min-[72rem]:flex', '@min-[72rem]:hidden'],
];
const LETTER_PX = 7.4;
/** A chevron with its gaps. */
const GAP_PX = 28;
const CHIP_PX = 32 + GAP_PX;
/** A middle level is cut at this width. */
const MIDDLE_MAX_PX = 208;
const STEPS = ['ps-4', 'ps-7', 'ps-10', 'ps-13', 'ps-16', 'ps-19'];

/** Chinese, Japanese and Korean letters are as wide as two; marks above and below take no room. */
const widthOf = ({ label }: Level): number =>
  GAP_PX +
  LETTER_PX *
    label.replace(/\p{M}/gu, '').replace(/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/gu, '$&$&')
      .length;

/** For each level between the ends: the room that the line needs to show it and all after it. */
function findRoom(line: readonly Level[]): { shown: string; folded: string }[] {
  const widths = line.map((one, at) =>
    at > 0 && at < line.length - 1 ? Math.min(widthOf(one), MIDDLE_MAX_PX + GAP_PX) : widthOf(one),
  );
  const sum = (some: readonly number[]): number =>
    some.reduce((all, width) => all + width, -GAP_PX);
  return widths.slice(1, -1).map((_, at) => {
    const folded = [widths[0]!, CHIP_PX, ...widths.slice(at + 1)];
    const needed = Math.min(sum(folded), sum(widths));
    const [, ...classes] = ROOM.find(([px]) => needed <= px) ?? [0, '', ''];
    return { shown: classes[0], folded: classes[1] };
  });
}

/** The levels for search engines. A sign that could end the script element is escaped. */
function describe(levels: readonly Level[], site: string): string {
  const itemListElement = levels.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: /^[a-z]+:/i.test(href) ? href : site + href,
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return JSON.stringify(list).replaceAll('<', String.raw`\u003c`);
}

const FOCUS =
  'focus-visible:outline-2 focus-visible:outline-(--focus) motion-reduce:transition-none';
const LINK = `rounded-[calc(var(--radius,.5rem)*.6)] text-sm! leading-5! font-normal! no-underline! decoration-(--edge)! underline-offset-[.3em] transition-colors duration-150 hover:text-(--ink)! hover:underline! ${FOCUS}`;
/** The chevron before a level, on the middle of the small letters. */
const CHEVRON =
  'before:ms-2 before:me-3 before:mt-px before:size-1.5 before:shrink-0 before:rotate-45 before:border-e before:border-t before:border-(--edge) rtl:before:-rotate-45';

export function PlainBreadcrumbs({
  levels = LEVELS,
  layout = 'line',
  level = 1,
  children = null,
  structured = true,
  site = '',
  flush = false,
  labels,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const heard = { ...LABELS, ...labels };
  const isTitle = layout === 'title';
  const here = levels.at(-1);
  const line = isTitle ? levels.slice(0, -1) : levels;
  const room = findRoom(line);
  const middle = line.slice(1, -1);
  if (!here) return null;

  const crumb = (one: Level, at: number) => {
    const isLast = at === line.length - 1;
    const isMiddle = at > 0 && !isLast;
    return (
      <li
        key={`${at} ${one.href}`}
        className={`m-0 items-center ${at > 0 ? CHEVRON : ''} ${isMiddle ? `hidden min-w-11 shrink-99 print:flex ${room[at - 1]!.shown}` : `flex min-w-0 ${at === 0 && !isLast ? 'max-w-1/2 shrink-0' : ''}`}`}
      >
        {isLast && !isTitle ? (
          <span aria-current="page" className="min-w-0 font-medium wrap-break-word">
            {one.label}
          </span>
        ) : (
          <a
            href={one.href}
            title={isMiddle ? one.label : undefined}
            className={`min-w-0 py-3 text-(--quiet)! ${LINK} ${isMiddle ? 'max-w-52 truncate' : 'wrap-break-word'}`}
          >
            {one.label}
          </a>
        )}
      </li>
    );
  };

  return (
    <div
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-sm leading-5 font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--edge:#5a5f67] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${className}`}
    >
      <div
        className={`grid gap-x-4 ${flush ? '' : `mx-auto max-w-[78rem] px-5 md:px-8 ${isTitle ? 'pt-4 pb-9' : 'py-2'}`} ${isTitle ? 'grid-cols-1 md:grid-cols-12 md:items-baseline-last md:gap-x-8' : 'grid-cols-1 items-center md:grid-cols-[minmax(0,1fr)_auto]'}`}
      >
        {line.length > 0 && (
          <nav
            aria-label={heard.path}
            className={`@container relative min-w-0 ${isTitle ? 'md:col-span-full' : ''}`}
          >
            <ol className="m-0! flex min-h-11 list-none! items-center p-0! print:flex-wrap">
              {line.slice(0, 1).map(crumb)}
              {middle.length > 0 && (
                <li
                  key={here.href}
                  className={`m-0 flex shrink-0 items-center print:hidden ${CHEVRON} ${room[0]!.folded}`}
                >
                  <details className="group">
                    <summary
                      className={`-mx-1.5 grid min-h-11 w-11 cursor-pointer list-none place-items-center rounded-[calc(var(--radius,.5rem)*.6)] [&::-webkit-details-marker]:hidden ${FOCUS}`}
                    >
                      <span className="sr-only">{heard.more}</span>
                      <span
                        aria-hidden="true"
                        className="grid h-6 w-8 place-items-center rounded-[calc(var(--radius,.5rem)*.6)] border border-(--edge) transition-colors duration-150 group-open:border-(--ink) group-hover:border-(--ink) motion-reduce:transition-none"
                      >
                        <svg viewBox="0 0 14 2" className="w-3.5 fill-current">
                          <path d="M0 0h2v2H0zM6 0h2v2H6zM12 0h2v2h-2z" />
                        </svg>
                      </span>
                    </summary>
                    <ul className="absolute start-0 top-full hidden group-open:block z-10 m-0! w-max max-w-full min-w-56 list-none! rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel) p-0! py-2!">
                      {middle.map((one, at) => (
                        <li key={`${at} ${one.href}`} className={`m-0 ${room[at]!.folded}`}>
                          <a
                            href={one.href}
                            className={`flex min-h-11 items-center py-2 pe-4 wrap-anywhere text-(--ink)! focus-visible:-outline-offset-2 ${STEPS[Math.min(at, STEPS.length - 1)]} ${LINK}`}
                          >
                            {one.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              )}
              {line.slice(1).map((one, at) => crumb(one, at + 1))}
            </ol>
          </nav>
        )}
        {isTitle && (
          <Title className="m-0! mt-2! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! md:col-span-8 rtl:tracking-normal!">
            {here.label}
          </Title>
        )}
        {children && (
          <div className={`min-w-0 ${isTitle ? 'max-md:mt-4 md:col-span-4 md:text-end' : ''}`}>
            {children}
          </div>
        )}
        {structured && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: describe(levels, site) }}
          />
        )}
      </div>
    </div>
  );
}
