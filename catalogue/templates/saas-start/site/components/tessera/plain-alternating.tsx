import type { ReactNode } from 'react';

type Term = { term: string; text: string };

type Row = {
  title: string;
  /** A paragraph. It may hold links. */
  text?: ReactNode;
  /** Facts as a ruled list. */
  terms?: Term[];
  /** A picture, a drawing or a screen of any ratio. Without it the terms stand beside the text. */
  media?: ReactNode;
  /** What the media shows. */
  caption?: ReactNode;
  /** Media and text change their columns, so that an upright picture is not too high. */
  narrow?: boolean;
  /** Media at the start or, if false, at the end. Without it the sides alternate. */
  flip?: boolean;
};

type Props = {
  /** Each has text and media. */
  rows?: Row[];
  /** Sides that alternate, or ruled rows with the media always at the end. */
  layout?: 'alternate' | 'same';
  /** Level of the headings. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const ROWS: Row[] = [
  {
    title: 'Nine boats a day, also on the ice',
    text: 'The ferry has a ramp at each end and never turns round. You drive on and drive off.',
    terms: [
      { term: 'Crossing', text: '40 minutes' },
      { term: 'First and last', text: '5:50 and 20:30' },
      { term: 'In ice', text: 'up to 40 cm, then behind the icebreaker' },
    ],
  },
  {
    title: 'If the day changes, you know by seven',
    text: 'If ice or wind is in the way, we say so by text and on the board at both piers. An ambulance is loaded before all others, and we leave at once if it must.',
    terms: [
      { term: 'Run', text: '98.9% of 6,570 crossings' },
      { term: 'Late', text: '4 minutes, half of all delays are less' },
      { term: 'On foot', text: 'there is always room' },
    ],
  },
];

const LINKS =
  '[&_a]:rounded-[calc(var(--radius,.5rem)*.6)] [&_a]:text-(--ink)! [&_a]:underline! [&_a]:decoration-(--edge)! [&_a]:underline-offset-4 [&_a]:hover:decoration-current! [&_a]:focus-visible:outline-2 [&_a]:focus-visible:outline-offset-3 [&_a]:focus-visible:outline-(--focus)';

/** Only the place on the grid changes sides. In the markup the text is always first. */
const WIDE = {
  row: '@4xl:grid-cols-12 @4xl:gap-y-0',
  text: '@2xl:grid-cols-2 @4xl:row-start-1 @4xl:grid-cols-1 @4xl:grid-rows-[1fr_auto]',
  textAtStart: '@4xl:col-start-1 @4xl:col-end-5',
  textAtEnd: '@4xl:col-start-9 @4xl:col-end-13',
  list: '@4xl:self-end',
  media: '@4xl:row-span-2 @4xl:row-start-1 @4xl:grid @4xl:grid-rows-subgrid',
  mediaAtStart: '@4xl:col-start-1 @4xl:col-end-8',
  mediaAtEnd: '@4xl:col-start-6 @4xl:col-end-13',
};
/** The media has the columns of the text, and the text those of the media. */
const NARROW = {
  row: '@2xl:grid-cols-2 @2xl:gap-y-0 @4xl:grid-cols-12',
  text: '@2xl:row-start-1 @2xl:grid-rows-[1fr_auto]',
  textAtStart: '@2xl:col-start-1 @4xl:col-end-8',
  textAtEnd: '@2xl:col-start-2 @4xl:col-start-6 @4xl:col-end-13',
  list: '@2xl:self-end',
  media: '@2xl:row-span-2 @2xl:row-start-1 @2xl:grid @2xl:grid-rows-subgrid',
  mediaAtStart: '@2xl:col-start-1 @4xl:col-end-5',
  mediaAtEnd: '@2xl:col-start-2 @4xl:col-start-9 @4xl:col-end-13',
};
/** Text and terms beside each other, as the head and the facts of a page. */
const ALONE = '@2xl:grid-cols-2 @4xl:col-span-full @4xl:grid-cols-subgrid';

export function PlainAlternating({
  rows = ROWS,
  layout = 'alternate',
  level = 2,
  join = false,
  className = '',
}: Props) {
  if (rows.length === 0) return null;
  const Title = `h${level}` as const;
  const isSame = layout === 'same';
  // Each list measures the terms of all lists, so that their columns have one width.
  const allTerms = [...new Set(rows.flatMap(({ terms = [] }) => terms.map(({ term }) => term)))];

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        <div
          className={`@container grid ${isSame ? 'gap-y-[clamp(3rem,5vw,4.5rem)]' : 'gap-y-[clamp(4.5rem,7vw,6.5rem)]'}`}
        >
          {rows.map((row, index) => {
            const { title, text, terms = [], media, caption, narrow = false } = row;
            const { flip = !isSame && index % 2 === 1 } = row;
            const at = narrow ? NARROW : WIDE;
            return (
              <div
                key={`${index} ${title}`}
                className={`grid break-inside-avoid grid-cols-1 gap-x-8 gap-y-9 ${at.row} ${isSame ? 'border-t border-(--line) pt-[clamp(2rem,3vw,2.5rem)]' : ''}`}
              >
                <div
                  className={`grid min-w-0 grid-cols-1 gap-x-8 gap-y-7 ${media ? `${at.text} ${flip ? at.textAtEnd : at.textAtStart}` : ALONE}`}
                >
                  <div className={`min-w-0 ${media ? '' : '@4xl:col-span-5'}`}>
                    <Title className="m-0! [font-family:var(--brand-font-display,inherit)]! text-[clamp(1.75rem,2.6vw,2.25rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! @2xl:max-w-[13em] [text-box:trim-start_cap_alphabetic] rtl:tracking-normal!">
                      {title}
                    </Title>
                    {text && (
                      <div
                        className={`mt-4 max-w-160 text-pretty wrap-break-word text-(--quiet) ${LINKS}`}
                      >
                        {text}
                      </div>
                    )}
                  </div>
                  {terms.length > 0 && (
                    <div
                      className={`grid min-w-0 grid-cols-[fit-content(45%)_1fr] gap-x-6 self-start ${media ? at.list : '@4xl:col-span-5 @4xl:col-start-8'}`}
                    >
                      {allTerms.map((term) => (
                        <span
                          key={term}
                          aria-hidden="true"
                          data-term={term}
                          className="invisible col-start-1 row-start-1 h-0 overflow-hidden font-semibold whitespace-nowrap before:content-[attr(data-term)]"
                        />
                      ))}
                      <dl className="col-span-2 m-0 grid min-w-0 grid-cols-subgrid border-t border-(--line) tabular-nums">
                        {terms.map(({ term, text: meaning }, place) => (
                          <div
                            key={`${place} ${term}`}
                            className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-(--line) py-3"
                          >
                            <dt className="min-w-0 font-semibold wrap-break-word">{term}</dt>
                            <dd className="m-0 min-w-0 text-pretty wrap-break-word text-(--quiet)">
                              {meaning}
                            </dd>
                          </div>
                        ))}
                      </dl>
                    </div>
                  )}
                </div>
                {media && (
                  <figure
                    className={`m-0 min-w-0 grid-cols-1 ${at.media} ${flip ? at.mediaAtStart : at.mediaAtEnd}`}
                  >
                    <div className="min-w-0 self-end overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel) [&>:is(img,video)]:block [&>:is(img,video)]:h-auto [&>:is(img,video)]:w-full">
                      {media}
                    </div>
                    {caption && (
                      <figcaption className="mt-3 text-sm text-pretty wrap-break-word text-(--quiet)">
                        {caption}
                      </figcaption>
                    )}
                  </figure>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
