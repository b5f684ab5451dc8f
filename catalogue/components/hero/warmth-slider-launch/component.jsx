'use client';

import { useId, useState } from 'react';

const FINISHES = [
  { name: 'Burnt brass', inText: 'burnt brass', metal: '#b08a4a', price: 14_900 },
  { name: 'Salt grey', inText: 'salt grey', metal: '#9aa3ad', price: 13_400 },
  { name: 'Oxide red', inText: 'oxide red', metal: '#a4503c', price: 13_900 },
];

const MOODS = [
  { from: 0, name: 'candle' },
  { from: 2200, name: 'reading lamp' },
  { from: 3000, name: 'late morning' },
  { from: 4200, name: 'noon' },
];

const LABELS = {
  warmth: 'Warmth',
  reading: '{kelvin} K, {mood}',
  spoken: '{kelvin} kelvin, {mood}',
  finish: 'Finish',
  order: 'Order in {finish}',
  orderPlain: 'Order',
};

const NOON = { at: 5000, rgb: [236, 242, 255] };

/** Candle to noon, as the eye sees it rather than as physics has it. */
const STOPS = [
  { at: 1800, rgb: [255, 147, 62] },
  { at: 2700, rgb: [255, 196, 128] },
  { at: 4000, rgb: [255, 236, 214] },
  NOON,
];

function colourOf(kelvin) {
  const next = STOPS.find(({ at }) => at >= kelvin) ?? NOON;
  const before = STOPS[STOPS.indexOf(next) - 1] ?? next;
  const share = next.at === before.at ? 0 : (kelvin - before.at) / (next.at - before.at);
  const mix = before.rgb.map((value, i) =>
    Math.round(value + ((next.rgb[i] ?? value) - value) * share),
  );
  return `rgb(${mix.join(' ')})`;
}

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (braces, key) => values[key] ?? braces);

function Lamp() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1120 720"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="block size-full rtl:-scale-x-100"
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
  );
}

export function WarmthSliderLaunch({
  name = 'Tilt',
  headline = 'One lamp, from candle to noon.',
  lead = 'Tilt warms as the evening goes on and cools when you need to see a contour line. No app, no hub. A dial with a spring in it.',
  media = <Lamp />,
  finishes = FINISHES,
  kelvin: range = { min: 1800, max: 5000, start: 2400 },
  moods = MOODS,
  locale = 'en-IN',
  currency = 'INR',
  onOrder,
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const [kelvin, setKelvin] = useState(range.start);
  const [finishName, setFinishName] = useState(finishes[0]?.name ?? '');
  const finish = finishes.find((one) => one.name === finishName) ?? finishes[0];
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const mood = moods.reduce((found, { from, name: one }) => (from <= kelvin ? one : found), '');
  const figures = {
    kelvin: new Intl.NumberFormat(locale, { useGrouping: false }).format(kelvin),
    mood,
  };
  // Without names for the range the comma before the name goes too.
  const say = (words) => fill(words, figures).replace(/[\s,]+$/, '');
  const state = { kelvin, light: colourOf(kelvin), metal: finish?.metal ?? '#999' };
  const shown = typeof media === 'function' ? media(state) : media;
  const light = { '--light': state.light, '--metal': state.metal };

  return (
    <section
      style={light}
      className={`relative isolate overflow-hidden bg-(--deep) text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal wrap-break-word text-(--text) [--deep:#e9e6e1] [--edge:#1b181426] [--mark:oklch(from_var(--brand,#8a4b12)_min(l,.48)_c_h)] [--quiet:#575049] [--room:#dcd7cf] [--text:#1b1814] dark:[--deep:#0b0a0c] dark:[--edge:#fff3] dark:[--mark:oklch(from_var(--brand,#ffb978)_max(l,.7)_c_h)] dark:[--quiet:#aaa3a0] dark:[--room:#131114] dark:[--text:#f6f1ec] print:[--deep:#fff] print:[--edge:#1b181466] print:[--mark:oklch(from_var(--brand,#8a4b12)_min(l,.48)_c_h)] print:[--quiet:#444] print:[--room:#eee] print:[--text:#1b1814] forced-colors:[--deep:Canvas] forced-colors:[--edge:CanvasText] forced-colors:[--mark:Highlight] forced-colors:[--room:Canvas] forced-colors:[--text:CanvasText] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      {shown !== null && (
        <div className="-z-10 h-80 w-full md:absolute md:inset-0 md:h-full">{shown}</div>
      )}

      <div
        className={`mx-auto flex max-w-7xl flex-col px-6 py-10 md:px-12 md:py-16 ${shown === null ? '' : 'md:min-h-190'}`}
      >
        <p className="m-0! text-lg! font-light! tracking-[0.02em]! text-(--mark)!">{name}</p>
        <h1 className="m-0! mt-4! max-w-[11ch] [font-family:var(--brand-font-display,inherit)]! text-[clamp(2.75rem,6.5vw,5.5rem)]! leading-none! font-extralight! tracking-[-0.04em]! text-(--text)! [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-tight!">
          {headline}
        </h1>
        <p className="m-0! mt-6! max-w-[36ch] text-lg! leading-relaxed! text-(--quiet)!">{lead}</p>

        <div className="mt-10 w-full max-w-md md:mt-auto md:pt-12">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
            <label htmlFor={`${id}warmth`}>{text.warmth}</label>
            <output htmlFor={`${id}warmth`} className="text-(--quiet) tabular-nums">
              {say(text.reading)}
            </output>
          </div>
          <input
            id={`${id}warmth`}
            type="range"
            min={range.min}
            max={range.max}
            step={100}
            value={kelvin}
            aria-valuetext={say(text.spoken)}
            onChange={(event) => setKelvin(event.target.valueAsNumber)}
            className="mt-3 h-6 w-full cursor-pointer accent-(--mark) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--mark) print:hidden"
          />

          {finishes.length > 0 && (
            <fieldset className="m-0 mt-6 flex min-w-0 flex-wrap gap-2 border-0 p-0">
              <legend className="mb-2 p-0 text-base">{text.finish}</legend>
              {finishes.map((one) => (
                <label
                  key={one.name}
                  className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-[1.4rem] border border-(--edge) bg-(--deep) px-4 py-1.5 text-base has-checked:border-(--mark) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--mark) forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
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
                    className="size-4 shrink-0 rounded-full forced-color-adjust-none [print-color-adjust:exact]"
                    style={{ background: one.metal }}
                  />
                  <span className="min-w-0">{one.name}</span>
                </label>
              ))}
            </fieldset>
          )}

          <button
            type="button"
            onClick={() => onOrder?.({ finish: finish?.name ?? '', kelvin })}
            className="mt-6 flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 rounded-[1.75rem]! border! border-transparent! bg-(--text)! px-7! py-2! text-start text-lg! font-normal! text-(--deep)! focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--mark) print:border-current! print:bg-transparent! print:text-(--text)!"
          >
            <span className="min-w-0">
              {finish
                ? fill(text.order, { finish: finish.inText ?? finish.name })
                : text.orderPlain}
            </span>
            {finish && <span className="tabular-nums">{price.format(finish.price)}</span>}
          </button>
        </div>
      </div>
    </section>
  );
}
