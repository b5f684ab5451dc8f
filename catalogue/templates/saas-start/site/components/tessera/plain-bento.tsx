import type { ReactNode } from 'react';

type Tile = {
  title: string;
  /** One to three sentences. It may hold links. */
  text?: ReactNode;
  /** Stands below the text, or beside it in a wide tile. It may use container queries. */
  media?: ReactNode;
  /** Whether the media reaches the edges of its tile, as a photograph does. */
  bleed?: boolean;
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence beside the heading. */
  lead?: ReactNode;
  /** The tiles in order, best four to seven. Any number of them closes the object. */
  tiles?: Tile[];
  /** Whether the large tile is the first or the last. */
  large?: 'start' | 'end';
  /** Level of the heading. The tiles are one below. */
  level?: 1 | 2 | 3 | 4 | 5;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const TILES: Tile[] = [
  {
    title: 'A card on the handlebar',
    text: 'Every part is full, half or empty. Half can wait, and says how long.',
  },
  {
    title: 'Wheels built by hand',
    text: 'Thirty-two or thirty-six spokes, tensioned evenly, and looked at again after 200 km without a fee.',
  },
  {
    title: 'Old parts in a bag',
    text: 'What we took off is yours to see. Keep it, or leave it for the scrap dealer on Friday.',
  },
  {
    title: 'A bicycle meanwhile',
    text: 'Four plain bicycles with a lock, for ₹50 a day. Tell us when you book.',
  },
  {
    title: 'Ready for the rain',
    text: 'Before June: mudguards, sealed cables and brake pads that hold on wet rims. Book from April.',
  },
];

const LINKS =
  '[&_a]:rounded-[calc(var(--radius,.5rem)*.6)] [&_a]:text-(--ink)! [&_a]:underline! [&_a]:decoration-(--edge)! [&_a]:underline-offset-4 [&_a]:hover:decoration-current! [&_a]:focus-visible:outline-2 [&_a]:focus-visible:outline-offset-3 [&_a]:focus-visible:outline-(--focus)';

/** Two columns: the tile takes both. */
const PAIR = '@2xl:@max-4xl:col-span-2';
const PAIR_BESIDE =
  '@2xl:@max-4xl:[--media-at:2/-1] @2xl:@max-4xl:[--media-row:1/3] @2xl:@max-4xl:[--media-top:var(--inset)] @2xl:@max-4xl:[--text-at:1/2] @2xl:@max-4xl:[--text-end:0px]';
/** Three columns: the tile takes so many of them, with its media beside its text. */
const BESIDE =
  '@4xl:[--media-at:2/-1] @4xl:[--media-row:1/3] @4xl:[--media-top:var(--inset)] @4xl:[--text-at:1/2] @4xl:[--text-end:0px]';
const SPANS = ['', '', `@4xl:col-span-2 ${BESIDE}`, `@4xl:col-span-3 ${BESIDE}`];

/** Two tiles stand beside the large one. The others fill rows of three, and the row farthest from it what is left. */
function placeOf(index: number, count: number, isEnd: boolean): string {
  const from = isEnd ? count - 1 - index : index;
  const isLast = from === count - 1;
  const left = count % 3;
  if (count === 1) return `${PAIR} ${PAIR_BESIDE} ${SPANS[3]}`;
  if (from === 0)
    return `${PAIR} @4xl:col-span-2 ${count > 2 ? '@4xl:row-span-2' : ''} ${isEnd ? '@4xl:col-start-2' : ''}`;
  const pair = isLast && count % 2 === 0 ? `${PAIR} ${PAIR_BESIDE}` : '';
  if (from < 3) return `${pair} ${isEnd ? '@4xl:col-start-1' : '@4xl:col-start-3'}`;
  return `${pair} ${isLast && left > 0 ? SPANS[4 - left] : ''}`;
}

export function PlainBento({
  title = 'Nothing is done that you have not read',
  lead = 'The card, the price and the day are agreed before a bolt is turned.',
  tiles = TILES,
  large = 'start',
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as 'h2';
  const Name = `h${level + 1}` as 'h3';
  const isEnd = large === 'end';

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        {(title || lead) && (
          <div className="grid gap-x-8 gap-y-4 not-last:mb-[clamp(2.5rem,4vw,3.5rem)] md:grid-cols-12 md:items-baseline-last">
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
        {tiles.length > 0 && (
          <div className="@container overflow-clip rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel)">
            {/* Each tile draws its upper line and the one at its start. The frame cuts the outermost off. */}
            <ul className="m-0 -ms-px -mt-px grid list-none grid-cols-1 p-0 [--column:calc((100%+2rem)/3)] [--inset:1.5rem] @2xl:grid-cols-2 @2xl:[--inset:1.75rem] @4xl:grid-flow-row-dense @4xl:grid-cols-[calc(var(--column)-var(--inset))_var(--column)_minmax(0,1fr)] @4xl:[--inset:2.25rem]">
              {tiles.map(({ title: name, text, media, bleed }, index) => (
                <li
                  key={`${index} ${name}`}
                  className={`m-0 grid min-w-0 break-inside-avoid grid-cols-subgrid grid-rows-[auto_1fr] border-s border-t border-(--line) ${placeOf(index, tiles.length, isEnd)}`}
                >
                  <div
                    className={`row-start-1 min-w-0 p-(--inset) ${media ? 'col-[var(--text-at,1/-1)]' : 'col-span-full'} ${bleed ? '' : 'pe-[var(--text-end,var(--inset))]'}`}
                  >
                    <Name className="m-0! max-w-[36rem] [font-family:inherit]! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal!">
                      {name}
                    </Name>
                    {text && (
                      <div
                        className={`mt-2 max-w-[36rem] text-pretty wrap-break-word text-(--quiet) ${LINKS}`}
                      >
                        {text}
                      </div>
                    )}
                  </div>
                  {media && (
                    <div
                      className={`@container col-[var(--media-at,1/-1)] row-[var(--media-row,2)] grid min-w-0 ${bleed ? '[&>:is(img,video)]:block [&>:is(img,video)]:size-full [&>:is(img,video)]:object-cover' : 'items-end px-(--inset) pt-(--media-top,0px) pb-(--inset)'}`}
                    >
                      {media}
                    </div>
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
