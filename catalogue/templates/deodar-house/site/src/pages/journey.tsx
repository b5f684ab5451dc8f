import { useState } from 'react';
import { legs, months, packing, questions, type Season, seasonRates } from '../content.ts';
import { Climb } from '../drawings/climb.tsx';
import { mount } from '../mount.tsx';

const seasons = Object.keys(packing) as Season[];

function Way() {
  return (
    <section
      aria-labelledby="way-title"
      className="mx-auto max-w-[84rem] px-5 py-14 sm:px-10 lg:py-20"
    >
      <h1 id="way-title" className="headline max-w-4xl text-6xl sm:text-7xl lg:text-8xl">
        Leave at night, arrive for lunch
      </h1>
      <p className="mt-6 max-w-xl text-lg text-soft">
        The last quarter of an hour is on foot, through oaks. Someone meets you at the gate and
        takes the bags, whatever the hour and whatever the weather.
      </p>
      <div className="mt-10">
        <Climb />
        <ol className="grid gap-y-0 border-rule sm:grid-cols-5 sm:border-t">
          {legs.map(({ place, metres, how, time }, index) => (
            <li
              key={place}
              className="relative border-s-2 border-ink ps-5 pb-8 last:pb-0 sm:border-s-0 sm:ps-0 sm:pe-4 sm:pt-4 sm:pb-0"
            >
              <span
                aria-hidden="true"
                className={`absolute -start-[9px] top-1 size-4 rounded-full sm:hidden ${index === legs.length - 1 ? 'bg-accent' : 'bg-ink'}`}
              />
              <p className="headline text-2xl">{place}</p>
              <p className="label tabular-nums">{metres.toLocaleString('en-IN')} m</p>
              {how && (
                <p className="mt-2">
                  {how}
                  <span className="label block">{time}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Packing() {
  const [season, setSeason] = useState<Season>(() => months[new Date().getMonth()]!.season);
  return (
    <section aria-labelledby="packing-title" className="border-t border-rule bg-leaf">
      <div className="mx-auto grid max-w-[84rem] gap-10 px-5 py-14 sm:px-10 lg:grid-cols-[5fr_7fr] lg:py-20">
        <fieldset>
          <legend>
            <h2 id="packing-title" className="headline text-4xl sm:text-5xl">
              What to put in the bag
            </h2>
          </legend>
          <div className="mt-6 flex flex-wrap gap-2">
            {seasons.map((each) => (
              <label
                key={each}
                className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-4 hover:bg-page has-checked:bg-ink has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="season"
                  value={each}
                  checked={each === season}
                  onChange={() => setSeason(each)}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {seasonRates[each].name}
              </label>
            ))}
          </div>
        </fieldset>
        <ul aria-live="polite" className="border-b border-rule">
          {packing[season].map((thing, index) => (
            <li
              key={thing}
              className="flex items-baseline gap-5 border-t border-rule py-4 font-serif text-2xl"
            >
              <span aria-hidden="true" className="text-accent italic">
                {index + 1}
              </span>
              {thing}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Questions() {
  return (
    <section aria-labelledby="questions-title" className="border-t border-rule">
      <div className="mx-auto grid max-w-[84rem] gap-10 px-5 py-14 sm:px-10 lg:grid-cols-[5fr_7fr] lg:py-20">
        <h2 id="questions-title" className="headline text-4xl sm:text-5xl">
          Asked at the gate
        </h2>
        <div className="border-b border-rule">
          {questions.map(({ question, answer }) => (
            <details key={question} name="questions" className="group border-t border-rule">
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 font-serif text-2xl [&::-webkit-details-marker]:hidden">
                {question}
                <svg
                  viewBox="0 0 24 24"
                  className="size-6 shrink-0 stroke-current stroke-2"
                  aria-hidden="true"
                >
                  <path d="M4 12h16" />
                  <path d="M12 4v16" className="group-open:hidden" />
                </svg>
              </summary>
              <p className="max-w-prose pb-6 text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

mount(
  'journey',
  <>
    <Way />
    <Packing />
    <Questions />
  </>,
);
