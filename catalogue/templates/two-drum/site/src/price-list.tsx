import { useState } from 'react';
import { quantities, work } from './content.ts';
import { SampleArt } from './samples.tsx';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export function PriceList() {
  const [at, setAt] = useState<0 | 1 | 2>(1);
  return (
    <section
      id="work"
      aria-labelledby="work-title"
      className="mx-auto max-w-[88rem] px-4 py-16 sm:px-8 lg:py-24"
    >
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-xl">
          <h2 id="work-title" className="wood text-6xl [font-stretch:72%] sm:text-8xl">
            Work and prices
          </h2>
          <p className="mt-4 text-soft">
            Two inks, paper and trimming are in the price, and so is GST. What you see is what the
            invoice says.
          </p>
        </div>
        <fieldset>
          <legend className="mb-2 font-semibold">How many copies?</legend>
          <div className="flex border-2 border-line">
            {quantities.map((quantity, index) => (
              <label
                key={quantity}
                className="relative grid min-h-11 min-w-20 cursor-pointer place-items-center border-line px-4 text-lg font-bold not-first:border-s-2 has-checked:bg-key has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-key"
              >
                <input
                  type="radio"
                  name="quantity"
                  value={quantity}
                  checked={index === at}
                  onChange={() => setAt(index as 0 | 1 | 2)}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {quantity}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {work.map(({ art, name, format, note, prices }, index) => (
          <li key={art} className="flex flex-col border-t-4 border-key">
            <h3 className="wood order-2 mt-4 text-4xl [font-stretch:100%]">{name}</h3>
            <div className={`order-1 px-10 pt-8 ${index % 2 === 0 ? '' : 'rotate-2'}`}>
              <SampleArt sample={art} />
            </div>
            <p className="order-3 mt-2 font-semibold">{format}</p>
            <p className="order-4 mt-1 grow text-soft">{note}</p>
            <p className="order-5 mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-line pt-3">
              <span className="text-2xl font-bold tabular-nums">{rupees.format(prices[at])}</span>
              <span className="text-soft tabular-nums">
                {rupees.format(prices[at] / quantities[at])} a copy
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
