import { months, seasonRates } from './content.ts';

/** Twelve months as one row of choices; the landscape above follows. */
export function MonthStrip({
  chosen,
  onChoose,
}: {
  chosen: number;
  onChoose: (month: number) => void;
}) {
  const { name, season, dayCelsius, nightCelsius, title, text } = months[chosen]!;
  const { percent, name: rate } = seasonRates[season];
  return (
    <section aria-labelledby="month-title" className="mx-auto max-w-[84rem] px-5 sm:px-10">
      <fieldset>
        <legend className="sr-only">See the house in another month</legend>
        <div className="grid grid-cols-6 border-s border-t border-rule md:grid-cols-12 md:border-t-0">
          {months.map((month, index) => (
            <label
              key={month.name}
              className="relative grid min-h-12 cursor-pointer place-items-center border-e border-b border-rule hover:bg-leaf has-checked:bg-ink has-checked:text-page has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="month"
                value={index}
                checked={index === chosen}
                onChange={() => onChoose(index)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span aria-hidden="true">{month.name.slice(0, 3)}</span>
              <span className="sr-only">{month.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div
        aria-live="polite"
        className="grid gap-x-10 gap-y-6 py-10 md:min-h-60 md:grid-cols-[7fr_5fr] lg:py-14"
      >
        <div>
          <p className="label">{name} at the house</p>
          <h2 id="month-title" className="headline mt-2 text-4xl sm:text-5xl">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-soft">{text}</p>
        </div>
        <dl className="grid grid-cols-3 gap-4 self-end border-t border-rule pt-4">
          {[
            { term: 'By day', value: `${dayCelsius}°` },
            { term: 'By night', value: `${nightCelsius}°` },
            { term: `Rate, ${rate.toLowerCase()}`, value: `${percent}%` },
          ].map(({ term, value }) => (
            <div key={term} className="flex flex-col">
              <dt className="label leading-snug">{term}</dt>
              <dd className="headline mt-auto pt-2 text-4xl lg:text-5xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
