import type { CSSProperties, ReactNode } from 'react';

type Figure = {
  /** The number as it is written. */
  value: string;
  /** Stands small behind the number. */
  unit?: string;
  /** What the number says. */
  says: string;
  /** Who counted what, and when. */
  source?: string;
  /** Makes the source a link. */
  href?: string;
};

type Props = {
  /** Heading above the figures. Without it the first figure is the largest text. */
  title?: ReactNode;
  /** A sentence beside the heading. */
  lead?: ReactNode;
  /** One to six figures. More of them make further rows. */
  figures?: Figure[];
  /** The first figure leads, or all are equal. */
  layout?: 'lead' | 'even';
  /** Gives the section the muted ground. */
  band?: boolean;
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const FIGURES: Figure[] = [
  {
    value: '98.9',
    unit: '%',
    says: 'of crossings were run',
    source: '6,498 of 6,570, November 2025 to October 2026',
    href: '#crossings',
  },
  {
    value: '4',
    unit: 'min',
    says: 'late on arrival, half of all delays are less',
    source: 'Median of 1,312 delayed crossings, same year',
  },
  {
    value: '22',
    unit: 'cars',
    says: 'on one deck, or sixteen and a lorry',
    source: 'Ship’s papers of the Alkan',
  },
];

/** How wide the longest figure is, in its own font size. */
const widthOf = (figures: readonly Figure[]) =>
  Math.max(
    1,
    ...figures.map(({ value, unit = '' }) => value.length * 0.6 + unit.length * 0.25 + 0.15),
  );

/** Equal columns of a row. The last figure takes what its row has left. */
const columnsFor = (count: number) => (count < 3 ? Math.max(count, 1) : count % 4 === 0 ? 4 : 3);

const NUMBER =
  'm-0! -ms-[.03em]! min-w-0 [font-family:var(--brand-font-display,inherit)]! leading-none! font-semibold! tracking-[-0.035em]! wrap-anywhere text-(--ink)! lining-nums tabular-nums [text-box:trim-both_cap_alphabetic] rtl:tracking-normal! md:pb-7';
const SAYS =
  'm-0! max-w-[26rem] min-w-0 text-pretty wrap-break-word text-(--ink)! md:col-start-1 md:row-start-2 md:pt-4';

export function PlainStats({
  title,
  lead,
  figures = FIGURES,
  layout = 'lead',
  band = false,
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const quiet = band
    ? 'text-[color-mix(in_oklab,var(--quiet)_85%,var(--ink))]!'
    : 'text-(--quiet)!';
  const leaders = layout === 'lead' || figures.length === 1 ? 1 : 0;
  const others = figures.slice(leaders);
  /** Three or more do not fit beside the leader, which then has a row of its own. */
  const isAlone = leaders === 1 && others.length > 2;
  const isBeside = leaders === 1 && !isAlone;
  const columns = columnsFor(others.length);
  const unit = (isBeside ? 6 : 12) / columns;

  if (!title && !lead && figures.length === 0) return null;

  return (
    <section
      className={`text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--band:var(--muted,#f5f5f6)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--band:var(--muted,#17191c)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--band:#fff] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${band ? 'bg-(--band) [--rule:color-mix(in_oklab,var(--ink)_18%,var(--band))]' : 'bg-(--page) [--rule:var(--line)]'} ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
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
              <p
                className={`m-0! min-w-0 text-base! leading-relaxed! text-pretty wrap-break-word md:col-span-4 md:col-start-9 ${quiet}`}
              >
                {lead}
              </p>
            )}
          </div>
        )}
        {figures.length > 0 && (
          <div className="@container">
            <ul
              style={{ '--unit': unit, '--width': widthOf(others) } as CSSProperties}
              className="m-0 grid list-none grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 p-0 [--most:2.25rem] [--room:calc(40cqi-.4rem)] md:grid-cols-12 md:gap-x-8 md:[--most:3.5rem] md:[--room:calc((100cqi+2rem)*var(--unit)/12-2rem)]"
            >
              {figures.map((figure, index) => {
                const { value, unit: sign, says, source, href } = figure;
                const isLeader = index < leaders;
                const at = index - leaders;
                const isLast = index === figures.length - 1;
                const span = isLast && !isBeside ? 12 - (at % columns) * unit : unit;
                return (
                  <li
                    key={`${index} ${says}`}
                    style={
                      {
                        '--span': isLeader ? (isBeside && !isLast ? 6 : 12) : span,
                        ...(isLeader && { '--width': widthOf([figure]) }),
                      } as CSSProperties
                    }
                    className={`m-0 grid min-w-0 break-inside-avoid grid-cols-subgrid items-baseline max-md:col-span-full md:col-[span_var(--span)] ${
                      isLeader
                        ? '[--most:clamp(5rem,11vw,9rem)] [--room:100cqi] md:[--room:calc(50cqi-1rem)]'
                        : `max-md:border-t max-md:border-(--rule) max-md:py-5 max-md:first:border-t-0 ${at >= columns || isAlone ? 'md:mt-14' : ''}`
                    } ${
                      isLeader && isAlone
                        ? 'border-(--rule) md:items-baseline-last md:border-b'
                        : 'md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:before:col-start-1 md:before:row-start-2 md:before:self-start md:before:border-t md:before:border-(--rule)'
                    } ${leaders === 0 && !isLast && (at + 1) % columns > 0 ? 'md:before:-me-8' : ''}`}
                  >
                    <p
                      className={`${NUMBER} text-[max(1.5rem,min(var(--most),var(--room)/var(--width)))]! ${isLeader ? 'max-md:col-span-full max-md:pb-6' : ''} ${isLeader && isAlone ? 'md:col-span-6' : 'md:row-start-1'}`}
                    >
                      {value}
                      {sign && (
                        <span className="text-[max(1rem,min(.4em,2.25rem))] tracking-[-0.01em] rtl:tracking-normal">
                          {' '}
                          {sign}
                        </span>
                      )}
                    </p>
                    <div
                      className={`min-w-0 ${isLeader ? 'max-md:col-span-full max-md:pb-8' : ''} ${isLeader && isAlone ? 'md:col-span-6 md:col-start-7' : 'md:contents'}`}
                    >
                      <p
                        className={`${SAYS} ${isLeader ? 'text-lg! leading-normal! font-medium! md:text-xl! md:leading-normal!' : 'text-base! leading-relaxed!'}`}
                      >
                        {says}
                      </p>
                      {source && (
                        <p
                          className={`m-0! max-w-[26rem] min-w-0 pt-1.5 text-sm! leading-normal! text-pretty wrap-break-word md:col-start-1 md:row-start-3 ${quiet}`}
                        >
                          {href ? (
                            <a
                              href={href}
                              className="-my-3 inline-block rounded-[calc(var(--radius,.5rem)*.6)] py-3 text-sm! font-normal! text-(--main-text)! underline! decoration-[color-mix(in_oklab,currentColor_36%,transparent)] underline-offset-4 transition-colors duration-150 hover:decoration-current focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-(--focus) motion-reduce:transition-none"
                            >
                              {source}
                            </a>
                          ) : (
                            source
                          )}
                        </p>
                      )}
                    </div>
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
