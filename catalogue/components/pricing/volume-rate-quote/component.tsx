import { useId, useState } from 'react';

type Band = { from: number; pricePaise: number; days: number };

type Props = {
  product?: string;
  unit?: string;
  bands?: Band[];
  freightPaise?: number;
  taxPercent?: number;
  start?: number;
  step?: number;
  max?: number;
  onQuote?: (quote: { quantity: number; totalPaise: number }) => void;
};

const BANDS: Band[] = [
  { from: 100, pricePaise: 5_400, days: 4 },
  { from: 300, pricePaise: 4_150, days: 5 },
  { from: 600, pricePaise: 3_300, days: 7 },
  { from: 1_200, pricePaise: 2_640, days: 9 },
  { from: 2_500, pricePaise: 2_180, days: 12 },
];

const rupees = (paise: number) =>
  (paise / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });

const units = (value: number) => value.toLocaleString('en-IN');

export function VolumeRateQuote({
  product = 'Letterpress cards, 600 gsm cotton, one ink',
  unit = 'card',
  bands = BANDS,
  freightPaise = 48_000,
  taxPercent = 18,
  start = 450,
  step = 50,
  max = 5_000,
  onQuote,
}: Props) {
  const id = useId();
  const min = bands[0]?.from ?? 1;
  const [quantity, setQuantity] = useState(start);
  const [copied, setCopied] = useState(false);

  const counted = Math.min(max, Math.max(min, Math.round(quantity) || min));
  const index = Math.max(
    0,
    bands.findLastIndex(({ from }) => counted >= from),
  );
  const band = bands[index];
  const next = bands[index + 1];
  const goods = counted * (band?.pricePaise ?? 0);
  const tax = Math.round(((goods + freightPaise) * taxPercent) / 100);
  const total = goods + freightPaise + tax;
  const lines = [
    { label: `${units(counted)} × ${rupees(band?.pricePaise ?? 0)}`, paise: goods },
    { label: 'Freight, packed flat', paise: freightPaise },
    { label: `GST ${taxPercent} %`, paise: tax },
  ];

  const change = (value: number) => {
    setQuantity(value);
    setCopied(false);
  };

  const copy = async () => {
    const text = [
      product,
      ...lines.map(({ label, paise }) => `${label}\t${rupees(paise)}`),
      `Total\t${rupees(total)}`,
    ];
    onQuote?.({ quantity: counted, totalPaise: total });
    try {
      await navigator.clipboard.writeText(text.join('\n'));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <section
      aria-labelledby={`${id}title`}
      className="bg-(--ground) px-6 py-12 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--ground:#fff] [--ink:#0a0a0a] [--line:#0a0a0a] [--quiet:#565656] [--signal:var(--brand,#d5001c)] sm:px-10 lg:px-16 lg:py-16 dark:[color-scheme:dark] dark:[--ground:#0c0c0c] dark:[--ink:#f5f5f5] dark:[--line:#f5f5f5] dark:[--quiet:#adadad] dark:[--signal:var(--brand,#ff5a66)]"
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12">
        <h2
          id={`${id}title`}
          className="m-0 [font-family:inherit] text-3xl leading-[1.05] font-bold tracking-[-0.035em] text-balance lg:col-span-12 lg:text-5xl"
        >
          {product}
        </h2>

        <div className="lg:col-span-6">
          <table className="w-full border-collapse text-start">
            <caption className="sr-only">Rates per {unit} by quantity</caption>
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
              {bands.map(({ from, pricePaise, days }, row) => (
                <tr
                  key={from}
                  aria-current={row === index}
                  className={`border-b border-(--line)/25 ${row === index ? 'border-s-8 border-s-(--signal) text-(--ink)' : 'border-s-8 border-s-transparent text-(--quiet)'}`}
                >
                  <th
                    scope="row"
                    className="py-3 ps-2 text-start text-2xl font-bold tracking-[-0.03em] tabular-nums sm:text-4xl"
                  >
                    {units(from)}
                  </th>
                  <td className="py-3 text-2xl tracking-[-0.03em] tabular-nums sm:text-4xl">
                    {rupees(pricePaise)}
                  </td>
                  <td className="py-3 text-end text-base tabular-nums">{days} days</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>

        <div className="-mx-6 bg-(--signal) p-6 text-(--ink) [--ink:#fff] [--line:#fff] [--press:var(--brand,#d5001c)] [--quiet:#fff] sm:mx-0 lg:col-span-5 lg:col-start-8 lg:-mt-2 dark:[--ink:#0c0c0c] dark:[--line:#0c0c0c] dark:[--press:var(--brand,#ff5a66)] dark:[--quiet:#0c0c0c]">
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
          <p className="m-0 mt-3 min-h-12 text-base text-(--quiet)">
            {next
              ? `${units(next.from - counted)} more and every ${unit} costs ${rupees(next.pricePaise)}.`
              : `The best rate there is.`}
          </p>

          <dl className="m-0 mt-4 text-base" aria-live="polite">
            {lines.map(({ label, paise }) => (
              <div
                key={label}
                className="flex justify-between gap-4 border-t border-(--line)/50 py-2"
              >
                <dt>{label}</dt>
                <dd className="m-0 tabular-nums">{rupees(paise)}</dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4 border-t-2 border-(--line) py-3">
              <dt className="font-bold">Total</dt>
              <dd className="m-0 text-2xl font-bold tracking-[-0.02em] tabular-nums">
                {rupees(total)}
              </dd>
            </div>
          </dl>
          <button
            type="button"
            onClick={() => void copy()}
            className="mt-4 min-h-12 w-full bg-(--ink) px-5 text-start text-base font-bold text-(--press) hover:underline focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-current"
          >
            {copied ? 'Copied. Paste it into a mail.' : 'Copy this quote'}
          </button>
        </div>
      </div>
    </section>
  );
}
