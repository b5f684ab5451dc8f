import type { CSSProperties, ReactNode } from 'react';

type Link = { label: string; href: string };

type Props = {
  /** The heading of the page. Up to 60 letters stand in balanced lines. */
  title?: ReactNode;
  /** One to three sentences. */
  lead?: ReactNode;
  /** The first is filled, the others have an edge. */
  links?: Link[];
  /** Takes the place of the links, such as a field for an address. Null leaves both out. */
  actions?: ReactNode;
  /** An image, a video, an iframe, an SVG or your own markup. Without it nothing is reserved. */
  media?: ReactNode;
  /** Width of the media divided by its height, such as 4 / 5, 1 or 21 / 9. */
  ratio?: number;
  /** What the media shows. It is the last line of the text; on phones it is below the media. */
  caption?: ReactNode;
  /** The side of the media. In the markup the text always comes first. */
  side?: 'start' | 'end';
  /** The title beside the media, or over both. Without it the ratio decides. */
  layout?: 'beside' | 'over';
  /** Level of the heading, where it is not the first of the page. */
  level?: 1 | 2 | 3;
  /** Leaves out the space at the top, so that it joins the section before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LINKS: Link[] = [
  { label: 'Take a place', href: '#place' },
  { label: 'Try the first lesson', href: '#lesson' },
];

/** Above this ratio a picture is too low to stand beside the title. */
const WIDE = 1.4;

const TITLE = 'text-[clamp(2.5rem,5vw,4.5rem)]!';

/** Where the parts stand. A wide picture keeps the whole width for longer, so its grid begins at lg. */
const PLACES = {
  alone: { grid: '', title: '', words: 'not-first:mt-7', lead: '', media: '', caption: 'mt-7' },
  beside: {
    grid: 'md:grid-cols-12 md:grid-rows-[auto_1fr_auto]',
    title: 'md:row-start-1 md:[text-box:trim-start_cap_alphabetic]',
    words: 'justify-end not-first:mt-7 md:row-start-2',
    lead: '',
    media: 'mt-9 md:row-start-1 md:row-end-4 md:mt-0',
    caption:
      'mt-3 md:row-start-3 md:mt-7 md:border-t md:pt-4 md:[text-box:trim-end_cap_alphabetic]',
  },
  over: {
    grid: 'lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto]',
    title: 'lg:col-span-full lg:mb-10!',
    words: 'justify-between not-first:max-lg:mt-7 lg:row-start-2',
    lead: 'lg:[text-box:trim-start_cap_alphabetic]',
    media: 'mt-9 lg:row-start-2 lg:row-end-4 lg:mt-0',
    caption:
      'mt-3 lg:row-start-3 lg:mt-7 lg:border-t lg:pt-4 lg:[text-box:trim-end_cap_alphabetic]',
  },
};
/** Columns and side of text and media, and the size of the title: the higher the picture, the larger. */
function columnsOf(layout: keyof typeof PLACES, ratio: number, side: 'start' | 'end') {
  const isEnd = side === 'end';
  if (layout === 'alone') return { text: '', media: '', size: TITLE };
  if (layout === 'over')
    return {
      text: `lg:col-span-4 ${isEnd ? 'lg:col-start-1' : 'lg:-col-end-1'}`,
      media: `lg:col-span-8 ${isEnd ? 'lg:-col-end-1' : 'lg:col-start-1'}`,
      size: TITLE,
    };
  const [text, media, size] =
    ratio < 0.7
      ? ['md:col-span-7', 'md:col-span-4', TITLE]
      : ratio < 0.95
        ? ['md:col-span-6', 'md:col-span-5', TITLE]
        : ['md:col-span-6', 'md:col-span-6', 'text-[clamp(2.5rem,4.4vw,3.5rem)]!'];
  return {
    text: `${text} ${isEnd ? 'md:col-start-1' : 'md:-col-end-1'}`,
    media: `${media} ${isEnd ? 'md:-col-end-1' : 'md:col-start-1'}`,
    size,
  };
}

/** Every kind of media fills the frame; your own markup gets its height and may make it grow. */
const FILL =
  '[&>:is(img,video,iframe,canvas,svg)]:absolute [&>:is(img,video,iframe,canvas)]:inset-0 [&>:is(img,video,iframe,canvas)]:size-full [&>:is(img,video,canvas)]:object-cover [&>iframe]:border-0 [&>picture]:contents [&>picture>img]:absolute [&>picture>img]:size-full [&>picture>img]:object-cover [&>svg]:start-1/2 [&>svg]:top-1/2 [&>svg]:size-auto! [&>svg]:max-w-none [&>svg]:min-h-full [&>svg]:min-w-full [&>svg]:-translate-1/2 rtl:[&>svg]:translate-x-1/2';

const BUTTON =
  'inline-flex min-h-11 min-w-0 flex-auto items-center justify-center rounded-[var(--radius,.5rem)] border px-4.5 py-2 text-center text-base! leading-5! font-medium! wrap-anywhere no-underline! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) active:translate-y-px motion-reduce:transition-none sm:flex-none';
const FILLED =
  'border-transparent bg-(--main) text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))] print:border-(--ink) print:bg-transparent print:text-(--ink)!';
const EDGED = 'border-(--edge) text-(--ink)! hover:border-(--ink)';

export function PlainSplitHero({
  title = 'Learn to sign from people who sign all day',
  lead = 'A ten-week evening course in Indian Sign Language, taught by deaf teachers in Hyderabad and online.',
  links = LINKS,
  actions,
  media,
  ratio = 4 / 3,
  caption,
  side = 'end',
  layout,
  level = 1,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const hasLinks = actions === undefined && links.length > 0;
  const hasActions = hasLinks || Boolean(actions);
  const form = media ? (layout ?? (ratio > WIDE ? 'over' : 'beside')) : 'alone';
  const place = PLACES[form];
  const columns = columnsOf(form, ratio, side);

  return (
    <section
      className={`bg-(--page) pb-[clamp(4rem,6vw,5.5rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(3rem,6vw,5.5rem)]'} ${className}`}
    >
      <div className={`mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 px-5 md:px-8 ${place.grid}`}>
        {title && (
          <Title
            className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! leading-[1.04]! font-semibold! tracking-[-0.03em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${columns.size} ${place.title} ${form === 'beside' ? columns.text : ''}`}
          >
            {title}
          </Title>
        )}
        {(lead || hasActions) && (
          <div className={`flex min-w-0 flex-col gap-7 ${place.words} ${columns.text}`}>
            {lead && (
              <p
                className={`m-0! max-w-[31rem] text-lg! leading-normal! text-pretty wrap-break-word text-(--quiet)! md:text-xl! md:leading-normal! ${place.lead}`}
              >
                {lead}
              </p>
            )}
            {hasActions && (
              <div className="flex min-w-0 flex-wrap gap-3">
                {hasLinks
                  ? links.map(({ label, href }, at) => (
                      <a
                        key={`${href} ${label}`}
                        href={href}
                        className={`${BUTTON} ${at === 0 ? FILLED : EDGED}`}
                      >
                        {label}
                      </a>
                    ))
                  : actions}
              </div>
            )}
          </div>
        )}
        <figure className="m-0 contents">
          {media && (
            <div
              style={{ '--ratio': ratio } as CSSProperties}
              className={`relative grid aspect-(--ratio) w-full min-w-0 self-stretch overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel) max-md:max-h-[85svh] ${place.media} ${columns.media} ${FILL}`}
            >
              {media}
            </div>
          )}
          {caption && (
            <figcaption
              className={`min-w-0 border-(--line) text-sm text-pretty wrap-break-word text-(--quiet) ${place.caption} ${columns.text}`}
            >
              {caption}
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}
