import type { ReactNode } from 'react';

type Author = {
  name: string;
  role?: string;
  href?: string;
  /** A face. Without it the initials are shown. */
  media?: ReactNode;
  /** Instead of those that are made from the name. */
  initials?: string;
};

const LABELS = {
  topics: 'Topics',
  authors: 'Written by',
  /** Opens the authors after the first three. */
  others: 'and {count} others',
  published: 'Published',
  updated: 'Updated',
  reading: 'Reading time',
  minutes: '{count} min',
  basis: '{words} words at {pace} a minute',
};

type Props = {
  /** The title of the article. */
  title?: ReactNode;
  /** The standfirst. */
  lead?: ReactNode;
  /** Everybody who wrote it. Of more than four the first three stand in full. */
  authors?: Author[];
  /** The day of publication, such as 2026-11-05. */
  published?: string;
  /** The day of the last change. Left out if it is the same day. */
  updated?: string;
  /** The length of the article. Without it there is no reading time. */
  words?: number;
  /** How many words are read in a minute. */
  pace?: number;
  /** What it is about. */
  tags?: { label: string; href: string }[];
  /** A picture, which is cut, with what it shows and who made it. */
  cover?: { media: ReactNode; caption?: ReactNode; credit?: ReactNode } | null;
  /** Your button or player for listening. */
  listen?: ReactNode;
  /** Your buttons or links for sharing. */
  share?: ReactNode;
  /** With an address the markup has the article for search engines. */
  article?: {
    url: string;
    /** The address of a picture. @code */
    image?: string;
    /** The name of the site. */
    publisher?: string;
  } | null;
  /** Cover below the words over all columns, or beside them. */
  layout?: 'wide' | 'beside';
  /** How days and numbers are written, such as de-DE. */
  locale?: string;
  /** Words that are added; what is not given stays English. Words in braces are filled in. */
  labels?: Partial<typeof LABELS>;
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that it joins what stands before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const AUTHORS: Author[] = [
  { name: 'Efua Lindström', role: 'Timetable', href: '#efua' },
  { name: 'Olof Sandell', role: 'Captain', href: '#olof' },
];

const TAGS = [
  { label: 'Figures', href: '#figures' },
  { label: 'Ice and wind', href: '#ice' },
];

/** So many stand in full when there are more than four: nobody is "one other". */
const SHOWN = 3;

const FOCUS =
  'rounded-[calc(var(--radius,.5rem)*.6)] focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none';
/** A row of the list of authors and days. */
const ROW = 'border-t border-(--line) py-2.5';

/** The first and the last word give a letter with its marks. Letters that would join stay apart. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => /\P{M}\p{M}*/u.exec(word ?? '')?.[0] ?? '')
    .join('\u200c');
}

function Person({ author: { name, role, href, media, initials } }: { author: Author }) {
  return (
    <li className={`relative flex min-w-0 items-center gap-3.5 ${ROW}`}>
      <span
        aria-hidden={media ? undefined : true}
        className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-[calc(var(--radius,.5rem)*.6)] border border-transparent bg-[color-mix(in_oklab,var(--main)_9%,var(--page))] text-sm leading-none font-semibold whitespace-nowrap text-(--main-text) print:border-(--line) [&_:is(img,video)]:block [&_:is(img,video)]:size-full [&_:is(img,video)]:object-cover [&_:is(img,video)]:object-top [&>:is(svg,picture)]:block [&>:is(svg,picture)]:size-full"
      >
        {media || initials || initialsOf(name)}
      </span>
      <span className="min-w-0 leading-snug wrap-break-word">
        {href ? (
          <a
            href={href}
            rel="author"
            className={`text-base! font-semibold! tracking-normal! text-(--ink)! no-underline! underline-offset-4 after:absolute after:inset-0 hover:underline! ${FOCUS}`}
          >
            {name}
          </a>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {role && <span className="block text-(--quiet)">{role}</span>}
      </span>
    </li>
  );
}

/** The article for search engines. A sign that could end the script element is escaped. */
function describe(facts: Record<string, unknown>): string {
  const article = { '@context': 'https://schema.org', '@type': 'Article', ...facts };
  return JSON.stringify(article).replaceAll('<', String.raw`\u003c`);
}

export function PlainAuthor({
  title = 'A year in 6,570 crossings',
  lead = 'We ran 6,498. Of the 72 that did not run, 51 were ice, 14 wind, five a pump and two a wedding that asked.',
  authors = AUTHORS,
  published = '2026-11-05',
  updated = '2026-11-12',
  words = 1_380,
  pace = 230,
  tags = TAGS,
  cover = null,
  listen,
  share,
  article = null,
  layout = 'wide',
  locale = 'en-IN',
  labels,
  level = 1,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const text = { ...LABELS, ...labels };
  const isBeside = layout === 'beside' && cover !== null;
  const count = authors.length > 4 ? SHOWN : authors.length;
  const others = authors.slice(count);
  const say = (number: number) => number.toLocaleString(locale);
  // The letters of the day are read and written in one zone, whoever reads and wherever.
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(date.slice(0, 10)));
  const days = [
    { term: text.published, date: published },
    { term: text.updated, date: updated.slice(0, 10) === published.slice(0, 10) ? '' : updated },
  ].filter(({ date }) => date);

  return (
    <header
      className={`bg-(--page) pb-[clamp(2.5rem,4vw,3.5rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(3.5rem,6vw,4.5rem)]'} ${className}`}
    >
      {article && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: describe({
              headline: typeof title === 'string' ? title : undefined,
              description: typeof lead === 'string' ? lead : undefined,
              author: authors.map(({ name, href }) => ({ '@type': 'Person', name, url: href })),
              datePublished: published || undefined,
              dateModified: updated || undefined,
              wordCount: words || undefined,
              mainEntityOfPage: article.url,
              image: article.image,
              publisher: article.publisher && {
                '@type': 'Organization',
                name: article.publisher,
              },
            }),
          }}
        />
      )}
      <div
        className={`mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-[clamp(2rem,3.4vw,2.75rem)] px-5 md:grid-cols-12 md:px-8 ${isBeside ? 'md:grid-rows-[1fr_auto] md:gap-y-0' : ''}`}
      >
        <div className={isBeside ? 'flex min-w-0 flex-col gap-8 md:col-span-6' : 'contents'}>
          {(tags.length > 0 || title || lead) && (
            <div className="min-w-0 md:col-span-8">
              {tags.length > 0 && (
                <ul
                  aria-label={text.topics}
                  className="m-0 -mt-2.5 mb-1.5 flex list-none flex-wrap gap-x-5 p-0 *:m-0"
                >
                  {tags.map(({ label, href }, at) => (
                    <li key={`${at} ${href}`} className="min-w-0">
                      <a
                        href={href}
                        className={`inline-flex min-h-11 min-w-0 items-center text-base! font-medium! tracking-normal! wrap-break-word text-(--main-text)! no-underline! underline-offset-4 hover:underline! ${FOCUS}`}
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              {title && (
                <Title className="m-0! [font-family:var(--brand-font-display,inherit)]! text-[clamp(2.5rem,5vw,4.5rem)]! leading-[1.04]! font-semibold! tracking-[-0.03em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal!">
                  {title}
                </Title>
              )}
              {lead && (
                <p className="m-0! mt-5! max-w-[38rem] text-xl! leading-normal! text-pretty wrap-break-word text-(--quiet)!">
                  {lead}
                </p>
              )}
            </div>
          )}
          {(listen || share) && (
            <div
              className={`flex min-w-0 flex-wrap gap-3 print:hidden ${isBeside ? '' : 'md:col-[9/-1] md:self-end'}`}
            >
              {listen}
              {share}
            </div>
          )}
          {authors.length > 0 && (
            <div className={`@container min-w-0 ${isBeside ? 'mt-auto' : 'md:col-span-8'}`}>
              <ul
                aria-label={text.authors}
                className={`m-0 grid list-none grid-cols-1 gap-x-8 p-0 *:m-0 ${authors.length > 1 ? '@lg:grid-cols-2' : ''}`}
              >
                {authors.slice(0, count).map((author, at) => (
                  <Person key={`${at} ${author.name}`} author={author} />
                ))}
                {others.length > 0 && (
                  <li className="min-w-0 border-t border-(--line)">
                    <details className="group/others print:details-content:[content-visibility:visible]">
                      <summary
                        className={`flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 font-medium underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden ${FOCUS}`}
                      >
                        <span className="min-w-0 wrap-break-word">
                          {text.others.replace('{count}', say(others.length))}
                        </span>
                        <span
                          aria-hidden="true"
                          className="me-1 mb-1 size-2.5 shrink-0 rotate-45 border-e-2 border-b-2 border-(--edge) group-open/others:-mb-1 group-open/others:-rotate-135 print:hidden rtl:-rotate-45 rtl:group-open/others:rotate-135"
                        />
                      </summary>
                      <ul className="m-0 list-none p-0 *:m-0">
                        {others.map((author, at) => (
                          <Person key={`${at} ${author.name}`} author={author} />
                        ))}
                      </ul>
                    </details>
                  </li>
                )}
              </ul>
            </div>
          )}
          {(days.length > 0 || words > 0) && (
            <dl
              className={`m-0 min-w-0 tabular-nums ${authors.length > 0 ? (isBeside ? '-mt-8' : 'max-md:-mt-8') : ''} ${isBeside ? '' : 'md:col-[9/-1]'}`}
            >
              {days.map(({ term, date }) => (
                <div key={term} className={`flex flex-wrap justify-between gap-x-4 ${ROW}`}>
                  <dt className="text-(--quiet)">{term}</dt>
                  <dd className="m-0 min-w-0">
                    <time dateTime={date}>{day(date)}</time>
                  </dd>
                </div>
              ))}
              {words > 0 && (
                <div className={`flex flex-wrap justify-between gap-x-4 ${ROW}`}>
                  <dt className="text-(--quiet)">{text.reading}</dt>
                  <dd className="m-0 min-w-0 text-end">
                    {text.minutes.replace('{count}', say(Math.max(1, Math.round(words / pace))))}
                    <span className="block text-sm text-(--quiet)">
                      {text.basis.replace('{words}', say(words)).replace('{pace}', say(pace))}
                    </span>
                  </dd>
                </div>
              )}
            </dl>
          )}
        </div>

        {cover && (
          <figure
            className={`m-0 min-w-0 ${isBeside ? 'md:col-[8/-1] md:row-[1/span_2] md:grid md:grid-rows-subgrid' : 'md:col-span-full'}`}
          >
            <div
              className={`overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] [&_:is(img,video)]:block [&_:is(img,video)]:size-full [&_:is(img,video)]:object-cover [&>picture]:contents [&>svg]:block [&>svg]:w-full ${isBeside ? 'aspect-4/5 w-full self-stretch has-[>svg]:self-start' : 'aspect-8/5 md:aspect-2/1'}`}
            >
              {cover.media}
            </div>
            {(cover.caption || cover.credit) && (
              <figcaption className="mt-3 flex min-w-0 flex-wrap justify-between gap-x-8 text-sm leading-normal wrap-break-word text-(--quiet)">
                {cover.caption && <span className="min-w-0 text-pretty">{cover.caption}</span>}
                {cover.credit && <span className="min-w-0">{cover.credit}</span>}
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </header>
  );
}
