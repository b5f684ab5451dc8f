import type { ReactNode } from 'react';

type Feature = {
  title: string;
  text: string;
  /** A drawing above the title. In a list it takes the place of the number. */
  icon?: ReactNode;
  /** What shows the feature: below the text, or beside it in a wide tile. */
  media?: ReactNode;
  link?: { label: string; href: string };
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence beside the heading. */
  lead?: ReactNode;
  /** The features in order, any number of them. */
  features?: Feature[];
  /** A table of tiles, or a ruled line for each feature. */
  layout?: 'grid' | 'list';
  /** Level of the heading. The features are one below. */
  level?: 1 | 2 | 3 | 4 | 5;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const FEATURES: Feature[] = [
  {
    title: 'The page is the test',
    text: 'A sample and the answer below it are enough. There is no second file that says the same.',
  },
  {
    title: 'What may differ',
    text: 'Dates, ids and signatures are marked once, by a pattern, and may then have any value.',
  },
  {
    title: 'Only what changed',
    text: 'With --since it runs the samples on pages that a commit touched, and those that link to them.',
  },
  {
    title: 'Nothing leaves',
    text: 'It sends no usage figures. The hosted version sees your pages and the answers, and keeps neither.',
    link: { label: 'Where data is', href: '#data' },
  },
  {
    title: 'It names the line',
    text: 'refunds.md:43 says 200, got 202. Your editor opens there.',
    link: { label: 'Set up your editor', href: '#editor' },
  },
];

/** Entries may repeat, so a key has the position too. */
const keyOf = (index: number, name: string) => `${index} ${name}`;

/** What differs between the two layouts. Both have the same markup. */
const LAYOUTS = {
  grid: {
    item: 'relative row-span-4 grid grid-cols-subgrid grid-rows-subgrid content-start pt-7 pb-9 before:pointer-events-none before:absolute before:inset-0 before:border-t before:border-(--line)',
    icon: 'col-start-1 row-start-1 self-end pb-5 text-(--main-text)',
    name: 'col-start-1 row-start-2 self-baseline @2xl:pe-8',
    body: 'row-start-3 flex max-w-[36rem] flex-col items-start gap-y-1 pt-2 last:[align-self:var(--tile-fit,stretch)] last:col-[var(--tile-side,1)] last:row-[var(--tile-text,3)] last:pt-[var(--tile-top,.5rem)] @2xl:pe-8',
    link: 'mt-auto',
    media:
      'col-[var(--tile-side,1)] row-[var(--tile-media,4)] self-start pt-[var(--tile-top,1.5rem)] pe-[var(--tile-end,0px)]',
  },
  list: {
    item: 'grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-y-2 border-t border-(--line) py-7 @2xl:grid-cols-12 @2xl:gap-x-8',
    icon: 'flex min-h-[1lh] items-center self-start [font-family:var(--brand-font-display,inherit)] text-xl leading-snug text-(--quiet) tabular-nums has-[svg,img]:text-(--main-text)',
    name: 'col-start-2 @2xl:col-span-4 @2xl:col-start-2',
    body: 'col-start-2 gap-x-8 @2xl:col-span-7 @2xl:col-start-6 @4xl:grid @4xl:grid-cols-7 @4xl:items-baseline',
    link: '@4xl:col-span-2 @4xl:-my-2.5 @4xl:justify-self-end @4xl:text-end',
    media: 'col-start-2 pt-4 @2xl:-col-end-1 @2xl:col-start-6 @4xl:col-end-11',
  },
};

/** A tile with two columns in a row, then with three. A wide one moves its last part to the side. */
const MIDDLE = {
  line: '@2xl:@max-4xl:before:-start-8 @2xl:@max-4xl:before:border-s',
  gutter: '@2xl:@max-4xl:[--tile-end:2rem]',
  wide: '@2xl:@max-4xl:[--tile-top:0px] @2xl:@max-4xl:[--tile-fit:baseline] @2xl:@max-4xl:[--tile-media:1/-1] @2xl:@max-4xl:[--tile-side:2/-1] @2xl:@max-4xl:[--tile-text:2/-1]',
  spans: ['', '', '@2xl:@max-4xl:col-span-2'],
};
const LARGE: typeof MIDDLE = {
  line: '@4xl:before:-start-8 @4xl:before:border-s',
  gutter: '@4xl:[--tile-end:2rem]',
  wide: '@4xl:[--tile-top:0px] @4xl:[--tile-fit:baseline] @4xl:[--tile-media:1/-1] @4xl:[--tile-side:2/-1] @4xl:[--tile-text:2/-1]',
  spans: ['', '', '@4xl:col-span-2', '@4xl:col-span-3'],
};

/** The last tile takes what its row has left. */
function tileIn(columns: number, index: number, count: number, names: typeof MIDDLE) {
  const column = index % columns;
  const span = index === count - 1 ? columns - column : 1;
  return [
    column > 0 ? names.line : '',
    column + span < columns ? names.gutter : '',
    span > 1 ? `${names.wide} ${names.spans[span]}` : '',
  ].join(' ');
}

export function PlainFeatures({
  title = 'A manual that is tested like the code',
  lead = 'Reads Markdown, AsciiDoc and reStructuredText as they are. One file of 6.8\u00a0MB, under MPL 2.0.',
  features = FEATURES,
  layout = 'grid',
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const Name = (['h2', 'h3', 'h4', 'h5', 'h6'] as const)[level - 1]!;
  const isList = layout === 'list';
  const List = isList ? 'ol' : 'ul';
  const classes = LAYOUTS[layout];
  const count = features.length;
  const columns = count === 2 || count === 4 ? 2 : 3;

  return (
    <section
      className={`bg-(--page) pb-[clamp(4.5rem,8vw,7rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
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
            <List
              className={`m-0 list-none border-b border-(--line) p-0 ${isList ? '' : `grid auto-rows-[minmax(min-content,0)_minmax(min-content,0)_minmax(min-content,0)_auto] gap-x-8 @2xl:grid-cols-2 ${columns === 3 ? '@4xl:grid-cols-3' : ''}`}`}
            >
              {features.map(({ title: name, text, icon, media, link }, index) => (
                <li
                  key={keyOf(index, name)}
                  className={`m-0 min-w-0 break-inside-avoid ${classes.item} ${isList ? '' : `${tileIn(2, index, count, MIDDLE)} ${tileIn(columns, index, count, LARGE)}`}`}
                >
                  {(icon || isList) && <div className={classes.icon}>{icon || index + 1}</div>}
                  <Name
                    className={`m-0! min-w-0 [font-family:inherit]! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${classes.name}`}
                  >
                    {name}
                  </Name>
                  <div className={`min-w-0 ${classes.body}`}>
                    <p className="m-0! min-w-0 text-base! leading-relaxed! text-pretty wrap-break-word text-(--quiet)! @4xl:col-span-5">
                      {text}
                    </p>
                    {link && (
                      <a
                        href={link.href}
                        className={`-mb-2.5 inline-flex min-h-11 min-w-0 items-center rounded-[calc(var(--radius,.5rem)*.6)] text-base! font-medium! tracking-normal! text-balance wrap-break-word text-(--main-text)! underline! decoration-[color-mix(in_oklab,currentColor_36%,transparent)] underline-offset-4 transition-colors duration-150 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none ${classes.link}`}
                      >
                        {link.label}
                      </a>
                    )}
                  </div>
                  {media && <div className={`@container min-w-0 ${classes.media}`}>{media}</div>}
                </li>
              ))}
            </List>
          </div>
        )}
      </div>
    </section>
  );
}
