import type { ReactNode } from 'react';

type Step = {
  title: string;
  /** One to three sentences. */
  text?: ReactNode;
  /** How long it takes, as words. */
  time?: string;
  /** What shows the step, below its text. It may use container queries. */
  media?: ReactNode;
};

const LABELS = { done: 'Done' };

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence with the heading, such as how long all of it takes. */
  lead?: ReactNode;
  /** The steps in order, any number of them. */
  steps?: Step[];
  /** Steps beside each other, or below each other beside the heading. Phones have the latter. */
  layout?: 'row' | 'column';
  /** The step that somebody is at, counted from 1. The way to it is drawn stronger. */
  current?: number;
  /** Stands below the steps, such as a link to begin. */
  children?: ReactNode;
  /** Words of the interface, for screen readers. */
  labels?: Partial<typeof LABELS>;
  /** Level of the heading. The steps are one below. */
  level?: 1 | 2 | 3 | 4 | 5;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const STEPS: Step[] = [
  {
    title: 'We look at everything',
    time: '15 minutes',
    text: 'All teeth and the gum, one after the other. What we see is said aloud.',
  },
  {
    title: 'Photographs, one X-ray',
    time: '8 minutes',
    text: 'A small camera for what can be seen, one picture for what cannot.',
  },
  {
    title: 'You see the tooth',
    time: '10 minutes',
    text: 'The pictures stand on a screen beside you, and you ask.',
  },
  {
    title: 'A plan with two prices',
    time: '7 minutes',
    text: 'Where there are two ways, both have a price and the years that they last.',
  },
];

/** Columns by the room there is. The last step of a row draws no line into the gap after it. */
const NARROW = [
  '',
  '',
  '@2xl:@max-5xl:grid-cols-2 @2xl:@max-5xl:*:nth-[2n]:[--gap:0px]',
  '@2xl:@max-5xl:grid-cols-3 @2xl:@max-5xl:*:nth-[3n]:[--gap:0px]',
];
const WIDE = [
  '',
  '',
  '@5xl:grid-cols-2 @5xl:*:nth-[2n]:[--gap:0px]',
  '@5xl:grid-cols-3 @5xl:*:nth-[3n]:[--gap:0px]',
  '@5xl:grid-cols-4 @5xl:*:nth-[4n]:[--gap:0px]',
  '@5xl:grid-cols-5 @5xl:*:nth-[5n]:[--gap:0px]',
];

/** Rows as even as possible, with at most so many columns as there are classes. */
function columnsOf(count: number, classes: string[]): string {
  const rows = Math.ceil(count / (classes.length - 1));
  return classes[Math.ceil(count / rows)] ?? '';
}

/** Below the width of a row, and in a column, the line is vertical and each part has its place beside it. */
const PARTS = {
  row: {
    item: '@2xl:row-span-5 @2xl:grid-cols-1 @2xl:grid-rows-subgrid @2xl:pb-12',
    figure:
      '@2xl:relative @2xl:text-4xl @2xl:leading-none @2xl:after:inset-y-auto @2xl:after:start-0 @2xl:after:-end-(--gap) @2xl:after:bottom-0 @2xl:after:h-0! @2xl:after:border-t-(length:--weight) @2xl:after:border-s-0',
    last: '@2xl:justify-self-start @2xl:after:end-0',
    name: '@2xl:col-start-1 @2xl:row-start-3 @2xl:pt-1',
    time: '@2xl:col-start-1 @2xl:row-start-2 @2xl:pt-3',
    text: '@2xl:col-start-1 @2xl:row-start-4',
    media: '@2xl:col-start-1 @2xl:row-start-5 @2xl:pt-7',
  },
  column: {
    item: '@xl:grid-cols-[3rem_minmax(0,1fr)_auto]',
    figure: '',
    last: '',
    name: '',
    time: '@xl:col-start-3 @xl:row-start-1 @xl:ps-8 @xl:text-end',
    text: 'max-w-[36rem] @xl:row-start-2',
    media: '@xl:col-end-4 @xl:row-start-3',
  },
};

export function PlainSteps({
  title = 'Forty minutes, in this order',
  lead = 'A first visit costs ₹600. Nothing is treated on the same day.',
  steps = STEPS,
  layout = 'row',
  current = 0,
  children,
  labels,
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as 'h2';
  const Name = `h${level + 1}` as 'h3';
  const words = { ...LABELS, ...labels };
  const isRow = layout === 'row';
  const part = PARTS[layout];
  const count = steps.length;
  const columns = isRow
    ? `@2xl:-mb-12 @2xl:grid @2xl:gap-x-8 ${columnsOf(count, NARROW)} ${columnsOf(count, WIDE)}`
    : '';

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div
        className={`mx-auto max-w-[78rem] px-5 md:px-8 ${isRow ? '' : 'md:grid md:grid-cols-12 md:gap-x-8'}`}
      >
        {(title || lead) && (
          <div
            className={`grid min-w-0 content-start gap-x-8 gap-y-4 not-last:mb-[clamp(2.5rem,4vw,3.5rem)] ${isRow ? 'md:grid-cols-12 md:items-baseline-last' : 'md:col-span-4 md:self-baseline'}`}
          >
            {title && (
              <Title
                className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isRow ? 'md:col-span-7' : ''}`}
              >
                {title}
              </Title>
            )}
            {lead && (
              <p
                className={`m-0! min-w-0 text-base! leading-relaxed! text-pretty wrap-break-word text-(--quiet)! ${isRow ? 'md:col-span-4 md:col-start-9' : ''}`}
              >
                {lead}
              </p>
            )}
          </div>
        )}
        {(count > 0 || children) && (
          <div
            className={`@container min-w-0 ${isRow ? '' : title || lead ? 'md:col-span-7 md:col-start-6 md:self-baseline' : 'md:col-span-full'}`}
          >
            {count > 0 && (
              <ol className={`isolate m-0 list-none p-0 ${columns}`}>
                {steps.map(({ title: name, text, time, media }, index) => {
                  const isLast = index === count - 1;
                  const isCurrent = index + 1 === current;
                  const isDone = index + 1 < current;
                  return (
                    <li
                      key={`${index} ${name}`}
                      aria-current={isCurrent ? 'step' : undefined}
                      className={`relative m-0 grid min-w-0 break-inside-avoid grid-cols-[2.75rem_minmax(0,1fr)] pb-9 last:pb-0 [--gap:2rem] ${isDone ? '[--rule:var(--main-text)] [--weight:3px]' : '[--rule:var(--edge)] [--weight:1px]'} ${part.item}`}
                    >
                      <div
                        className={`row-start-1 [font-family:var(--brand-font-display,inherit)] text-xl leading-snug font-semibold tabular-nums after:absolute after:inset-y-0 after:start-7 after:border-s-(length:--weight) after:border-(--rule) ${part.figure} ${isLast ? `after:h-[1lh] ${part.last}` : ''}`}
                      >
                        <span
                          aria-hidden="true"
                          className={
                            isCurrent
                              ? 'relative z-1 -mx-1.5 inline-block rounded-[calc(var(--radius,.5rem)*.6)] bg-(--page) px-1.5 text-(--main-text) outline outline-(--ink)'
                              : ''
                          }
                        >
                          {index + 1}
                        </span>
                        {isDone && <span className="sr-only">{words.done}</span>}
                      </div>
                      <Name
                        className={`col-start-2 row-start-1 m-0! min-w-0 [font-family:inherit]! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${part.name}`}
                      >
                        {name}
                      </Name>
                      {time && (
                        <p
                          className={`col-start-2 row-start-2 m-0! min-w-0 text-base! leading-relaxed! wrap-break-word text-(--quiet)! tabular-nums ${part.time}`}
                        >
                          {time}
                        </p>
                      )}
                      {text && (
                        <div
                          className={`col-start-2 row-start-3 min-w-0 pt-2 text-pretty wrap-break-word text-(--quiet) ${part.text}`}
                        >
                          {text}
                        </div>
                      )}
                      {media && (
                        <div
                          className={`@container col-start-2 row-start-4 min-w-0 pt-5 ${part.media}`}
                        >
                          {media}
                        </div>
                      )}
                    </li>
                  );
                })}
              </ol>
            )}
            {children && <div className="min-w-0 wrap-anywhere not-first:mt-12">{children}</div>}
          </div>
        )}
      </div>
    </section>
  );
}
