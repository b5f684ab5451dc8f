import type { ReactNode } from 'react';

type Link = { label: string; href: string };

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** The first is filled, the others have an edge. */
  links?: Link[];
  /** Takes the place of the links, such as a field for an address. Null leaves both out. */
  actions?: ReactNode;
  /** A picture, film or drawing of any ratio, a map or a card. Without it nothing is reserved. */
  media?: ReactNode;
  /** What the media shows. It stands above it, level with the title. */
  caption?: ReactNode;
  /** Media at the end or at the start. The text is read first. */
  side?: 'end' | 'start';
  /** The whole media on a ground of its own, or one half that is filled with it. */
  layout?: 'mount' | 'fill';
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LINKS: Link[] = [
  { label: 'See the pieces', href: '#pieces' },
  { label: 'Plan a visit', href: '#visit' },
];

/** From @4xl on a picture has one height, and its column the width that follows from it. */
const MOUNT =
  'p-(--inset) [&>:is(img,svg,video)]:h-auto! [&>:is(img,svg,video)]:max-h-96 [&>:is(img,svg,video)]:w-full! [&>:is(img,svg,video)]:max-w-full [&>:is(img,svg,video)]:object-contain [&>:is(img,svg,video)]:object-bottom @4xl:[&>:is(img,svg,video)]:h-96! @4xl:[&>:is(img,svg,video)]:w-auto! [&>:not(img,svg,video,figcaption)]:w-136 [&>:not(img,svg,video,figcaption)]:max-w-full';
const FILL =
  '@4xl:min-h-120 [&>:is(img,svg,video)]:h-auto! [&>:is(img,svg,video)]:w-full! [&>:is(img,svg,video)]:max-w-full [&>:is(img,svg,video)]:object-cover @4xl:[&>:is(img,svg,video)]:h-0! @4xl:[&>:is(img,svg,video)]:grow [&>figcaption]:mb-0 [&>figcaption]:p-(--inset) [&>figcaption]:pb-5';
const SIDES = {
  mount: {
    end: '@4xl:grid-cols-[minmax(0,1fr)_fit-content(55%)]',
    start: '@4xl:grid-cols-[fit-content(55%)_minmax(0,1fr)]',
  },
  fill: { end: '@4xl:grid-cols-2', start: '@4xl:grid-cols-2' },
};

const BUTTON =
  'inline-flex min-h-11 min-w-0 flex-auto items-center justify-center rounded-[var(--radius,.5rem)] border px-4.5 py-2 text-center text-base! leading-5! font-medium! wrap-anywhere no-underline! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) active:translate-y-px motion-reduce:transition-none @md:flex-none';
const FILLED =
  'border-transparent bg-(--main) text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]! print:border-(--ink) print:bg-transparent! print:text-(--ink)!';
const EDGED = 'border-(--edge) text-(--ink)! hover:border-(--ink)';

export function PlainSplitCta({
  title = 'Take an old measure home and cook with it',
  lead = 'Every jug is filled with water and weighed before it is sold. It comes by post in five days, or you choose one in Jaipur.',
  links = LINKS,
  actions,
  media,
  caption,
  side = 'end',
  layout = 'mount',
  level = 2,
  join = false,
  className = '',
}: Props) {
  const hasMedia = Boolean(media) || Boolean(caption);
  const Title = `h${level}` as 'h2';
  const hasLinks = actions === undefined && links.length > 0;
  const hasActions = hasLinks || Boolean(actions);

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--band:var(--muted,#f5f5f6)] [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--inset:clamp(1.5rem,4.5vw,3.5rem)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--band:var(--muted,#17191c)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--band:#fff] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="@container mx-auto max-w-[78rem] px-5 md:px-8">
        <div
          className={`grid grid-cols-1 overflow-hidden rounded-[calc(var(--radius,.5rem)*2)] border border-(--line) bg-(--panel) ${hasMedia ? SIDES[layout][side] : ''}`}
        >
          <div
            className={`grid min-w-0 gap-x-8 gap-y-8 p-(--inset) ${hasMedia ? 'content-between' : '@4xl:grid-cols-12 @4xl:items-baseline-last'}`}
          >
            <div className={`min-w-0 ${hasMedia ? '' : '@4xl:col-span-7'}`}>
              {title && (
                <Title className="m-0! max-w-[17em] [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! [text-box:trim-start_cap_alphabetic] rtl:tracking-normal!">
                  {title}
                </Title>
              )}
              {lead && (
                <div className="max-w-[31rem] text-lg leading-normal text-pretty wrap-break-word text-(--quiet) not-first:mt-4 md:text-xl md:leading-normal">
                  {lead}
                </div>
              )}
            </div>
            {hasActions && (
              <div
                className={`flex min-w-0 flex-wrap gap-3 ${hasMedia ? '' : '@4xl:col-span-5 @4xl:col-start-8'}`}
              >
                {hasLinks
                  ? links.map(({ label, href }, at) => (
                      <a
                        key={`${at} ${href}`}
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
          {hasMedia && (
            <figure
              className={`relative m-0 flex min-w-0 flex-col items-center justify-end border-t border-(--line) bg-(--band) @4xl:row-start-1 @4xl:border-t-0 ${side === 'start' ? '@4xl:col-start-1 @4xl:border-e' : '@4xl:col-start-2 @4xl:border-s'} ${layout === 'fill' ? FILL : MOUNT}`}
            >
              {caption && (
                <figcaption className="mb-auto self-stretch pb-5 text-sm leading-normal text-pretty wrap-break-word text-[color-mix(in_oklab,var(--quiet)_85%,var(--ink))] [text-box:trim-start_cap_alphabetic]">
                  {caption}
                </figcaption>
              )}
              {media}
            </figure>
          )}
        </div>
      </div>
    </section>
  );
}
