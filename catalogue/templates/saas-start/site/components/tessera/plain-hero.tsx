import type { ReactNode } from 'react';

type Fact = { label: string; value: string };
type Link = { label: string; href: string };

type Props = {
  /** The heading of the page. Up to 60 letters stand in balanced lines. */
  title?: ReactNode;
  /** One to three sentences below it. */
  lead?: ReactNode;
  /** The first is filled, the others have an edge. */
  links?: Link[];
  /** Takes the place of the links, such as a field for an address. Null leaves both out. */
  actions?: ReactNode;
  /** What a buyer asks first, each in one to three words. */
  facts?: Fact[];
  /** A photograph, a drawing or a screen. Without it nothing is reserved. */
  media?: ReactNode;
  /** Media below the text, or beside it. Without media both are stacked. */
  layout?: 'stacked' | 'split';
  /** Level of the heading, where it is not the first of the page. */
  level?: 1 | 2 | 3;
  /** Leaves out the space at the top, so that it joins the section before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LINKS: Link[] = [
  { label: 'Match last month', href: '#match' },
  { label: 'See a worked example', href: '#example' },
];

const FACTS: Fact[] = [
  { label: 'Set up', value: '25 minutes' },
  { label: 'Bank formats', value: '22' },
  { label: 'Free each month', value: '300 lines' },
];

const BUTTON =
  'inline-flex min-h-11 min-w-0 flex-auto items-center justify-center rounded-[var(--radius,.5rem)] border px-4.5 py-2 text-center text-base! leading-5! font-medium! wrap-anywhere no-underline! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) active:translate-y-px motion-reduce:transition-none @md:flex-none';
const FILLED =
  'border-transparent bg-(--main) text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))] print:border-(--ink) print:bg-transparent print:text-(--ink)!';
const EDGED = 'border-(--edge) text-(--ink)! hover:border-(--ink)';

export function PlainHero({
  title = 'Your bank and your books, side by side',
  lead = 'Two Columns puts each bank line beside the invoice that it paid. What has no partner stays open until somebody explains it.',
  links = LINKS,
  actions,
  facts = FACTS,
  media,
  layout = 'stacked',
  level = 1,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as const;
  const isSplit = layout === 'split' && Boolean(media);
  const hasLinks = actions === undefined && links.length > 0;
  const hasActions = hasLinks || Boolean(actions);
  const hasText = Boolean(lead) || hasActions;

  return (
    <section
      className={`bg-(--page) pb-[clamp(4rem,6vw,5.5rem)] text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? '' : 'pt-[clamp(3rem,6vw,5.5rem)]'} ${className}`}
    >
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-7 px-5 md:grid-cols-12 md:px-8">
        {/* Beside media a column of its own; otherwise its parts stand on the grid. */}
        <div className={isSplit ? '@container flex flex-col gap-7 md:col-span-6' : 'contents'}>
          {title && (
            <Title
              className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! leading-[1.04]! font-semibold! tracking-[-0.03em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! ${isSplit ? 'text-[clamp(2.5rem,4.5vw,4rem)]! md:[text-box:trim-start_cap_alphabetic]' : 'text-[clamp(2.5rem,5vw,4.5rem)]! md:col-span-10'}`}
            >
              {title}
            </Title>
          )}
          {hasText && (
            <div
              className={`@container grid min-w-0 grid-cols-1 content-start gap-7 md:col-span-6 ${isSplit ? 'md:not-last:pb-7' : ''}`}
            >
              {lead && (
                <p className="m-0! max-w-[31rem] text-lg! leading-normal! text-balance wrap-break-word text-(--quiet)! md:text-xl! md:leading-normal! md:text-pretty">
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
          {facts.length > 0 && (
            <dl
              className={`m-0 min-w-0 border-t border-(--line) tabular-nums ${isSplit ? 'mt-auto @md:grid @md:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] @md:gap-x-8 @md:gap-y-5 @md:pt-4' : hasText ? 'md:col-span-5 md:col-start-8 md:self-end' : 'md:col-span-5'}`}
            >
              {facts.map(({ label, value }) => (
                <div
                  key={label}
                  className={`flex items-baseline justify-between gap-4 border-b border-(--line) py-3 ${isSplit ? '@md:block @md:border-b-0 @md:py-0' : ''}`}
                >
                  <dt className="min-w-0 wrap-break-word text-(--quiet)">{label}</dt>
                  <dd
                    className={`m-0 min-w-0 text-end font-semibold wrap-break-word ${isSplit ? '@md:text-start @md:[text-box:trim-end_cap_alphabetic]' : ''}`}
                  >
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {media && (
          <div
            className={`min-w-0 overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) bg-(--panel) [&>:is(img,video)]:block [&>:is(img,video)]:size-full [&>:is(img,video)]:object-cover ${isSplit ? 'md:col-span-6 md:has-[>svg]:self-end' : 'md:col-span-full md:mt-7'}`}
          >
            {media}
          </div>
        )}
      </div>
    </section>
  );
}
