import type { ReactNode } from 'react';

type Plan = {
  name: string;
  /** Whom it is for, or what it is. */
  text?: string;
  /** What one period costs. 0 is said as a word, and so is null: the price is given on request. */
  amount: number | null;
  /** What a whole year costs. A plan that has it brings the switch between month and year. */
  yearly?: number;
  /** What the amount is for, such as: a month. */
  per?: string;
  features: string[];
  /** What is not included, below the list. */
  note?: string;
  action?: { label: string; href: string };
  /** The plan in the box. Of several only the first one has it. */
  highlighted?: boolean;
};

const LABELS = {
  period: 'How you pay',
  month: 'Monthly',
  year: 'Yearly',
  perYear: 'a year',
  saved: 'a year, you save {amount}',
  free: 'Free',
  onRequest: 'On request',
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** A sentence beside it, such as what the prices include. */
  lead?: ReactNode;
  /** The plans in the order in which they are shown, on a phone too. */
  plans?: Plan[];
  /** Beside each other, or as the rows of a price list. One plan alone is always a row. */
  layout?: 'columns' | 'rows';
  /** Three-letter code of the currency. */
  currency?: string;
  /** How amounts are written, such as en-IN or de-DE. */
  locale?: string;
  /** Whether the year is chosen at first. */
  startYearly?: boolean;
  /** The sign before each feature. Null leaves it out. */
  icon?: ReactNode;
  /** Stands below the plans, such as a link to all details. */
  children?: ReactNode;
  /** Words of the interface; what is not given stays English. {amount} is filled in. */
  labels?: Partial<typeof LABELS>;
  /** Level of the heading. The names of the plans are one below. */
  level?: 1 | 2 | 3 | 4 | 5;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const PLANS: Plan[] = [
  {
    name: 'Solo',
    text: 'One bank account, kept by one person.',
    amount: 0,
    per: 'up to 300 lines a month',
    features: ['All 22 formats', 'Split and part payments', 'Export as CSV'],
    note: 'Lines above 300 wait for the next month.',
    action: { label: 'Start with last month', href: '#solo' },
  },
  {
    name: 'Firm',
    text: 'For one company with 5,000 lines a month, and an auditor who asks.',
    amount: 2_400,
    yearly: 24_000,
    per: 'a month',
    features: ['Everything in Solo', 'Rules and TDS', 'Posting to the ledger', 'Five people'],
    note: '₹0.40 for each further line.',
    action: { label: 'Try Firm for 30 days', href: '#firm' },
    highlighted: true,
  },
  {
    name: 'Practice',
    text: 'For bookkeepers with up to 40 companies.',
    amount: 9_600,
    yearly: 96_000,
    per: 'a month',
    features: [
      'Everything in Firm',
      '40,000 lines in all',
      'One list of open lines',
      'Unlimited people',
    ],
    note: 'Companies that share an owner are not matched with each other.',
    action: { label: 'Show us your clients', href: '#practice' },
  },
];

/** By the number of plans. From five on there are rows of three. */
const COLUMNS = new Map([
  [2, '@4xl:grid-cols-2'],
  [4, '@4xl:grid-cols-2 @6xl:grid-cols-4'],
]);
const QUIET = 'm-0! min-w-0 text-pretty text-(--quiet)!';

/** Month and year in one cell, so that neither the price nor what is around it moves. */
function Both({ month, year }: { month: string | undefined; year: string | false }) {
  if (year === false) return month;
  return (
    <span className="grid *:[grid-area:1/1]">
      <span className="group-has-[[data-year]:checked]/plans:invisible">{month}</span>
      <span className="invisible text-(--ink) group-has-[[data-year]:checked]/plans:visible">
        {year}
      </span>
    </span>
  );
}

const CHECK = (
  <svg viewBox="0 0 18 12" aria-hidden="true" className="block w-4.5 shrink-0 text-(--main-text)">
    <path d="m3.5 5.5 3.5 3.5 7.5-8" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);

export function PlainPricing({
  title = 'Priced by the lines that you match',
  lead = 'Every plan reads all bank formats. GST is added, and you can stop at the end of any month.',
  plans = PLANS,
  layout = 'columns',
  currency = 'INR',
  locale = 'en-IN',
  startYearly = false,
  icon,
  children,
  labels,
  level = 2,
  join = false,
  className = '',
}: Props) {
  const Title = `h${level}` as 'h2';
  const Name = `h${level + 1}` as 'h3';
  const words = { ...LABELS, ...labels };
  const hasYears = plans.some(({ yearly }) => yearly !== undefined);
  const chosen = plans.findIndex(({ highlighted }) => highlighted);
  const isRows = layout === 'rows' || plans.length === 1;

  const amounts = plans.flatMap(({ amount, yearly }) => [amount ?? 0, yearly ?? 0]);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // All prices have decimals, or none has.
    ...(amounts.every(Number.isInteger) ? { maximumFractionDigits: 0 } : {}),
  });
  const say = (amount: number | null) =>
    amount === null ? words.onRequest : amount === 0 ? words.free : money.format(amount);
  const longest = Math.max(...plans.map(({ amount, yearly }) => say(yearly ?? amount).length), 0);
  const isSmall = isRows || plans.length === 4 || longest > 9;

  const sayYear = (yearly: number, amount: number | null) => {
    const saved = (amount ?? 0) * 12 - yearly;
    return saved > 0 ? words.saved.replace('{amount}', () => money.format(saved)) : words.perYear;
  };

  return (
    <section
      className={`group/plans bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--edge:color-mix(in_oklab,var(--ink)_55%,var(--line))] [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--on-main:var(--primary-foreground,oklch(from_var(--main)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--page:var(--background,#fff)] [--panel:var(--card,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--panel:var(--card,#15171a)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--panel:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} ${className}`}
    >
      <div className="mx-auto max-w-[78rem] px-5 md:px-8">
        <div className="grid gap-x-8 gap-y-5 not-last:mb-[clamp(2.5rem,4vw,3.5rem)] empty:hidden md:grid-cols-12 md:items-baseline-last">
          {title && (
            <Title className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! md:col-span-7 rtl:tracking-normal!">
              {title}
            </Title>
          )}
          {(lead || hasYears) && (
            <div className="grid min-w-0 gap-5 md:col-span-4 md:col-start-9">
              {lead && (
                <p className="m-0! text-base! leading-relaxed! text-pretty wrap-break-word text-(--quiet)!">
                  {lead}
                </p>
              )}
              {hasYears && (
                // The form keeps the names of its radio buttons to itself, so no id is needed.
                <form className="min-w-0 print:hidden">
                  <div
                    role="radiogroup"
                    aria-label={words.period}
                    className="grid grid-cols-2 rounded-[var(--radius,.5rem)] border border-(--edge) sm:inline-grid"
                  >
                    {[words.month, words.year].map((word, at) => (
                      <label
                        key={at}
                        className="-m-px flex min-h-11 min-w-0 cursor-pointer items-center justify-center rounded-[var(--radius,.5rem)] border-2 border-transparent px-4.5 py-1 text-center text-base leading-tight font-medium text-(--quiet) transition-colors duration-150 hover:text-(--ink) has-checked:border-(--ink) has-checked:text-(--ink) has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) motion-reduce:transition-none forced-colors:m-0 forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]"
                      >
                        <input
                          type="radio"
                          name="period"
                          data-year={at === 0 ? undefined : ''}
                          defaultChecked={startYearly === (at === 1)}
                          className="sr-only"
                        />
                        <span className="min-w-0 wrap-break-word">{word}</span>
                      </label>
                    ))}
                  </div>
                  {/* Enter on a radio button would send the form. */}
                  <button type="submit" disabled hidden />
                </form>
              )}
            </div>
          )}
        </div>

        {plans.length > 0 && (
          <div className="@container">
            <ul
              className={`m-0 -mt-6 grid list-none grid-cols-1 gap-x-8 p-0 ${isRows ? '@4xl:mt-0' : (COLUMNS.get(plans.length) ?? '@4xl:grid-cols-3')}`}
            >
              {plans.map((plan, index) => (
                // Below @4xl the list stands beside the other parts. Above, each part has its row.
                <li
                  key={`${index} ${plan.name}`}
                  className={`mt-6 grid min-w-0 break-inside-avoid items-baseline gap-x-8 py-7 wrap-break-word @2xl:grid-cols-2 @2xl:grid-rows-[repeat(6,auto)_1fr] ${isRows ? '@4xl:mt-0 @4xl:grid-cols-3 @4xl:grid-rows-[auto_auto_1fr_auto]' : '@4xl:row-span-7 @4xl:grid-cols-1 @4xl:grid-rows-subgrid'} ${index === chosen ? 'relative -mb-px rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--ink) bg-(--panel) px-5 @max-4xl:[&+li]:border-transparent @2xl:-mx-4 @2xl:px-[calc(1rem-1px)]' : 'border-t border-(--line)'}`}
                >
                  <Name className="m-0! min-w-0 [font-family:inherit]! text-xl! leading-snug! font-semibold! tracking-[-0.01em]! text-(--ink)! rtl:tracking-normal! @4xl:row-start-1">
                    {plan.name}
                  </Name>
                  {plan.text && (
                    <p
                      className={`${QUIET} mt-1! text-base! leading-relaxed! @4xl:row-start-2 ${isRows ? '@4xl:row-span-3' : ''}`}
                    >
                      {plan.text}
                    </p>
                  )}
                  <p
                    className={`m-0! mt-5! min-w-0 [font-family:var(--brand-font-display,inherit)]! leading-[1.1]! font-semibold! tracking-[-0.03em]! wrap-anywhere text-(--ink)! tabular-nums rtl:tracking-normal! ${isSmall ? 'text-4xl!' : 'text-5xl!'} ${isRows ? '@4xl:col-start-3 @4xl:row-start-1 @4xl:mt-0!' : '@4xl:row-start-3'}`}
                  >
                    <Both
                      month={say(plan.amount)}
                      year={plan.yearly !== undefined && say(plan.yearly)}
                    />
                  </p>
                  {(plan.per || plan.yearly !== undefined) && (
                    <p
                      className={`${QUIET} mt-1! text-base! tabular-nums ${isRows ? '@4xl:col-start-3 @4xl:row-start-2' : '@4xl:row-start-4'}`}
                    >
                      <Both
                        month={plan.per}
                        year={plan.yearly !== undefined && sayYear(plan.yearly, plan.amount)}
                      />
                    </p>
                  )}
                  {plan.action && (
                    <a
                      href={plan.action.href}
                      className={`m-0! mt-6! flex min-h-11 w-full max-w-[23.5rem] min-w-0 items-center justify-center self-start rounded-[var(--radius,.5rem)] border px-4.5 py-2 text-center text-base! leading-tight font-medium! tracking-normal! no-underline! transition-colors duration-150 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) active:translate-y-px motion-reduce:transition-none print:border-(--edge) print:bg-transparent! print:text-(--ink)! ${index === chosen ? 'border-transparent bg-(--main) text-(--on-main)! hover:bg-[color-mix(in_oklab,var(--main)_86%,var(--ink))]!' : 'border-(--edge) text-(--ink)! hover:border-(--ink)'} ${isRows ? '@4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-3 @4xl:mt-4!' : '@4xl:row-start-5 @4xl:self-stretch'}`}
                    >
                      <span className="min-w-0">{plan.action.label}</span>
                    </a>
                  )}
                  {plan.features.length > 0 && (
                    <ul
                      className={`m-0 mt-7 grid min-w-0 list-none grid-cols-1 gap-2.5 p-0 @2xl:col-start-2 @2xl:row-span-7 @2xl:row-start-1 @2xl:mt-0 ${isRows ? '@4xl:row-span-3' : '@4xl:col-start-1 @4xl:row-span-1 @4xl:row-start-6 @4xl:mt-7'}`}
                    >
                      {plan.features.map((feature, at) => (
                        <li
                          key={`${at} ${feature}`}
                          className="flex min-w-0 items-baseline gap-2.5"
                        >
                          {icon === undefined ? CHECK : icon}
                          <span className="min-w-0">{feature}</span>
                        </li>
                      ))}
                    </ul>
                  )}
                  {plan.note && (
                    <p
                      className={`${QUIET} mt-5! text-sm! leading-normal! ${isRows ? '@4xl:col-start-2 @4xl:row-start-4' : '@4xl:row-start-7'}`}
                    >
                      {plan.note}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {children && <div className="mt-9 wrap-anywhere text-(--quiet)">{children}</div>}
      </div>
    </section>
  );
}
