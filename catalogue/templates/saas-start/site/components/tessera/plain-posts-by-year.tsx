import type { CSSProperties, ReactNode } from 'react';

type Post = {
  /** The day, such as 2026-11-10. */
  date: string;
  title: string;
  href: string;
  /** A topic or a place, at the end of the line. */
  note?: string;
  /** The date as it is shown, where months and format do not do. */
  shown?: string;
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence beside the heading. It may hold links. */
  lead?: ReactNode;
  /** The posts in any order. The newest is shown first. */
  posts?: Post[];
  /** The names of the months. A month without a name is a figure. */
  months?: string[];
  /** How a date is written, such as "{day}. {month}" or "{month} {day}". */
  format?: string;
  /** The years beside their posts, or above two columns of them. */
  layout?: 'side' | 'columns';
  /** Height of a bar that stays on top of the page, such as 4.5rem. @code */
  offset?: string;
  /** The number of posts below a year. */
  labels?: Partial<typeof LABELS>;
  /** Level of the heading. The years are one below. */
  level?: 1 | 2 | 3 | 4 | 5;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS = { one: '{count} post', many: '{count} posts' };

const MONTHS = 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split(' ');

const POSTS: Post[] = [
  { date: '2026-11-10', title: 'The eighteen that were late', note: 'Figures', href: '#late' },
  { date: '2026-10-27', title: 'An evening class for six', note: 'Classes', href: '#class' },
  { date: '2026-10-06', title: 'After the rain, look at the chain', note: 'Care', href: '#chain' },
  { date: '2026-08-04', title: 'Nine school bicycles in two days', note: 'Jobs', href: '#school' },
  { date: '2025-12-02', title: 'Four bicycles to borrow', note: 'Workshop', href: '#borrow' },
  { date: '2025-09-16', title: 'Thirty-two spokes or thirty-six', note: 'Wheels', href: '#spokes' },
  { date: '2025-05-06', title: 'Brake pads for wet rims', note: 'Care', href: '#pads' },
];

/** So many rows are always laid out. Those after them only near the window. */
const ALWAYS = 40;
const NEAR =
  '[contain-intrinsic-block-size:auto_1.5rem] [overflow-clip-margin:.5rem] [content-visibility:auto] print:[content-visibility:visible]';

/** On the columns of the page: two for the date, which may be wider, and two for the note. */
const COLUMNS =
  'md:grid-cols-[max(var(--date),calc((100%-16rem)*2/9+2rem))_minmax(0,1fr)_calc((100%-16rem)*2/9+2rem)] md:gap-x-8';

/** A figure space is as wide as a figure, so days of one figure end where the others do. */
const figures = (part = ''): string => part.replace(/^0/, '\u2007');

/** The width of a text in figures; signs from the Far East are as wide as two. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, sign) => width + (sign > '\u2e7f' ? 2 : 1), 0);

export function PlainPostsByYear({
  title = 'Written down in the workshop',
  lead = 'On Tuesdays, before the first bicycle comes in.',
  posts = POSTS,
  months = MONTHS,
  format = '{day} {month}',
  layout = 'side',
  offset = '0px',
  labels,
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as 'h2';
  const Year = `h${level + 1}` as 'h3';
  const isSide = layout === 'side';
  const words = { ...LABELS, ...labels };
  // Letters are compared and cut; no clock, no time zone and no language of the browser is asked.
  const textOf = ({ date, shown }: Post): string => {
    const [, month, day] = date.slice(0, 10).split('-');
    const name = months[Number(month) - 1] ?? figures(month);
    return shown ?? format.replace('{day}', figures(day)).replace('{month}', name);
  };
  const sorted = [...posts];
  sorted.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const years = new Map<string, { post: Post; isFar: boolean }[]>();
  for (const [at, post] of sorted.entries()) {
    const year = post.date.slice(0, 4);
    const list = years.get(year) ?? [];
    // The first of a year is always laid out: the year stands on its baseline.
    list.push({ post, isFar: at >= ALWAYS && list.length > 0 });
    years.set(year, list);
  }
  const width = posts.reduce((most, post) => Math.max(most, widthOf(textOf(post))), 0);

  return (
    <section
      style={{ '--date': `${width}ch`, '--offset': offset } as CSSProperties}
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        {(title || lead) && (
          <div
            className={`grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-baseline-last ${years.size > 0 ? 'mb-[clamp(2.5rem,4vw,3.5rem)]' : ''}`}
          >
            {title && (
              <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! md:col-span-7 rtl:tracking-normal!">
                {title}
              </Title>
            )}
            {lead && (
              <div className="min-w-0 text-pretty wrap-break-word text-(--quiet) md:col-span-4 md:col-start-9">
                {lead}
              </div>
            )}
          </div>
        )}
        {[...years].map(([year, list]) => (
          <div
            key={year}
            className={`not-last:pb-12 ${isSide ? 'md:grid md:grid-cols-12 md:items-baseline md:gap-x-8 md:border-t md:border-(--line) md:pt-3' : ''}`}
          >
            <div
              className={`top-(--offset) z-1 flex flex-wrap items-baseline justify-between gap-x-4 border-y border-(--line) bg-(--page) py-2.5 tabular-nums not-print:sticky ${isSide ? 'md:top-[calc(var(--offset)+1.5rem)] md:col-span-3 md:block md:border-0 md:bg-transparent md:py-0' : ''}`}
            >
              <Year
                className={`m-0! [font-family:var(--brand-font-display,inherit)]! text-2xl! leading-tight! font-semibold! tracking-[-0.024em]! text-(--ink)! rtl:tracking-normal! ${isSide ? 'md:text-4xl! md:leading-none!' : ''}`}
              >
                {year}
              </Year>
              <p className="m-0! text-base! leading-6! text-(--quiet)! md:mt-1!">
                {(list.length === 1 ? words.one : words.many).replace('{count}', `${list.length}`)}
              </p>
            </div>
            <ul
              style={{ '--rows': Math.ceil(list.length / 2) } as CSSProperties}
              className={`m-0 list-none p-0 ${isSide ? 'md:col-span-9' : 'gap-x-8 md:grid md:grid-flow-col md:grid-cols-2 md:grid-rows-[repeat(var(--rows),auto)]'}`}
            >
              {list.map(({ post, isFar }, index) => (
                <li
                  key={`${index} ${post.href}`}
                  className={`relative grid grid-cols-[var(--date)_minmax(0,1fr)] items-baseline gap-x-5 border-(--line) py-2.5 leading-6 transition-colors duration-120 has-[a:hover]:border-(--edge) motion-reduce:transition-none ${isFar ? NEAR : ''} ${isSide ? `not-last:border-b ${COLUMNS}` : 'border-b md:grid-cols-[var(--date)_minmax(0,1fr)_auto]'}`}
                >
                  <time dateTime={post.date} className="text-(--quiet) tabular-nums">
                    {textOf(post)}
                  </time>
                  <a
                    href={post.href}
                    className="min-w-0 scroll-mt-[calc(var(--offset)+5rem)] justify-self-start rounded-[calc(var(--radius,.5rem)*.6)] font-medium! text-pretty wrap-break-word text-(--ink)! no-underline! underline-offset-4 after:absolute after:inset-0 hover:underline! focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus)"
                  >
                    {post.title}
                  </a>
                  {post.note && (
                    <span className="col-start-2 min-w-0 wrap-break-word text-(--quiet) max-md:text-sm md:col-start-auto">
                      {post.note}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
