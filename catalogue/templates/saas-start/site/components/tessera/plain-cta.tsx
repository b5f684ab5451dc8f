import type { ReactNode } from 'react';

type Step = {
  /** How long it takes or when it is, such as: 2 minutes. */
  when: string;
  what: string;
};

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
  /** Stands above the steps. */
  stepsTitle?: ReactNode;
  /** What happens after the press, in order. */
  steps?: Step[];
  /** Takes the place of the steps, such as free times or a picture. It has the colours of the panel. */
  children?: ReactNode;
  /** A panel in the main colour, or a ruled band without a fill. */
  layout?: 'panel' | 'band';
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above the panel, or the hairline above the band, to join the section before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LINKS: Link[] = [
  { label: 'Book a stand', href: '#book' },
  { label: 'See the price list', href: '#prices' },
];

const STEPS: Step[] = [
  { when: '2 minutes', what: 'You say what the bicycle does' },
  { when: 'On the day', what: 'We write the price and the date' },
  { when: '2 days later', what: 'It is ready, or we rang before' },
];

/** Inside the panel every colour is made from the main one, also for what is put into a slot. */
const PANEL =
  'rounded-[calc(var(--radius,.5rem)*2)] border border-[oklch(from_var(--main)_min(l,.82)_c_h)] bg-(--main) text-(--on-main) [--background:var(--main)] [--border:var(--line)] [--card-foreground:var(--on-main)] [--card:var(--main)] [--edge:var(--on-main)] [--fill:var(--on-main)] [--focus:var(--on-main)] [--foreground:var(--on-main)] [--ink:var(--on-main)] [--inset:clamp(1.75rem,5vw,4.5rem)] [--line:color-mix(in_oklab,var(--on-main)_30%,var(--main))] [--muted-foreground:var(--on-main)] [--on-fill:var(--main)] [--page:var(--main)] [--primary-foreground:var(--main)] [--primary:var(--on-main)] [--quiet:var(--on-main)] [--ring:var(--on-main)] dark:border-[oklch(from_var(--main)_max(l,.42)_c_h)] print:border-(--line) print:bg-transparent';
const BUTTON =
  'inline-flex min-h-11 min-w-0 flex-auto items-center justify-center rounded-[var(--radius,.5rem)] border px-4.5 py-2 text-center text-base! leading-5! font-medium! wrap-anywhere no-underline! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) active:translate-y-px motion-reduce:transition-none @md:flex-none';
const FILLED =
  'border-transparent bg-(--fill) text-(--on-fill)! hover:bg-[color-mix(in_oklab,var(--fill)_88%,var(--page))] print:border-(--ink) print:bg-transparent print:text-(--ink)!';
const EDGED =
  'border-(--edge) text-(--ink)! hover:bg-[color-mix(in_oklab,var(--ink)_10%,var(--page))]';

export function PlainCta({
  title = 'Book a stand, know the day it is ready',
  lead = 'There are three stands in Karanpur. Above the written price nothing is done without your word.',
  links = LINKS,
  actions,
  stepsTitle = 'What happens next',
  steps = STEPS,
  children,
  layout = 'panel',
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const isBand = layout === 'band';
  const hasSteps = !children && steps.length > 0;
  const hasLinks = actions === undefined && links.length > 0;
  const hasActions = hasLinks || Boolean(actions);
  // The lead and the actions stand beside the title where nothing else does.
  const isHead = isBand || !(hasSteps || children);

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--fill:var(--main)] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--inset:0px] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-fill:var(--on-main)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main:#fff] print:[--on-main:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${isBand ? `border-b border-(--line) py-[clamp(4rem,6.5vw,6rem)] ${join ? '' : 'border-t'}` : join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        <div className={`@container ${isBand ? '' : PANEL}`}>
          <div
            className={`grid grid-cols-1 gap-x-8 @4xl:grid-cols-12 ${isBand ? '' : 'py-(--inset)'} ${isHead ? '@4xl:items-baseline-last' : '@4xl:items-end'}`}
          >
            {/* Beside steps one column of text; otherwise its parts stand on the grid. */}
            <div className={isHead ? 'contents' : 'min-w-0 px-(--inset) @4xl:col-span-6 @4xl:pe-0'}>
              {title && (
                <Title
                  className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! [text-box:trim-start_cap_alphabetic] rtl:tracking-normal! ${isHead ? 'px-(--inset)! @4xl:col-span-7 @4xl:pe-0!' : ''}`}
                >
                  {title}
                </Title>
              )}
              {(lead || hasActions) && (
                <div
                  className={`min-w-0 ${lead ? 'not-first:mt-4' : 'not-first:mt-8'} ${isHead ? `px-(--inset) @4xl:col-end-13 @4xl:mt-0! @4xl:ps-0 ${isBand ? '@4xl:col-start-9' : '@4xl:col-start-8'}` : ''}`}
                >
                  {lead && (
                    <p
                      className={`m-0! max-w-[31rem] text-balance wrap-break-word text-(--quiet)! ${isHead ? 'text-base!' : 'text-lg! leading-normal! md:text-xl! md:leading-normal!'}`}
                    >
                      {lead}
                    </p>
                  )}
                  {hasActions && (
                    <div
                      className={`flex min-w-0 flex-wrap gap-3 ${isHead ? 'not-first:mt-5' : 'not-first:mt-8'}`}
                    >
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
            </div>
            {(hasSteps || children) && (
              <div
                className={`min-w-0 not-first:mt-10 ${isBand ? '@4xl:col-span-full @4xl:mt-14!' : 'px-(--inset) @4xl:col-span-5 @4xl:col-start-8 @4xl:mt-0! @4xl:ps-0'}`}
              >
                {hasSteps ? (
                  <>
                    {stepsTitle && (
                      <p className="m-0! mb-2.5! text-base! leading-6! wrap-break-word text-(--quiet)!">
                        {stepsTitle}
                      </p>
                    )}
                    <ol
                      className={`m-0 grid list-none gap-x-8 p-0 tabular-nums ${isBand ? 'grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-y-6' : 'grid-cols-[fit-content(45%)_1fr] border-t border-(--line) @4xl:gap-x-6'}`}
                    >
                      {steps.map(({ when, what }, index) => (
                        <li
                          key={`${index} ${when}`}
                          className={`m-0 grid min-w-0 border-(--line) leading-6 ${isBand ? 'row-span-2 grid-rows-subgrid gap-y-0.5 border-t pt-3' : 'col-span-2 grid-cols-subgrid items-baseline border-b pt-2.5 pb-[9px]'}`}
                        >
                          <span className="min-w-0 font-semibold wrap-break-word">{when}</span>
                          <span className="min-w-0 text-pretty wrap-break-word text-(--quiet)">
                            {what}
                          </span>
                        </li>
                      ))}
                    </ol>
                  </>
                ) : (
                  children
                )}
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
