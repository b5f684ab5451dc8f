import type { ReactNode } from 'react';

type Voice = {
  /** The words without quotation marks. Those of the language are added. */
  quote: string;
  name: string;
  /** What makes the words worth reading: a trade, a company, a place. */
  role?: string;
  /** Where it was said. Without an address it is plain text. */
  source?: { label: string; href?: string };
  /** A portrait, cut to 4:5. The initials take its place. */
  media?: ReactNode;
  /** Language of the words, where it is not that of the page. It chooses the marks. @code */
  lang?: string;
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence beside it, such as how the voices were chosen. */
  lead?: ReactNode;
  /** The voices in the order in which they are read, any number of them. */
  voices?: Voice[];
  /** Rows of two and three, or a ruled line for each voice. One voice alone is always a line. */
  layout?: 'grid' | 'rows';
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const VOICES: Voice[] = [
  {
    quote:
      'The card said my rear rim had a season left. In August it said now, and I did not argue.',
    name: 'Edwin Strand',
    role: 'Forest surveyor',
    source: { label: 'Letter, 2 September 2026', href: '#letter-2-september' },
  },
  {
    quote: 'Nine school bicycles on a Tuesday, nine back on the Thursday.',
    name: 'Kulwant Sodhi',
    role: 'Warden of a boarding school',
    source: { label: 'Letter, 9 July 2026', href: '#letter-9-july' },
  },
  {
    quote: 'They rang to say it would cost ₹180 less.',
    name: 'Usha Thapliyal',
    role: 'Retired headmistress',
    source: { label: 'Review, 21 June 2026', href: '#review-21-june' },
  },
  {
    quote: 'I learned to true a wheel on my own wheel.',
    name: 'Thandi Maseko',
    role: 'Student, evening class',
    source: { label: 'Review, 18 December 2025', href: '#review-18-december' },
  },
  {
    quote:
      'I ride ninety kilometres a day with other people’s lunch. They lent me a bicycle for the two days, and it was better than mine.',
    name: 'Irfan Rizvi',
    role: 'Courier',
    source: { label: 'Review, 4 May 2026', href: '#review-4-may' },
  },
];

/** Where a count is no multiple of three, the first row is a pair; with one left over the last row too. */
const isWide = (index: number, count: number) =>
  (count % 3 !== 0 && index < 2) || (count % 3 === 1 && index >= count - 2);

const letters = new Intl.Segmenter();

/** The first letters of the first and the last word, which do not join in Arabic. */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...letters.segment(word)][0]?.segment).join('\u200c');
}

export function PlainVoices({
  title = 'What riders wrote when they were home',
  lead = 'Five of 61 letters and reviews of one year. Each says when it was written.',
  voices = VOICES,
  layout = 'grid',
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const count = voices.length;
  const isRows = layout === 'rows' || count === 1;

  return (
    <section
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        {(title || lead) && (
          <div
            className={`grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-baseline-last ${count > 0 ? 'mb-[clamp(2.5rem,4vw,3.5rem)]' : ''}`}
          >
            {title && (
              <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! md:col-span-7 rtl:tracking-normal!">
                {title}
              </Title>
            )}
            {lead && (
              <p className="m-0! min-w-0 text-base! leading-relaxed! text-pretty wrap-break-word text-(--quiet)! md:col-span-4 md:col-start-9">
                {lead}
              </p>
            )}
          </div>
        )}
        {count > 0 && (
          <div className="@container">
            <ul
              className={`m-0 -mb-9 grid list-none grid-cols-1 gap-x-8 p-0 ${isRows ? '@4xl:-mb-7' : '@2xl:grid-cols-2 @4xl:grid-cols-6'}`}
            >
              {voices.map(({ quote, name, role, source, media, lang }, index) => {
                // With two columns an odd number begins with a voice over both.
                const isFirst = index === 0 && count % 2 === 1;
                const wide = isWide(index, count);
                return (
                  <li
                    key={`${index} ${name}`}
                    className={`m-0 min-w-0 break-inside-avoid border-t border-(--line) ${isRows ? '' : `row-span-2 grid grid-rows-subgrid ${isFirst ? '@2xl:col-span-2' : ''} ${wide ? '@4xl:col-span-3' : '@4xl:col-span-2'}`}`}
                  >
                    <figure
                      className={`m-0 min-w-0 pt-5 pb-9 ${isRows ? '@4xl:grid @4xl:grid-cols-12 @4xl:gap-x-8 @4xl:py-7' : 'row-span-2 grid grid-cols-1 grid-rows-subgrid'}`}
                    >
                      <blockquote
                        lang={lang}
                        cite={source?.href}
                        className={`m-0 min-w-0 pb-6 text-xl ${isRows ? '@4xl:col-span-7 @4xl:pb-0 @4xl:text-2xl' : wide ? '@4xl:text-2xl' : ''} ${isFirst ? '@2xl:@max-4xl:text-2xl' : ''}`}
                      >
                        {/* The mark is out of the line. Enlarged letters are pushed in by what it lacks to the window. Its language is that of the parent. */}
                        <div
                          className={`relative ms-[max(0px,.65em_-_1.25rem)] [font-family:var(--brand-font-display,inherit)] leading-[1.4] font-medium tracking-[-0.01em] text-balance wrap-break-word before:absolute before:end-full before:content-[open-quote] after:content-[close-quote] rtl:tracking-normal [&:lang(fr)]:before:pe-[.1em] [&:lang(fr)]:after:ps-[.1em] ${isRows ? '@4xl:[text-box:trim-start_cap_alphabetic]' : ''}`}
                        >
                          {quote}
                        </div>
                      </blockquote>
                      <figcaption
                        className={`grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start items-baseline gap-x-4 ${isRows ? '@4xl:col-span-4 @4xl:col-start-9' : ''}`}
                      >
                        <div className="grid aspect-[4/5] w-13.5 place-items-center self-start overflow-hidden rounded-[calc(var(--radius,.5rem)*.6)] bg-[color-mix(in_oklab,var(--main)_8%,var(--page))] [&>:is(img,svg,video)]:block [&>:is(img,svg,video)]:size-full [&>:is(img,video)]:object-cover">
                          {media ?? (
                            <span
                              aria-hidden="true"
                              className="leading-none font-medium text-(--main-text)"
                            >
                              {initialsOf(name)}
                            </span>
                          )}
                        </div>
                        <div className="min-w-0 wrap-break-word text-(--quiet)">
                          {/* Its capitals stand level with the tile, and the line below the source on its foot. */}
                          <div className="font-semibold text-(--ink) [text-box:trim-start_cap_alphabetic]">
                            {name}
                          </div>
                          {role && <div className="text-pretty">{role}</div>}
                          {source && (
                            <div>
                              {source.href ? (
                                <a
                                  href={source.href}
                                  className="relative rounded-[calc(var(--radius,.5rem)*.6)] text-base! text-(--quiet)! underline! decoration-(--edge)! underline-offset-4 transition-colors duration-150 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-(--ink)! focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none"
                                >
                                  {source.label}
                                </a>
                              ) : (
                                source.label
                              )}
                            </div>
                          )}
                        </div>
                      </figcaption>
                    </figure>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
