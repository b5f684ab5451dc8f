'use client';

import { useId, useState } from 'react';

const BANDS = [
  { from: 100, priceMinor: 5_400, days: 4 },
  { from: 300, priceMinor: 4_150, days: 5 },
  { from: 600, priceMinor: 3_300, days: 7 },
  { from: 1_200, priceMinor: 2_640, days: 9 },
  { from: 2_500, priceMinor: 2_180, days: 12 },
];

const LABELS = {
  rates: 'Rates per {unit} by quantity',
  from: 'From',
  each: 'Each',
  ready: 'Ready in',
  day: '{count} day',
  days: '{count} days',
  quantity: 'How many?',
  fewer: '{step} fewer',
  more: '{step} more',
  next: '{count} more and every {unit} costs {price}.',
  best: 'The best rate there is.',
  spoken: 'Total {total}, ready in {days}.',
  goods: '{count} × {price}',
  tax: '{label} {percent} %',
  total: 'Total',
  copy: 'Copy the quote for {count} {unit}',
  copied: 'Copied. Paste it into a mail.',
  failed: 'The browser did not allow copying. Select the lines above instead.',
  none: 'No number yet. This quote is for {count}.',
  above: '{asked} is above the largest order. This quote is for {count}.',
  below: '{asked} is below the smallest order. This quote is for {count}.',
  whole: 'We sell whole {unit}. This quote is for {count}.',
};

/** Puts values in the place of their names in braces. */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** Entries may repeat, so a key has the position too. */
const keyOf = (index, name) => `${index} ${name}`;

/** A button without a box, also where a page has its own rules for buttons. */
const SIGN =
  'm-0! size-14 shrink-0 rounded-none! border-0! bg-transparent! p-0! [font-family:inherit]! text-3xl! font-normal! tracking-normal! text-inherit! focus-visible:outline-2 focus-visible:outline-current print:hidden';

export function VolumeRateQuote({
  product = 'Letterpress cards, 600 gsm cotton, one ink',
  unit = { one: 'card', many: 'cards' },
  bands = BANDS,
  freight = { label: 'Freight, packed flat', minor: 48_000 },
  tax = { label: 'GST', percent: 18 },
  start = 450,
  step = 50,
  max = 5_000,
  locale = 'en-IN',
  currency = 'INR',
  onQuote,
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const [quantity, setQuantity] = useState(start);
  const [copy, setCopy] = useState('no');

  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const perUnit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  const money = (minor) => format.format(minor / perUnit);
  const count = (value) => value.toLocaleString(locale);
  const daysOf = (days) => fill(days === 1 ? text.day : text.days, { count: count(days) });

  const min = bands[0]?.from ?? 1;
  const counted = Math.min(max, Math.max(min, Math.round(quantity) || min));
  const index = Math.max(0, bands.filter(({ from }) => counted >= from).length - 1);
  const band = bands[index];
  const next = bands[index + 1];
  const goods = counted * (band?.priceMinor ?? 0);
  const carried = goods + (freight?.minor ?? 0);
  const taxed = tax ? Math.round((carried * tax.percent) / 100) : 0;
  const total = carried + taxed;
  const lines = [
    {
      label: fill(text.goods, { count: count(counted), price: money(band?.priceMinor ?? 0) }),
      minor: goods,
    },
    ...(freight ? [freight] : []),
    ...(tax
      ? [
          {
            label: fill(text.tax, { label: tax.label, percent: count(tax.percent) }),
            minor: taxed,
          },
        ]
      : []),
  ];
  const asked = Number.isNaN(quantity) ? '' : count(quantity);
  const wrong =
    asked === ''
      ? text.none
      : quantity > max
        ? text.above
        : quantity < min
          ? text.below
          : text.whole;
  const correction =
    quantity === counted ? '' : fill(wrong, { asked, unit: unit.many, count: count(counted) });

  const change = (value) => {
    setQuantity(value);
    setCopy('no');
  };

  const copyQuote = async () => {
    const quote = [
      product,
      ...lines.map(({ label, minor }) => `${label}\t${money(minor)}`),
      `${text.total}\t${money(total)}`,
    ];
    onQuote?.({ quantity: counted, totalMinor: total });
    try {
      await navigator.clipboard.writeText(quote.join('\n'));
      setCopy('done');
    } catch {
      setCopy('failed');
    }
  };

  return (
    <section
      aria-labelledby={`${id}title`}
      className={`bg-(--ground) px-5 py-12 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--ink) [--ground:#fff] [--ink:#0a0a0a] [--line:#0a0a0a] [--mark:oklch(from_var(--brand,#d5001c)_min(l,.66)_c_h)] [--on:var(--brand-foreground,oklch(from_var(--signal)_clamp(min(.154,(l_-_.565)*1.3),(.565_-_l)*1000,1)_0_0))] [--quiet:#565656] [--signal:oklch(from_var(--brand,#d5001c)_clamp(.2,l,.88)_c_h)] sm:px-10 lg:px-16 lg:py-16 dark:[color-scheme:dark] dark:[--ground:#0c0c0c] dark:[--ink:#f5f5f5] dark:[--line:#f5f5f5] dark:[--mark:oklch(from_var(--brand,#ff5a66)_max(l,.55)_c_h)] dark:[--quiet:#adadad] dark:[--signal:oklch(from_var(--brand,#ff5a66)_clamp(.4,l,.95)_c_h)] print:[color-scheme:light] print:[--ground:#fff] print:[--ink:#000] print:[--line:#000] print:[--mark:#000] print:[--on:#000] print:[--quiet:#333] print:[--signal:#fff] ${className}`}
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
        <h2
          id={`${id}title`}
          className="m-0! [font-family:var(--brand-font-display,inherit)]! text-3xl! leading-[1.05] font-bold! tracking-[-0.035em]! text-balance wrap-break-word text-(--ink)! lg:col-span-12 lg:text-5xl! rtl:tracking-normal!"
        >
          {product}
        </h2>

        {bands.length > 0 && (
          <>
            <div className="min-w-0 overflow-x-auto lg:col-span-6">
              <table className="w-full border-collapse text-start">
                <caption className="sr-only">{fill(text.rates, { unit: unit.one })}</caption>
                <thead>
                  <tr className="border-b border-(--line) text-base font-bold">
                    <th scope="col" className="py-2 ps-4 pe-2 text-start">
                      {text.from}
                    </th>
                    <th scope="col" className="py-2 pe-2 text-start">
                      {text.each}
                    </th>
                    <th scope="col" className="py-2 text-end">
                      {text.ready}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {bands.map(({ from, priceMinor, days }, row) => (
                    <tr
                      key={keyOf(row, String(from))}
                      aria-current={row === index}
                      className={`border-s-8 border-b border-(--line)/25 ${row === index ? 'border-s-(--mark) text-(--ink) forced-colors:border-s-[Highlight]' : 'border-s-transparent text-(--quiet) forced-colors:border-s-[Canvas]'}`}
                    >
                      <th
                        scope="row"
                        className="py-3 ps-2 pe-2 text-start text-xl font-bold tracking-[-0.03em] tabular-nums sm:text-4xl lg:py-4 lg:text-5xl"
                      >
                        {count(from)}
                      </th>
                      <td className="py-3 pe-2 text-xl tracking-[-0.03em] tabular-nums sm:text-4xl lg:py-4 lg:text-5xl">
                        {money(priceMinor)}
                      </td>
                      <td className="py-3 text-end text-base tabular-nums">{daysOf(days)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>

            <div className="-mx-5 min-w-0 bg-(--signal) p-5 text-(--on) sm:mx-0 sm:p-6 lg:col-span-5 lg:col-start-8 lg:-mt-2 forced-colors:border print:border">
              <label htmlFor={`${id}quantity`} className="text-base font-bold">
                {text.quantity}
              </label>
              <div className="mt-2 flex border-b-4 border-(--on)">
                <input
                  id={`${id}quantity`}
                  type="number"
                  inputMode="numeric"
                  min={min}
                  max={max}
                  step={step}
                  aria-invalid={correction !== ''}
                  aria-describedby={`${id}said`}
                  value={Number.isNaN(quantity) ? '' : quantity}
                  onChange={(event) => change(event.target.valueAsNumber)}
                  className="w-full min-w-0 [appearance:textfield] border-0 bg-transparent p-0 text-6xl font-bold tracking-[-0.05em] text-(--on) tabular-nums focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-current lg:text-8xl [&::-webkit-inner-spin-button]:appearance-none"
                />
                <button
                  type="button"
                  onClick={() => change(Math.max(min, counted - step))}
                  className={SIGN}
                >
                  <span aria-hidden="true">−</span>
                  <span className="sr-only">{fill(text.fewer, { step: count(step) })}</span>
                </button>
                <button
                  type="button"
                  onClick={() => change(Math.min(max, counted + step))}
                  className={SIGN}
                >
                  <span aria-hidden="true">+</span>
                  <span className="sr-only">{fill(text.more, { step: count(step) })}</span>
                </button>
              </div>
              <div id={`${id}said`} role="status" className="mt-3 min-h-12 text-base">
                {correction && (
                  <p className="m-0! mb-2! bg-(--on) px-3 py-2 text-base! font-bold! text-(--signal)! forced-colors:border print:border print:bg-transparent print:text-black!">
                    {correction}
                  </p>
                )}
                <p className="m-0! text-base! text-inherit!">
                  {next
                    ? fill(text.next, {
                        count: count(next.from - counted),
                        unit: unit.one,
                        price: money(next.priceMinor),
                      })
                    : text.best}
                </p>
                <span className="sr-only">
                  {fill(text.spoken, { total: money(total), days: daysOf(band?.days ?? 0) })}
                </span>
              </div>

              <dl className="m-0 mt-4 text-base">
                {lines.map(({ label, minor }, row) => (
                  <div
                    key={keyOf(row, label)}
                    className="flex flex-wrap justify-between gap-x-4 border-t border-(--on)/50 py-2"
                  >
                    <dt className="min-w-0 wrap-break-word">{label}</dt>
                    <dd className="m-0 ms-auto text-end tabular-nums">{money(minor)}</dd>
                  </div>
                ))}
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-(--on) py-3">
                  <dt className="font-bold">{text.total}</dt>
                  <dd className="m-0 ms-auto text-2xl font-bold tracking-[-0.02em] tabular-nums">
                    {money(total)}
                  </dd>
                </div>
              </dl>
              <button
                type="button"
                onClick={() => void copyQuote()}
                className="m-0! mt-4! min-h-12 w-full rounded-none! border-0! bg-(--on)! px-5! py-2! text-start [font-family:inherit]! text-base! font-bold! tracking-normal! text-(--signal)! hover:underline focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--on) forced-colors:border! print:hidden"
              >
                {fill(text.copy, {
                  count: count(counted),
                  unit: counted === 1 ? unit.one : unit.many,
                })}
              </button>
              <p role="status" className="m-0! mt-2! min-h-6 text-base! text-inherit!">
                {copy === 'done' && text.copied}
                {copy === 'failed' && text.failed}
              </p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
