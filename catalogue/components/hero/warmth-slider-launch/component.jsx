import { useId, useState } from 'react';

const FINISHES = [
  { name: 'Burnt brass', metal: '#b08a4a', price: 14_900 },
  { name: 'Salt grey', metal: '#9aa3ad', price: 13_400 },
  { name: 'Oxide red', metal: '#a4503c', price: 13_900 },
];

/** Candle to noon, as the eye sees it rather than as physics has it. */
const STOPS = [
  { at: 1800, rgb: [255, 147, 62] },
  { at: 2700, rgb: [255, 196, 128] },
  { at: 4000, rgb: [255, 236, 214] },
  { at: 5000, rgb: [236, 242, 255] },
];

const nameOf = (kelvin) =>
  kelvin < 2200
    ? 'candle'
    : kelvin < 3000
      ? 'reading lamp'
      : kelvin < 4200
        ? 'late morning'
        : 'noon';

function colourOf(kelvin) {
  const next = STOPS.find(({ at }) => at >= kelvin) ?? STOPS.at(-1);
  const before = STOPS[STOPS.indexOf(next) - 1] ?? next;
  const share = next.at === before.at ? 0 : (kelvin - before.at) / (next.at - before.at);
  const mix = before.rgb.map((value, i) =>
    Math.round(value + ((next.rgb[i] ?? value) - value) * share),
  );
  return `rgb(${mix.join(' ')})`;
}

export function WarmthSliderLaunch({
  name = 'Tilt',
  headline = 'One lamp, from candle to noon.',
  lead = 'Tilt warms as the evening goes on and cools when you need to see a contour line. No app, no hub. A dial with a spring in it.',
  finishes = FINISHES,
  kelvin: range = { min: 1800, max: 5000, start: 2400 },
  locale = 'en-IN',
  currency = 'INR',
  onOrder,
}) {
  const id = useId();
  const [kelvin, setKelvin] = useState(range.start);
  const [finishName, setFinishName] = useState(finishes[0]?.name ?? '');
  const finish = finishes.find((one) => one.name === finishName) ?? finishes[0];
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(finish?.price ?? 0);
  const light = {
    '--light': colourOf(kelvin),
    '--metal': finish?.metal ?? '#999',
  };

  return (
    <section
      style={light}
      className="relative isolate overflow-hidden bg-(--deep) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--deep:#e9e6e1] [--edge:#1b181426] [--mark:var(--brand,#8a4b12)] [--quiet:#575049] [--room:#dcd7cf] [--text:#1b1814] dark:[--deep:#0b0a0c] dark:[--edge:#fff3] dark:[--mark:var(--brand,#ffb978)] dark:[--quiet:#aaa3a0] dark:[--room:#131114] dark:[--text:#f6f1ec]"
    >
      <svg
        viewBox="0 0 1120 720"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        className="-z-10 block h-80 w-full md:absolute md:inset-0 md:h-full rtl:-scale-x-100"
      >
        <defs>
          <linearGradient id={`${id}cone`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--light)" stopOpacity="0.95" />
            <stop offset="1" stopColor="var(--light)" stopOpacity="0.08" />
          </linearGradient>
          <radialGradient id={`${id}pool`}>
            <stop offset="0" stopColor="var(--light)" stopOpacity="0.9" />
            <stop offset="1" stopColor="var(--light)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path d="M0 600h1120v120H0z" className="fill-(--room)" />
        <path d="M0 600h1120" className="stroke-(--edge)" />
        <path d="M742 262 570 604h430L846 300Z" fill={`url(#${id}cone)`} />
        <ellipse cx="785" cy="606" rx="300" ry="42" fill={`url(#${id}pool)`} />
        <g fill="none" stroke="var(--metal)" strokeLinecap="round" strokeWidth="9">
          <path d="M1002 592 926 372" />
          <path d="m926 372-102-128" />
        </g>
        <path d="m742 262 62-70c22-12 50 4 56 28l-14 80Z" fill="var(--metal)" />
        <path d="M742 262 846 300" stroke="var(--light)" strokeWidth="7" strokeLinecap="round" />
        <circle cx="926" cy="372" r="13" fill="var(--deep)" stroke="var(--metal)" strokeWidth="6" />
        <rect x="938" y="588" width="128" height="14" rx="7" fill="var(--metal)" />
        <g className="fill-(--deep) stroke-(--edge)">
          <path d="m668 592 118-10 6 16-118 8Z" />
          <path d="m676 580 112-8 4 12-114 8Z" />
        </g>
      </svg>

      <div className="mx-auto flex max-w-7xl flex-col px-6 py-10 md:min-h-190 md:px-12 md:py-16">
        <p className="m-0 text-lg font-light tracking-[0.02em] text-(--mark)">{name}</p>
        <h1 className="m-0 mt-4 max-w-[11ch] [font-family:inherit] text-[clamp(2.75rem,6.5vw,5.5rem)] leading-none font-extralight tracking-[-0.04em]">
          {headline}
        </h1>
        <p className="m-0 mt-6 max-w-[36ch] text-lg leading-relaxed text-(--quiet)">{lead}</p>

        <div className="mt-10 w-full max-w-md md:mt-auto md:pt-12">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
            <label htmlFor={`${id}warmth`}>Warmth</label>
            <output htmlFor={`${id}warmth`} className="text-(--quiet) tabular-nums">
              {kelvin} K, {nameOf(kelvin)}
            </output>
          </div>
          <input
            id={`${id}warmth`}
            type="range"
            min={range.min}
            max={range.max}
            step={100}
            value={kelvin}
            aria-valuetext={`${kelvin} kelvin, ${nameOf(kelvin)}`}
            onChange={(event) => setKelvin(event.target.valueAsNumber)}
            className="mt-3 h-6 w-full cursor-pointer accent-(--mark)"
          />

          <fieldset className="m-0 mt-6 flex flex-wrap gap-2 border-0 p-0">
            <legend className="mb-2 p-0 text-base">Finish</legend>
            {finishes.map((one) => (
              <label
                key={one.name}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-[1.4rem] border border-(--edge) bg-(--deep) px-4 py-1.5 text-base has-checked:border-(--mark) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--mark)"
              >
                <input
                  type="radio"
                  name={`${id}finish`}
                  checked={one.name === finish?.name}
                  onChange={() => setFinishName(one.name)}
                  className="sr-only"
                />
                <span
                  aria-hidden="true"
                  className="size-4 shrink-0 rounded-full"
                  style={{ background: one.metal }}
                />
                {one.name}
              </label>
            ))}
          </fieldset>

          <button
            type="button"
            onClick={() => onOrder?.({ finish: finish?.name ?? '', kelvin })}
            className="mt-6 flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 rounded-[1.75rem] bg-(--text) px-7 py-2 text-start text-lg text-(--deep) focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--mark)"
          >
            Order in {finish?.name.toLowerCase()}
            <span className="tabular-nums">{price}</span>
          </button>
        </div>
      </div>
    </section>
  );
}
