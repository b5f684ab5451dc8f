import { useId, useState } from 'react';

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

export function StudioMembershipSwitch({
  title = 'Pick a shelf. Move up when it is full.',
  plans = PLANS,
  favourite = 'Own wheel',
  startYearly = true,
  periods = ['Every month', 'Once a year'],
  monthlyNote = 'Stop whenever the clay stops being fun.',
  actionLabel = 'Start with',
  locale = 'en-IN',
  currency = 'INR',
}) {
  const id = useId();
  const [yearly, setYearly] = useState(startYearly);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const money = (value) => format.format(value);

  return (
    <section className="bg-(--wash) px-5 py-14 [font-family:ui-rounded,ui-sans-serif,system-ui,sans-serif] text-(--ink) [--card:#fffaf4] [--clay:var(--brand,#b4532a)] [--glaze:var(--brand-2,#d7e4dc)] [--ink:#3a2a22] [--on-clay:#fff] [--quiet:#6b564b] [--wash:#f6e6d8] sm:px-8 lg:py-20 dark:[--card:#33241d] dark:[--clay:var(--brand,#f0a27a)] dark:[--glaze:var(--brand-2,#3d5148)] dark:[--ink:#fbeee3] dark:[--on-clay:#2a1710] dark:[--quiet:#d3bcae] dark:[--wash:#241814]">
      <div className="mx-auto flex max-w-5xl flex-wrap items-end justify-between gap-6">
        <h2 className="m-0 max-w-[14ch] [font-family:inherit] text-4xl leading-tight font-semibold tracking-tight text-balance sm:text-5xl">
          {title}
        </h2>
        <fieldset className="m-0 flex min-w-0 flex-wrap rounded-[1.9rem] border-0 bg-(--card) p-1.5">
          <legend className="sr-only">How you pay</legend>
          {[false, true].map((isYearly) => (
            <label
              key={String(isYearly)}
              className="flex min-h-11 cursor-pointer items-center rounded-full px-5 text-base font-medium text-(--quiet) has-checked:bg-(--clay) has-checked:text-(--on-clay) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--clay) motion-safe:transition-colors motion-safe:duration-200"
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
      </div>

      <ul className="mx-auto mt-28 grid max-w-5xl list-none gap-y-28 p-0 lg:auto-cols-fr lg:grid-flow-col lg:items-end">
        {plans.map((plan, index) => {
          const isFavourite = plan.name === favourite;
          const saved = plan.monthly * 12 - plan.yearly;
          return (
            <li
              key={plan.name}
              className={`relative flex flex-col rounded-[2.5rem] p-7 pt-9 sm:p-8 sm:pt-10 motion-safe:transition-transform motion-safe:duration-200 motion-safe:hover:-translate-y-1 ${isFavourite ? 'z-10 bg-(--glaze) lg:-mx-4 lg:pb-16' : 'bg-(--card)'} ${index === 0 ? 'lg:-rotate-1' : index === 2 ? 'lg:rotate-1' : ''}`}
            >
              <svg
                viewBox="0 0 64 64"
                aria-hidden="true"
                className="absolute start-8 bottom-[calc(100%-3px)] size-22 fill-(--clay)"
              >
                <path d={POTS[index % POTS.length]} />
              </svg>
              <h3 className="m-0 [font-family:inherit] text-2xl font-semibold">{plan.name}</h3>
              <p className="m-0 mt-1 text-base text-(--quiet)">{plan.who}</p>
              <p className="m-0 mt-5 text-5xl font-semibold tracking-tight tabular-nums">
                {money(yearly ? Math.round(plan.yearly / 12) : plan.monthly)}
                <span className="text-base font-normal tracking-normal text-(--quiet)">
                  {' '}
                  a month
                </span>
              </p>
              <p className="m-0 mt-1 text-base text-(--quiet)">
                {yearly ? `${money(plan.yearly)}, paid once` : monthlyNote}
              </p>
              {yearly && saved > 0 && (
                <p className="m-0 mt-4 rounded-3xl border-2 border-dashed border-(--clay) px-4 py-3 text-base leading-snug motion-safe:transition-[opacity,translate] motion-safe:duration-200 motion-safe:starting:translate-y-1 motion-safe:starting:opacity-0">
                  <span className="block text-xl font-semibold">You keep {money(saved)}</span>
                  {plan.keeps}
                </p>
              )}
              <ul className="m-0 mt-5 mb-7 list-none space-y-2.5 p-0 text-base">
                {plan.gives.map((gift) => (
                  <li key={gift} className="flex gap-3">
                    <span
                      aria-hidden="true"
                      className="mt-2 size-2.5 shrink-0 rounded-full bg-(--clay)"
                    />
                    {gift}
                  </li>
                ))}
              </ul>
              <a
                href={plan.href}
                className={`mt-auto inline-flex min-h-13 items-center justify-center rounded-[1.75rem] px-6 py-2 text-center text-lg font-medium no-underline after:absolute after:inset-0 after:rounded-[2.5rem] focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--clay) hover:underline ${isFavourite ? 'bg-(--clay) text-(--on-clay)' : 'border-2 border-(--clay) text-(--ink)'}`}
              >
                {actionLabel} {plan.name}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
