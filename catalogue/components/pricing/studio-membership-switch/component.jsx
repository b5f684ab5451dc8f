'use client';

import { useId, useState } from 'react';

const LABELS = {
  period: 'How you pay',
  perMonth: 'a month',
  once: '{amount}, paid once',
  saved: 'You keep {amount}',
};

const PLANS = [
  {
    name: 'Saturday hands',
    who: 'For the once-a-week potter',
    monthly: 1_800,
    yearly: 18_000,
    keeps: 'enough for four firings',
    gives: ['Four open Saturdays a month', '5 kg of stoneware', 'A shelf with your name'],
    href: '#saturday',
  },
  {
    name: 'Own wheel',
    who: 'For when it has got hold of you',
    monthly: 3_400,
    yearly: 33_600,
    keeps: 'a year of glazes',
    gives: [
      'Any day, 7 am to 10 pm',
      '20 kg of any clay',
      'Two kiln shelves a month',
      'Bring a friend on Sundays',
    ],
    href: '#wheel',
  },
  {
    name: 'Small batch',
    who: 'For people who sell at the fair',
    monthly: 6_200,
    yearly: 62_400,
    keeps: 'one whole kiln to yourself',
    gives: ['Everything in Own wheel', 'A kiln every fortnight', 'Packing table and boxes'],
    href: '#batch',
  },
];

const POTS = [
  'M14 30h36c4 0 6 3 5 7-3 16-6 23-12 25H21c-6-2-9-9-12-25-1-4 1-7 5-7Z',
  'M20 12h24v6c0 6 12 10 12 24S46 62 40 62H24C18 62 8 56 8 42s12-18 12-24Z',
  'M10 18h34v36c0 5-3 8-8 8H18c-5 0-8-3-8-8ZM44 26h6c6 0 8 4 8 10s-4 12-14 12',
];

/** Entries may repeat, so a key has the position too. */
const keyOf = (index, name) => `${index} ${name}`;

function Pot({ index }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-full fill-current">
      <path d={POTS[index % POTS.length]} />
    </svg>
  );
}

export function StudioMembershipSwitch({
  title = 'Pick a shelf. Move up when it is full.',
  plans = PLANS,
  favourite = 'Own wheel',
  startYearly = true,
  periods = ['Every month', 'Once a year'],
  monthlyNote = 'Stop whenever the clay stops being fun.',
  actionLabel = 'Start with {plan}',
  locale = 'en-IN',
  currency = 'INR',
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const [yearly, setYearly] = useState(startYearly);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const money = (value) => format.format(value);
  const isRow = plans.length <= 4;
  const hasPictures = plans.some(({ picture }) => picture !== null);
  const layout = isRow
    ? `lg:auto-cols-fr lg:grid-flow-col lg:items-end ${plans.length === 1 ? 'max-w-md' : 'max-w-5xl'}`
    : 'max-w-5xl gap-x-4 sm:grid-cols-2 lg:grid-cols-3';

  return (
    <section
      className={`bg-(--wash) px-5 py-14 text-start [font-family:var(--brand-font,ui-rounded,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--ink) [--card:#fffaf4] [--clay:oklch(from_var(--brand,#b4532a)_clamp(.2,l,.86)_c_h)] [--glaze:oklch(from_var(--brand-2,#d7e4dc)_max(l,.9)_min(c,.05)_h)] [--ink:#3a2a22] [--mark:oklch(from_var(--brand,#b4532a)_min(l,.6)_c_h)] [--on-clay:var(--brand-foreground,oklch(from_var(--clay)_clamp(min(.22,(l_-_.565)*1.1),(.565_-_l)*1000,1)_.03_45))] [--quiet:#6b564b] [--wash:#f6e6d8] sm:px-8 lg:py-20 dark:[--card:#33241d] dark:[--clay:oklch(from_var(--brand,#f0a27a)_clamp(.45,l,.95)_c_h)] dark:[--glaze:oklch(from_var(--brand-2,#3d5148)_min(l,.416)_min(c,.05)_h)] dark:[--ink:#fbeee3] dark:[--mark:oklch(from_var(--brand,#f0a27a)_max(l,.68)_c_h)] dark:[--quiet:#d3bcae] dark:[--wash:#241814] print:[--card:#fff] print:[--clay:#fff] print:[--glaze:#fff] print:[--ink:#000] print:[--mark:#000] print:[--on-clay:#000] print:[--quiet:#333] print:[--wash:#fff] ${className}`}
    >
      <div className="mx-auto flex max-w-5xl flex-wrap items-end justify-between gap-6">
        <h2 className="m-0! max-w-[14ch] [font-family:var(--brand-font-display,inherit)]! text-4xl! leading-tight font-semibold! tracking-tight! text-balance wrap-break-word text-(--ink)! sm:text-5xl! rtl:tracking-normal!">
          {title}
        </h2>
        {plans.length > 0 && (
          <fieldset className="m-0 flex min-w-0 flex-wrap rounded-[1.9rem] border-0 bg-(--card) p-1.5 forced-colors:border print:hidden">
            <legend className="sr-only">{text.period}</legend>
            {[false, true].map((isYearly) => (
              <label
                key={String(isYearly)}
                className="flex min-h-11 cursor-pointer items-center rounded-full px-5 text-base font-medium text-(--quiet) has-checked:bg-(--clay) has-checked:text-(--on-clay) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--mark) motion-safe:transition-colors motion-safe:duration-200 forced-colors:border-2 forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]"
              >
                <input
                  type="radio"
                  name={id}
                  checked={yearly === isYearly}
                  onChange={() => setYearly(isYearly)}
                  className="sr-only"
                />
                {periods[isYearly ? 1 : 0]}
              </label>
            ))}
          </fieldset>
        )}
      </div>

      {plans.length > 0 && (
        <ul
          className={`mx-auto grid list-none p-0 ${hasPictures ? 'mt-28 gap-y-28' : 'mt-10 gap-y-4'} ${layout}`}
        >
          {plans.map((plan, index) => {
            const isFavourite = plan.name === favourite;
            const saved = plan.monthly * 12 - plan.yearly;
            const lean = index === 0 ? 'lg:-rotate-1' : index === 2 ? 'lg:rotate-1' : '';
            return (
              <li
                key={keyOf(index, plan.name)}
                className={`relative flex min-w-0 break-inside-avoid flex-col rounded-[2.5rem] p-7 pt-9 wrap-break-word sm:p-8 sm:pt-10 motion-safe:transition-transform motion-safe:duration-200 motion-safe:hover:-translate-y-1 forced-colors:border print:border ${isFavourite ? 'z-10 bg-(--glaze)' : 'bg-(--card)'} ${isRow ? lean : ''} ${isRow && isFavourite ? 'lg:-mx-4 lg:pb-16' : ''}`}
              >
                {plan.picture !== null && (
                  <div className="absolute start-8 bottom-[calc(100%-3px)] size-22 text-(--mark)">
                    {plan.picture ?? <Pot index={index} />}
                  </div>
                )}
                <h3 className="m-0 [font-family:var(--brand-font-display,inherit)] text-2xl font-semibold">
                  {plan.name}
                </h3>
                <p className="m-0! mt-1! text-base! text-(--quiet)!">{plan.who}</p>
                <p className="m-0! mt-5! text-5xl! font-semibold! tracking-tight! text-(--ink)! tabular-nums">
                  {money(yearly ? Math.round(plan.yearly / 12) : plan.monthly)}
                  <span className="text-base font-normal tracking-normal text-(--quiet)">
                    {' '}
                    {text.perMonth}
                  </span>
                </p>
                <p className="m-0! mt-1! text-base! text-(--quiet)!">
                  {yearly ? text.once.replaceAll('{amount}', money(plan.yearly)) : monthlyNote}
                </p>
                {yearly && saved > 0 && (
                  <p className="m-0! mt-4! rounded-3xl border-2 border-dashed border-(--mark) px-4 py-3 text-base! leading-snug text-(--ink)! motion-safe:transition-[opacity,translate] motion-safe:duration-200 motion-safe:starting:translate-y-1 motion-safe:starting:opacity-0">
                    <span className="block text-xl font-semibold">
                      {text.saved.replaceAll('{amount}', money(saved))}
                    </span>
                    {plan.keeps}
                  </p>
                )}
                {plan.gives.length > 0 && (
                  <ul className="m-0 mt-5 list-none space-y-2.5 p-0 text-base">
                    {plan.gives.map((gift, at) => (
                      <li key={keyOf(at, gift)} className="flex gap-3">
                        <span
                          aria-hidden="true"
                          className="mt-2 size-2.5 shrink-0 rounded-full bg-(--mark) forced-colors:bg-[CanvasText] print:border"
                        />
                        <span className="min-w-0">{gift}</span>
                      </li>
                    ))}
                  </ul>
                )}
                <div className="mt-auto pt-7 print:hidden">
                  <a
                    href={plan.href}
                    className={`flex min-h-13 items-center justify-center rounded-[1.75rem] border-2 px-6 py-2 text-center text-lg! font-medium! tracking-normal! no-underline! after:absolute after:inset-0 after:rounded-[2.5rem] hover:underline! focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--mark) ${isFavourite ? 'border-(--clay) bg-(--clay) text-(--on-clay)!' : 'border-(--mark) text-(--ink)!'}`}
                  >
                    {actionLabel.replaceAll('{plan}', plan.name)}
                  </a>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
