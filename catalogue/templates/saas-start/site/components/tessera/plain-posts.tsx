import type { ReactNode } from 'react';

type Post = {
  /** The day, such as 2026-11-17. */
  date: string;
  title: string;
  href: string;
  text?: string;
  author?: string;
  /** A picture of any ratio. It is cut to 3:2. */
  media?: ReactNode;
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence beside the heading. */
  lead?: ReactNode;
  /** A link below the sentence, such as the one to all posts. */
  link?: { label: string; href: string } | null;
  /** The posts in any order. The newest is shown first. */
  posts?: Post[];
  /** Cards with covers, or ruled lines by date. */
  layout?: 'covers' | 'index';
  /** Whether the newest post is larger than the others. */
  large?: boolean;
  /** Language of the dates, such as de-DE. */
  locale?: string;
  /** Level of the heading. The posts are one below. */
  level?: 1 | 2 | 3 | 4 | 5;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const POSTS: Post[] = [
  {
    date: '2026-11-17',
    title: 'Plum cake from 1 December',
    href: '#plum-cake',
    text: 'Eighty cakes, soaked since August. Two for each household until the 15th.',
    author: 'Thankamma Paul',
  },
  {
    date: '2026-11-03',
    title: 'October, counted',
    href: '#october',
    text: 'We baked 7,020 loaves and sold 6,739 on the day. The other 281 went to the shelter or the half-price basket.',
    author: 'Lars Ostrow',
  },
  {
    date: '2026-10-13',
    title: 'The new wheat is in',
    href: '#wheat',
    text: 'It takes more water than last year’s. The crumb will be more open until we have learned it.',
    author: 'Harbir Chadha',
  },
];

const UNDERLINE =
  'text-(--main-text)! underline! decoration-[color-mix(in_oklab,currentColor_36%,transparent)] underline-offset-4 transition-colors duration-150 hover:decoration-current';
const FOCUS =
  'rounded-[calc(var(--radius,.5rem)*.6)] focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none';

/** With the words beside the cover: over a row of two posts, then over the whole row of a wide page. */
const MIDDLE =
  '@2xl:@max-4xl:col-span-2 @2xl:@max-4xl:grid-cols-2 @2xl:@max-4xl:grid-rows-[auto_auto_1fr] @2xl:@max-4xl:[--post-gap:0px] @2xl:@max-4xl:[--post-rows:3] @2xl:@max-4xl:[--post-words:2]';
const WHOLE =
  '@4xl:col-span-6 @4xl:grid-rows-[auto_auto_1fr] @4xl:[--post-gap:0px] @4xl:[--post-rows:3]';
const FIRST = `${MIDDLE} ${WHOLE} @2xl:[--post-fit:end] @4xl:grid-cols-3 @4xl:[--post-cover:1/3] @4xl:[--post-words:3]`;

/** Every row is full: the newer posts stand in rows of two, the others in rows of three. */
function formOf(index: number, count: number): string {
  const inTwos = [0, 4, 2][count % 3]!;
  const large =
    count === 1
      ? `${WHOLE} @4xl:grid-cols-2 @4xl:[--post-words:2]`
      : index < inTwos
        ? '@4xl:col-span-3'
        : '@4xl:col-span-2';
  return `${count % 2 === 1 && index === count - 1 ? MIDDLE : ''} ${large}`;
}

export function PlainPosts({
  title = 'What the oven did this month',
  lead = 'Written on Tuesdays, when the bread is out and the flour is counted.',
  link = { label: 'All posts', href: '#posts' },
  posts = POSTS,
  layout = 'covers',
  large = true,
  locale = 'en-IN',
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const Name = (['h2', 'h3', 'h4', 'h5', 'h6'] as const)[level - 1]!;
  const isIndex = layout === 'index';
  const sorted = [...posts];
  sorted.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const count = sorted.length;
  const firsts = large && !isIndex ? 1 : 0;
  // A day without an hour is read in Greenwich, so it is written there too.
  const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(date));

  return (
    <section
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        {(title || lead || link) && (
          <div
            className={`grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-baseline-last ${count > 0 ? 'mb-[clamp(2.5rem,4vw,3.5rem)]' : ''}`}
          >
            {title && (
              <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! md:col-span-7 rtl:tracking-normal!">
                {title}
              </Title>
            )}
            {(lead || link) && (
              <div className="min-w-0 text-pretty wrap-break-word text-(--quiet) md:col-span-4 md:col-start-9">
                {lead}
                {link && (
                  <div className="-mb-2.5">
                    <a
                      href={link.href}
                      className={`inline-flex min-h-11 min-w-0 items-center text-base! font-medium! tracking-normal! ${UNDERLINE} ${FOCUS}`}
                    >
                      {link.label}
                    </a>
                  </div>
                )}
              </div>
            )}
          </div>
        )}
        {count > 0 && (
          <div className="@container">
            <ul
              className={`m-0 grid list-none p-0 ${isIndex ? 'border-b border-(--line)' : '-mt-14 auto-rows-[minmax(min-content,0)_minmax(min-content,0)_minmax(min-content,0)_auto] gap-x-8 @2xl:grid-cols-2 @4xl:grid-cols-6'}`}
            >
              {sorted.map(({ date, title: name, href, text, author, media }, index) => (
                <li
                  key={`${index} ${href}`}
                  className={`group relative m-0 grid min-w-0 break-inside-avoid gap-x-8 ${isIndex ? 'gap-y-1 border-t border-(--line) py-6 transition-colors duration-120 has-[a:hover]:border-(--edge) motion-reduce:transition-none @2xl:grid-cols-12 @2xl:items-baseline' : 'row-span-4 grid-cols-1 grid-rows-subgrid pt-14'} ${isIndex ? '' : index < firsts ? FIRST : formOf(index - firsts, count - firsts)}`}
                >
                  {!isIndex && (
                    <div className="@container relative col-[var(--post-cover,1)] row-[1/span_var(--post-rows,1)] mb-[var(--post-gap,1.25rem)] aspect-3/2 min-w-0 self-start overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] [&_:is(img,video)]:block [&_:is(img,video)]:size-full [&_:is(img,video)]:object-cover [&>picture]:contents [&>svg]:block [&>svg]:size-full">
                      {media || (
                        <span
                          aria-hidden="true"
                          className="flex size-full items-end rounded-[inherit] border border-transparent bg-[color-mix(in_oklab,var(--main)_9%,var(--page))] p-[6%] [font-family:var(--brand-font-display,inherit)] text-[19cqi] leading-none font-semibold tracking-[-0.04em] whitespace-nowrap text-(--main-text) tabular-nums rtl:tracking-normal print:border-(--line)"
                        >
                          <span className="-ms-[.06em] [text-box:trim-both_cap_alphabetic]">
                            {inWords(date, { day: 'numeric', month: 'short' })}
                          </span>
                        </span>
                      )}
                    </div>
                  )}
                  <div
                    className={`flex min-w-0 flex-wrap justify-between gap-x-4 text-(--quiet) tabular-nums ${isIndex ? '@2xl:col-span-5 @2xl:grid @2xl:grid-cols-subgrid' : 'col-[var(--post-words,1)] text-sm [text-box:trim-start_cap_alphabetic]'}`}
                  >
                    <time dateTime={date} className="@2xl:col-span-2">
                      {inWords(date, {
                        day: isIndex ? '2-digit' : 'numeric',
                        month: isIndex ? 'short' : 'long',
                        year: 'numeric',
                      })}
                    </time>
                    {author && (
                      <span className="min-w-0 wrap-break-word @2xl:col-span-3">{author}</span>
                    )}
                  </div>
                  <Name
                    className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! font-semibold! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isIndex ? '@2xl:col-start-6 @2xl:-col-end-1' : 'col-[var(--post-words,1)] mt-2!'} ${index < firsts ? 'text-2xl! leading-tight! tracking-[-0.024em]! @4xl:mt-4! @4xl:text-4xl! @4xl:leading-[1.1]!' : 'text-xl! leading-snug! tracking-[-0.01em]!'}`}
                  >
                    <a
                      href={href}
                      className={`text-(--ink)! no-underline! decoration-1! underline-offset-4 group-hover:underline! after:absolute after:inset-x-0 after:bottom-0 ${isIndex ? 'after:top-0' : 'after:top-14'} ${FOCUS}`}
                    >
                      {name}
                    </a>
                  </Name>
                  {text && (
                    <p
                      className={`m-0! max-w-160 min-w-0 text-base! leading-relaxed! text-pretty wrap-break-word text-(--quiet)! ${isIndex ? '@2xl:col-start-6 @2xl:-col-end-1' : 'col-[var(--post-words,1)] mt-2.5! [align-self:var(--post-fit,stretch)] [text-box:trim-end_cap_alphabetic]'}`}
                    >
                      {/* With a mouse the words lie above the link and can be selected. */}
                      <span className="pointer-fine:relative">{text}</span>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
