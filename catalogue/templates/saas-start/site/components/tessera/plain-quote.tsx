import type { ReactNode } from 'react';

type Props = {
  /** The words without quotation marks. Those of the language are added. */
  quote?: ReactNode;
  /** Who said it. */
  name?: string;
  /** What makes the words worth reading: a trade, a company, a place. */
  role?: string;
  /** Where it was said. Without an address it is plain text. */
  source?: { label: string; href?: string };
  /** A portrait, cut to 4:5. Without it the words take the full width. */
  media?: ReactNode;
  /** The mark of the company. Above the words, or at the end of the caption beside a portrait. */
  logo?: ReactNode;
  /** Language of the words, where it is not that of the page. It chooses the marks. @code */
  lang?: string;
  /** Words beside a portrait, or over the full width. */
  layout?: 'beside' | 'full';
  /** A muted ground, for one section of a page. */
  band?: boolean;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

/** What differs between the layouts from the tablet on. On a phone both are the same. */
const LAYOUTS = {
  beside: {
    figure: 'md:grid-rows-[auto_1fr]',
    logo: 'md:col-span-3 md:col-start-10 md:row-start-2 md:mb-0 md:self-end md:justify-self-end',
    quote:
      'text-[clamp(1.5rem,2.8vw,2.25rem)] leading-[1.28] md:col-span-8 md:col-start-5 md:row-start-1 md:[text-box:trim-start_cap_alphabetic]',
    media: 'md:col-span-3 md:row-span-2 md:row-start-1 md:mt-0 md:w-full',
    caption: 'md:col-start-5 md:row-start-2',
  },
  full: {
    figure: '',
    logo: 'md:mb-9',
    quote: 'text-[clamp(1.75rem,3.4vw,3rem)] leading-[1.2]',
    media: 'md:col-span-2 md:mt-14',
    caption:
      'md:mt-14 md:grid md:grid-cols-3 md:items-baseline md:gap-x-8 md:border-t md:border-(--line) md:pt-5',
  },
};

export function PlainQuote({
  quote = 'I walk to the yard at five, and for three years the light in that window has been the first one I see. At seven I come back for a loaf. It is still warm at the first break.',
  name = 'Roald Timmer',
  role = 'Boat restorer, Mattancherry',
  source = { label: 'Guest book, 3 October 2026', href: '#guest-book' },
  media,
  logo,
  lang,
  layout = 'beside',
  band = false,
  join = false,
  className = '',
}: Props) {
  const isBeside = layout === 'beside' && Boolean(media);
  const classes = isBeside ? LAYOUTS.beside : LAYOUTS.full;
  const captionSpan = isBeside
    ? logo
      ? 'md:col-span-5'
      : 'md:col-span-8'
    : media
      ? 'md:col-span-10'
      : 'md:col-span-full';

  return (
    <section
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--quiet:#5a5f67] ${band ? '[--page:var(--muted,#f5f5f6)] dark:[--page:var(--muted,#17191c)]' : '[--page:var(--background,#fff)] dark:[--page:var(--background,#0d0e10)]'} ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <figure
        className={`m-0 mx-auto grid max-w-[78rem] break-inside-avoid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-5 md:grid-cols-12 md:gap-x-8 md:px-8 ${classes.figure}`}
      >
        {logo && <div className={`col-span-full mb-7 min-w-0 ${classes.logo}`}>{logo}</div>}
        {quote && (
          <blockquote
            lang={lang}
            cite={source?.href}
            className={`col-span-full m-0 min-w-0 ${classes.quote}`}
          >
            {/* The mark is out of the line. Enlarged letters are pushed in by what it lacks to the window. Its language is that of the parent. */}
            <div className="relative ms-[max(0px,.65em_-_1.25rem)] [font-family:var(--brand-font-display,inherit)] font-medium tracking-[-0.018em] text-pretty wrap-break-word before:absolute before:end-full before:content-[open-quote] after:content-[close-quote] md:ms-[max(0px,.65em_-_2rem)] md:text-balance rtl:tracking-normal [&:lang(fr)]:before:pe-[.1em] [&:lang(fr)]:after:ps-[.1em]">
              {quote}
            </div>
          </blockquote>
        )}
        {media && (
          <div
            className={`mt-7 aspect-[4/5] w-24 min-w-0 self-end overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] [&>:is(img,svg,video)]:block [&>:is(img,svg,video)]:size-full [&>:is(img,video)]:object-cover ${classes.media}`}
          >
            {media}
          </div>
        )}
        {(name || role || source) && (
          <figcaption
            className={`mt-7 min-w-0 self-end wrap-break-word text-(--quiet) *:last:[text-box:trim-end_cap_alphabetic] ${media ? 'col-start-2' : 'col-span-full'} ${captionSpan} ${classes.caption}`}
          >
            {name && <div className="font-semibold text-(--ink)">{name}</div>}
            {role && <div className="text-pretty">{role}</div>}
            {source && (
              // The line below a link lies on the foot of the portrait.
              <div className={source.href ? 'pb-1.25' : ''}>
                {source.href ? (
                  <a
                    href={source.href}
                    className="relative rounded-[calc(var(--radius,.5rem)*.6)] text-base! text-(--quiet)! underline! decoration-(--edge)! underline-offset-4 transition-colors duration-150 after:absolute after:-inset-y-2.5 after:inset-x-0 hover:text-(--ink)! focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none"
                  >
                    {source.label}
                  </a>
                ) : (
                  source.label
                )}
              </div>
            )}
          </figcaption>
        )}
      </figure>
    </section>
  );
}
