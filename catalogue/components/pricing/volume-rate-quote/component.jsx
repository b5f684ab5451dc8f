import { useId, useState } from 'react';

const BANDS = [
  { from: 100, priceMinor: 5_400, days: 4 },
  { from: 300, priceMinor: 4_150, days: 5 },
  { from: 600, priceMinor: 3_300, days: 7 },
  { from: 1_200, priceMinor: 2_640, days: 9 },
  { from: 2_500, priceMinor: 2_180, days: 12 },
];

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
}) {
  const id = useId();
  const [quantity, setQuantity] = useState(start);
  const [copy, setCopy] = useState('no');

  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const perUnit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  const money = (minor) => format.format(minor / perUnit);
  const count = (value) => value.toLocaleString(locale);

  const min = bands[0]?.from ?? 1;
  const counted = Math.min(max, Math.max(min, Math.round(quantity) || min));
  const index = Math.max(0, bands.filter(({ from }) => counted >= from).length - 1);
  const band = bands[index];
  const next = bands[index + 1];
  const goods = counted * (band?.priceMinor ?? 0);
  const taxed = Math.round(((goods + freight.minor) * tax.percent) / 100);
  const total = goods + freight.minor + taxed;
  const lines = [
    { label: `${count(counted)} × ${money(band?.priceMinor ?? 0)}`, minor: goods },
    { label: freight.label, minor: freight.minor },
    { label: `${tax.label} ${tax.percent} %`, minor: taxed },
  ];
  const asked = Number.isNaN(quantity) ? '' : count(quantity);
  const correction =
    quantity === counted
      ? ''
      : `${
          asked === ''
            ? 'No number yet'
            : quantity > max
              ? `${asked} is above the largest order`
              : quantity < min
                ? `${asked} is below the smallest order`
                : `We sell whole ${unit.many}`
        }. This quote is for ${count(counted)}.`;

  const change = (value) => {
    setQuantity(value);
    setCopy('no');
  };

  const copyQuote = async () => {
    const text = [
      product,
      ...lines.map(({ label, minor }) => `${label}\t${money(minor)}`),
      `Total\t${money(total)}`,
    ];
    onQuote?.({ quantity: counted, totalMinor: total });
    try {
      await navigator.clipboard.writeText(text.join('\n'));
      setCopy('done');
    } catch {
      setCopy('failed');
    }
  };

  return (
    <section
      aria-labelledby={`${id}title`}
      className="bg-(--ground) px-5 py-12 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--ground:#fff] [--ink:#0a0a0a] [--line:#0a0a0a] [--quiet:#565656] [--signal:var(--brand,#d5001c)] sm:px-10 lg:px-16 lg:py-16 dark:[color-scheme:dark] dark:[--ground:#0c0c0c] dark:[--ink:#f5f5f5] dark:[--line:#f5f5f5] dark:[--quiet:#adadad] dark:[--signal:var(--brand,#ff5a66)]"
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
        <h2
          id={`${id}title`}
          className="m-0 [font-family:inherit] text-3xl leading-[1.05] font-bold tracking-[-0.035em] text-balance lg:col-span-12 lg:text-5xl"
        >
          {product}
        </h2>

        <div className="overflow-x-auto lg:col-span-6">
          <table className="w-full border-collapse text-start">
            <caption className="sr-only">Rates per {unit.one} by quantity</caption>
            <thead>
              <tr className="border-b border-(--line) text-base font-bold">
                <th scope="col" className="py-2 ps-4 text-start">
                  From
                </th>
                <th scope="col" className="py-2 text-start">
                  Each
                </th>
                <th scope="col" className="py-2 text-end">
                  Ready in
                </th>
              </tr>
            </thead>
            <tbody>
              {bands.map(({ from, priceMinor, days }, row) => (
                <tr
                  key={from}
                  aria-current={row === index}
                  className={`border-b border-(--line)/25 ${row === index ? 'border-s-8 border-s-(--signal) text-(--ink)' : 'border-s-8 border-s-transparent text-(--quiet)'}`}
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
                  <td className="py-3 text-end text-base tabular-nums">{days} days</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>

        <div className="-mx-5 bg-(--signal) p-5 text-(--ink) [--ink:#fff] [--line:#fff] [--press:var(--brand,#d5001c)] [--quiet:#fff] sm:mx-0 sm:p-6 lg:col-span-5 lg:col-start-8 lg:-mt-2 dark:[--ink:#0c0c0c] dark:[--line:#0c0c0c] dark:[--press:var(--brand,#ff5a66)] dark:[--quiet:#0c0c0c]">
          <label htmlFor={`${id}quantity`} className="text-base font-bold">
            How many?
          </label>
          <div className="mt-2 flex border-b-4 border-(--line)">
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
              className="w-full min-w-0 [appearance:textfield] border-0 bg-transparent p-0 text-6xl font-bold tracking-[-0.05em] text-(--ink) tabular-nums focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-current lg:text-8xl [&::-webkit-inner-spin-button]:appearance-none"
            />
            <button
              type="button"
              onClick={() => change(Math.max(min, counted - step))}
              className="size-14 shrink-0 text-3xl focus-visible:outline-2 focus-visible:outline-current"
            >
              <span aria-hidden="true">−</span>
              <span className="sr-only">{step} fewer</span>
            </button>
            <button
              type="button"
              onClick={() => change(Math.min(max, counted + step))}
              className="size-14 shrink-0 text-3xl focus-visible:outline-2 focus-visible:outline-current"
            >
              <span aria-hidden="true">+</span>
              <span className="sr-only">{step} more</span>
            </button>
          </div>
          <div id={`${id}said`} role="status" className="mt-3 min-h-12 text-base">
            {correction && (
              <p className="m-0 mb-2 bg-(--ink) px-3 py-2 font-bold text-(--press)">{correction}</p>
            )}
            <p className="m-0">
              {next
                ? `${count(next.from - counted)} more and every ${unit.one} costs ${money(next.priceMinor)}.`
                : 'The best rate there is.'}
            </p>
            <p className="sr-only">
              Total {money(total)}, ready in {band?.days} days.
            </p>
          </div>

          <dl className="m-0 mt-4 text-base">
            {lines.map(({ label, minor }) => (
              <div
                key={label}
                className="flex flex-wrap justify-between gap-x-4 border-t border-(--line)/50 py-2"
              >
                <dt>{label}</dt>
                <dd className="m-0 tabular-nums">{money(minor)}</dd>
              </div>
            ))}
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-(--line) py-3">
              <dt className="font-bold">Total</dt>
              <dd className="m-0 text-2xl font-bold tracking-[-0.02em] tabular-nums">
                {money(total)}
              </dd>
            </div>
          </dl>
          <button
            type="button"
            onClick={() => void copyQuote()}
            className="mt-4 min-h-12 w-full bg-(--ink) px-5 py-2 text-start text-base font-bold text-(--press) hover:underline focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-current"
          >
            Copy the quote for {count(counted)} {counted === 1 ? unit.one : unit.many}
          </button>
          <p role="status" className="m-0 mt-2 min-h-6 text-base">
            {copy === 'done' && 'Copied. Paste it into a mail.'}
            {copy === 'failed' &&
              'The browser did not allow copying. Select the lines above instead.'}
          </p>
        </div>
      </div>
    </section>
  );
}
