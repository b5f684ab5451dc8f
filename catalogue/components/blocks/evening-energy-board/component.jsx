'use client';

import { Fragment, useId, useState } from 'react';

const LABELS = {
  asPlanned: 'As planned this morning.',
  less: '{amount} less than planned.',
  more: '{amount} more than planned.',
  cheapest: 'Find the cheapest',
  cheaper: 'Find a cheaper plan',
  back: 'Put back',
  foundCheapest: 'The cheapest of {count} plans.',
  foundCheaper: 'A cheaper plan.',
  noneOf: 'None of {count} plans is cheaper.',
  nothing: 'Nothing cheaper was found.',
  house: 'house',
  appliances: 'appliances',
  sun: 'sun',
  sold: 'sold',
  grid: 'grid',
  price: 'price',
  power: '{value} kW',
  energy: '{value} kWh',
  percent: '{value} %',
  hourShown: 'Hour shown',
  reading: '{label} {value}',
  time: '{from} to {until}',
  start: '{name}, start',
  battery: 'Battery',
  charging: 'charging, {value} kW',
  giving: 'giving {value} kW',
  resting: 'resting',
  caption: 'Use, sun, battery and price by hour',
  hourColumn: 'Hour',
  useColumn: 'Use',
  sunColumn: 'Sun',
  batteryColumn: 'In the battery',
  priceColumn: 'Price',
};

const SUN = [
  0, 0, 0, 0, 0, 0, 0.1, 0.5, 1.2, 2, 2.7, 3.1, 3.3, 3.1, 2.6, 1.9, 1.1, 0.4, 0.05, 0, 0, 0, 0, 0,
];
const BASE = [
  0.3, 0.3, 0.3, 0.3, 0.3, 0.4, 0.7, 0.9, 0.6, 0.4, 0.4, 0.4, 0.5, 0.5, 0.4, 0.4, 0.5, 0.8, 1.2,
  1.4, 1.3, 1, 0.6, 0.4,
];
const TARIFF = [4, 4, 4, 4, 4, 4, 6, 7, 7, 6, 6, 6, 6, 6, 6, 6, 7, 9, 11, 11, 11, 9, 6, 4];
const LOADS = [
  { name: 'Dishwasher', kw: 1.4, hours: 2, start: 20 },
  { name: 'Car, 30 km', kw: 2.2, hours: 3, start: 18, from: 16 },
  { name: 'Water heater', kw: 1.8, hours: 1, start: 6, from: 4, until: 22 },
];
const BATTERY = { kwh: 4, kw: 1.6, charge: 0.4, efficiency: 0.92 };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HEIGHT = 100;
/** Up to so many plans (four loads with the whole day) every one is tried, in a blink. */
const EVERY_PLAN = 350_000;

const clock = (hour) => `${String(hour).padStart(2, '0')}:00`;
const at = (values, hour) => values[hour] ?? 0;
/** A day has 24 hours, however many numbers were given. */
const dayOf = (values) => HOURS.map((hour) => at(values, hour));
const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
const windowOf = ({ from = 0, until = 24 }) => ({ from, until });
const startsOf = (load) =>
  HOURS.filter(
    (start) => start >= windowOf(load).from && start + load.hours <= windowOf(load).until,
  );
const runs = ({ start, hours }, hour) => hour >= start && hour < start + hours;

const drawOf = (base, loads) =>
  HOURS.map((hour) =>
    loads.reduce((sum, load) => sum + (runs(load, hour) ? load.kw : 0), at(base, hour)),
  );

/** What the day costs; with a list to fill, also what happened in every hour. */
function runDay({ sun, tariff, feedIn, battery }, use, hours) {
  let cost = 0;
  let stored = battery?.charge ?? 0;
  for (const hour of HOURS) {
    const short = at(use, hour) - at(sun, hour);
    let flow = 0;
    if (battery && short < 0) {
      flow = Math.min(-short, battery.kw, (battery.kwh - stored) / battery.efficiency);
      stored += flow * battery.efficiency;
    } else if (battery) {
      flow = -Math.min(short, battery.kw, stored);
      stored += flow;
    }
    const bought = short + flow;
    cost += bought * (bought > 0 ? at(tariff, hour) : feedIn);
    hours?.push({ bought, stored, flow });
  }
  return cost;
}

/** Tries every start of the loads it is given; of equally cheap plans the one that moves least wins. */
function tryAll(day, use, loads) {
  let best = { cost: Number.POSITIVE_INFINITY, moved: 0, plan: loads };
  const place = (index, drawn, plan, moved) => {
    const load = loads[index];
    if (load) {
      for (const start of startsOf(load)) {
        const next = drawn.slice();
        for (let hour = start; hour < start + load.hours; hour++)
          next[hour] = at(next, hour) + load.kw;
        place(index + 1, next, [...plan, { ...load, start }], moved + Math.abs(start - load.start));
      }
      return;
    }
    const cost = runDay(day, drawn);
    const isSame = Math.abs(cost - best.cost) < 1e-6;
    if (isSame ? moved < best.moved : cost < best.cost) best = { cost, moved, plan };
  };
  place(0, use, [], 0);
  return best.plan;
}

const plansOf = (loads) =>
  loads.reduce((product, load) => product * Math.max(1, startsOf(load).length), 1);

/** Exact while every plan can be tried; otherwise two loads at a time until nothing gets cheaper. */
function findPlan(day, loads) {
  if (plansOf(loads) <= EVERY_PLAN) return tryAll(day, day.base, loads);
  let plan = loads;
  for (let round = 0; round < loads.length * 2; round++) {
    const before = runDay(day, drawOf(day.base, plan));
    for (const one of loads.keys())
      for (let other = one + 1; other < loads.length; other++) {
        const isPair = (_, index) => index === one || index === other;
        const rest = plan.filter((load, index) => !isPair(load, index));
        const [first, second] = tryAll(day, drawOf(day.base, rest), plan.filter(isPair));
        plan = plan.map(
          (load, index) => (index === one ? first : index === other ? second : load) ?? load,
        );
      }
    if (runDay(day, drawOf(day.base, plan)) > before - 1e-6) break;
  }
  return plan;
}

/** The next round number above, so that the drawing always fits and rarely jumps. */
const roundUp = (value) => {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 0.1)));
  return power * ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10);
};

/** Steps, because an hour is a step; a smooth curve would invent values. */
const stepsOf = (values, top) =>
  HOURS.map((hour) => {
    const y = HEIGHT - (at(values, hour) / top) * HEIGHT;
    return `${hour === 0 ? 'M' : 'L'}${hour} ${y}H${hour + 1}`;
  }).join('');

/** Dear hours are dusk: every lane lies under the same sky, so a block is seen to leave it. */
const skyOf = (tariff) => {
  const [low, high] = [Math.min(...tariff), Math.max(...tariff)];
  const stops = HOURS.map((hour) => {
    const share = (at(tariff, hour) - low) / Math.max(high - low, 1e-6);
    const shade = `color-mix(in oklab, var(--dusk) ${Math.round(6 + share * 62)}%, transparent)`;
    return `${shade} ${(hour / 24) * 100}% ${((hour + 1) / 24) * 100}%`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
};

/** A native range whose thumb is as wide as the hours it stands for, so it lines up with the drawing. */
const RANGE =
  'absolute inset-0 m-0 size-full touch-pan-y cursor-grab appearance-none bg-transparent active:cursor-grabbing [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-[calc(var(--share)*100cqw)] [&::-moz-range-thumb]:border-0 [&::-webkit-slider-runnable-track]:h-full [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-[calc(var(--share)*100cqw)] [&::-webkit-slider-thumb]:appearance-none';
const BLOCK =
  'outline-none [&::-moz-range-thumb]:rounded-md [&::-moz-range-thumb]:bg-(--bar) [&::-webkit-slider-thumb]:rounded-md [&::-webkit-slider-thumb]:bg-(--bar)';
const NO_THUMB = '[&::-moz-range-thumb]:bg-transparent [&::-webkit-slider-thumb]:bg-transparent';

const BUTTON =
  'm-0! min-h-12 rounded-full! border-0! py-2! [font-family:inherit]! text-lg! font-normal! focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--glow) print:hidden';

export function EveningEnergyBoard({
  title = 'Today costs',
  sun: sunGiven = SUN,
  base: baseGiven = BASE,
  tariff: tariffGiven = TARIFF,
  feedIn = 2,
  loads: planned = LOADS,
  battery = BATTERY,
  now,
  currency = 'INR',
  locale = 'en-IN',
  onPlan,
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const [sun, base, tariff] = [dayOf(sunGiven), dayOf(baseGiven), dayOf(tariffGiven)];
  const [hour, setHour] = useState(now ?? tariff.indexOf(Math.max(...tariff)));
  const [loads, setLoads] = useState(planned);
  const [said, setSaid] = useState('');

  const day = { sun, base, tariff, feedIn, battery };
  const use = drawOf(base, loads);
  const hours = [];
  const cost = runDay(day, use, hours);
  const saved = runDay(day, drawOf(base, planned)) - cost;
  const here = hours[hour] ?? { bought: 0, stored: 0, flow: 0 };
  const moving = at(use, hour) - at(base, hour);
  const top = roundUp(
    Math.max(...sun, ...use, Math.max(...base) + Math.max(0, ...loads.map(({ kw }) => kw))),
  );
  const sky = { backgroundImage: skyOf(tariff) };
  const isExact = plansOf(loads) <= EVERY_PLAN;

  const pence =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  const print = (value, least, most) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      // Less than half of what is shown last is nothing, without a minus.
    }).format(Math.abs(value) < 10 ** -most / 2 ? 0 : value);
  const money = (value) => {
    const digits = Math.abs(value) < 100 ? pence : 0;
    return print(value, digits, digits);
  };
  const rate = (value) => print(value, 0, 2);
  const isSame = Math.abs(saved) < 10 ** -pence / 2;
  const number = (value) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(Math.abs(value) < 0.05 ? 0 : value);

  const change = (next, word = '') => {
    setLoads(next);
    setSaid(word);
    onPlan?.(Object.fromEntries(next.map(({ name, start }) => [name, start])));
  };

  const move = (load, start) => {
    const moved = { ...load, start };
    change(loads.map((one) => (one === load ? moved : one)));
  };

  const findCheapest = () => {
    const next = findPlan(day, loads);
    const gain = cost - runDay(day, drawOf(base, next));
    const tried = new Intl.NumberFormat(locale).format(plansOf(loads));
    const [found, nothing] = isExact
      ? [text.foundCheapest, text.noneOf]
      : [text.foundCheaper, text.nothing];
    if (gain > 0.005) change(next, fill(found, { count: tried }));
    else setSaid(fill(nothing, { count: tried }));
  };

  const hand = (
    <span
      aria-hidden="true"
      style={{ left: `${((hour + 0.5) / 24) * 100}%` }}
      className="pointer-events-none absolute -inset-y-3 w-px bg-(--text)"
    />
  );
  const kw = (value) => fill(text.power, { value: number(value) });
  const readings = [
    { label: text.house, value: kw(at(base, hour)), swatch: 'bg-(--house)' },
    { label: text.appliances, value: kw(moving), swatch: 'bg-(--bar)' },
    { label: text.sun, value: kw(at(sun, hour)), swatch: 'bg-(--sun)' },
    {
      label: here.bought < 0 ? text.sold : text.grid,
      value: kw(Math.abs(here.bought)),
      swatch: 'border border-(--text)',
    },
    { label: text.price, value: rate(at(tariff, hour)), swatch: 'bg-(--dusk)' },
  ];

  return (
    <section
      aria-labelledby={`${id}title`}
      className={`bg-(--deep) px-5 py-10 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--text) [--bar:oklch(from_var(--brand,#3321d6)_clamp(.4,l,.5)_c_h)] [--deep:#fbf7f0] [--dusk:#8b78ea] [--edge:#1b153326] [--fill:oklch(from_var(--brand,#3321d6)_min(l,.88)_c_h)] [--glow:oklch(from_var(--brand,#3321d6)_min(l,.5)_c_h)] [--house:#1b1533] [--on-fill:var(--brand-foreground,oklch(from_var(--fill)_clamp((l_-_.5)*.314,(.58_-_l)*1000,.985)_0_0))] [--quiet:#5b5573] [--sun:#ffb52e] [--text:#1b1533] sm:px-10 lg:py-14 dark:[color-scheme:dark] dark:[--bar:oklch(from_var(--brand,#d4ff4f)_max(l,.8)_c_h)] dark:[--deep:#08080f] dark:[--dusk:#5b49c9] dark:[--edge:#ffffff26] dark:[--fill:oklch(from_var(--brand,#d4ff4f)_max(l,.4)_c_h)] dark:[--glow:oklch(from_var(--brand,#d4ff4f)_max(l,.7)_c_h)] dark:[--house:#8f8ab0] dark:[--quiet:#a9a5c2] dark:[--sun:#e0a13a] dark:[--text:#f4f2ff] print:[--deep:#fff] print:[--dusk:#8b78ea] print:[--edge:#1b153326] print:[--house:#1b1533] print:[--quiet:#5b5573] print:[--sun:#ffb52e] print:[--text:#1b1533] print:[color-scheme:light] print:[print-color-adjust:exact] forced-colors:[--bar:Highlight] forced-colors:[--dusk:Canvas] forced-colors:[--glow:Highlight] forced-colors:[--house:CanvasText] forced-colors:[--sun:GrayText] forced-colors:[--text:CanvasText] ${className}`}
    >
      <div className="relative mx-auto max-w-6xl">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pb-8">
          <div className="min-w-0">
            <h2
              id={`${id}title`}
              className="m-0! [font-family:var(--brand-font-display,inherit)]! text-xl! font-light! tracking-normal! wrap-break-word text-(--quiet)!"
            >
              {title}
            </h2>
            <p
              style={{ '--letters': money(cost).length }}
              className="m-0! -ms-1! [font-family:var(--brand-font-display,inherit)]! text-[min(clamp(4.5rem,12vw,9rem),calc(160vw/var(--letters)))]! leading-none! font-thin! tracking-[-0.06em]! text-(--text)! tabular-nums"
              aria-live="polite"
            >
              {money(cost)}
            </p>
          </div>
          <div className="max-w-xs sm:text-end">
            <p className="m-0! text-lg! leading-snug! text-(--text)!" role="status">
              {isSame
                ? text.asPlanned
                : fill(saved > 0 ? text.less : text.more, {
                    amount: money(Math.abs(saved)),
                  })}{' '}
              {said}
            </p>
            {loads.length > 0 && (
              <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 sm:justify-end">
                <button
                  type="button"
                  onClick={findCheapest}
                  className={`bg-(--fill)! px-6! text-(--on-fill)! hover:opacity-90 forced-colors:border! ${BUTTON}`}
                >
                  {isExact ? text.cheapest : text.cheaper}
                </button>
                <button
                  type="button"
                  onClick={() => change(planned)}
                  className={`bg-transparent! px-0! text-(--quiet)! underline underline-offset-4 hover:text-(--text)! ${BUTTON}`}
                >
                  {text.back}
                </button>
              </div>
            )}
          </div>
        </div>

        <div className="grid gap-x-8 gap-y-4 border-t border-(--edge) pt-6 md:grid-cols-[13rem_minmax(0,1fr)]">
          <div>
            <p className="m-0! [font-family:var(--brand-font-display,inherit)]! text-5xl! leading-none! font-thin! tracking-[-0.04em]! text-(--text)! tabular-nums">
              {clock(hour)}
            </p>
            <dl className="m-0 mt-4 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 text-base leading-relaxed max-md:grid-cols-[auto_1fr_auto_auto_1fr_auto] max-[30rem]:grid-cols-[auto_1fr_auto]">
              {readings.map(({ label, value, swatch }) => (
                <Fragment key={swatch}>
                  <dt className="col-span-2 grid grid-cols-subgrid items-center text-(--quiet)">
                    <span aria-hidden="true" className={`size-3 rounded-sm ${swatch}`} />
                    {label}
                  </dt>
                  <dd className="m-0 text-end tabular-nums">{value}</dd>
                </Fragment>
              ))}
            </dl>
          </div>
          <div dir="ltr">
            <div className="@container relative h-60 rounded-md lg:h-72" style={sky}>
              <svg
                viewBox={`0 0 24 ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="absolute inset-0 block size-full"
              >
                <linearGradient id={`${id}sun`} x1="0" y1="0" x2="0" y2="1">
                  <stop offset="0" className="[stop-color:var(--sun)]" />
                  <stop offset="1" stopOpacity="0.35" className="[stop-color:var(--sun)]" />
                </linearGradient>
                <path d={`${stepsOf(sun, top)}V${HEIGHT}H0Z`} fill={`url(#${id}sun)`} />
                {HOURS.map((one) => {
                  const foot = (at(base, one) / top) * HEIGHT;
                  const whole = (at(use, one) / top) * HEIGHT;
                  return (
                    <Fragment key={one}>
                      <rect
                        x={one + 0.24}
                        width="0.52"
                        y={HEIGHT - foot}
                        height={foot}
                        className="fill-(--house)"
                      />
                      <rect
                        x={one + 0.24}
                        width="0.52"
                        y={HEIGHT - whole}
                        height={whole - foot}
                        className="fill-(--bar)"
                      />
                    </Fragment>
                  );
                })}
              </svg>
              {hand}
              <span
                aria-hidden="true"
                style={{ left: `${((hour + 0.5) / 24) * 100}%` }}
                className="pointer-events-none absolute -top-3 size-3 -translate-x-1/2 rounded-full bg-(--text)"
              />
              <input
                type="range"
                min={0}
                max={23}
                value={hour}
                aria-label={text.hourShown}
                aria-valuetext={`${clock(hour)}: ${readings.map((one) => fill(text.reading, one)).join(', ')}`}
                onChange={(event) => setHour(event.target.valueAsNumber)}
                style={{ '--share': 1 / 24 }}
                className={`${RANGE} ${NO_THUMB} rounded-md focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--glow)`}
              />
            </div>
            <div
              aria-hidden="true"
              className="mt-2 flex justify-between text-base text-(--quiet) tabular-nums"
            >
              {[0, 6, 12, 18, 24].map((one) => (
                <span key={one}>{String(one).padStart(2, '0')}</span>
              ))}
            </div>
          </div>

          {loads.map((load) => {
            const { from, until } = windowOf(load);
            const others = loads.filter((one) => one !== load);
            const price = money(cost - runDay(day, drawOf(base, others)));
            const time = fill(text.time, {
              from: clock(load.start),
              until: clock(load.start + load.hours),
            });
            return (
              <Fragment key={load.name}>
                <div className="flex items-baseline justify-between gap-x-3 self-center max-md:mt-2">
                  <p className="m-0! min-w-0 text-lg! leading-tight! wrap-anywhere text-(--text)!">
                    {load.name}
                    <span className="block text-base text-(--quiet) tabular-nums">{time}</span>
                  </p>
                  <p className="m-0! text-2xl! font-extralight! text-(--text)! tabular-nums">
                    {price}
                  </p>
                </div>
                <div dir="ltr" className="relative h-12 self-center rounded-md" style={sky}>
                  <div
                    style={{
                      left: `${(from / 24) * 100}%`,
                      width: `${((until - from) / 24) * 100}%`,
                    }}
                    className="@container absolute inset-y-0 rounded-md border border-(--glow)/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--glow)"
                  >
                    <input
                      type="range"
                      min={from}
                      max={until - load.hours}
                      value={load.start}
                      aria-label={fill(text.start, { name: load.name })}
                      aria-valuetext={`${time}, ${price}`}
                      onChange={(event) => move(load, event.target.valueAsNumber)}
                      style={{ '--share': load.hours / (until - from) }}
                      className={`${RANGE} ${BLOCK}`}
                    />
                  </div>
                  {hand}
                </div>
              </Fragment>
            );
          })}

          {battery && (
            <>
              <div className="flex items-baseline justify-between gap-x-3 self-center max-md:mt-2">
                <p className="m-0! min-w-0 text-lg! leading-tight! wrap-anywhere text-(--text)!">
                  {text.battery}
                  <span className="block text-base text-(--quiet) tabular-nums">
                    {here.flow > 0.05
                      ? fill(text.charging, { value: number(here.flow) })
                      : here.flow < -0.05
                        ? fill(text.giving, { value: number(-here.flow) })
                        : text.resting}
                  </span>
                </p>
                <p className="m-0! text-2xl! font-extralight! text-(--text)! tabular-nums">
                  {fill(text.percent, { value: Math.round((here.stored / battery.kwh) * 100) })}
                </p>
              </div>
              <div dir="ltr" className="relative h-12 self-center rounded-md" style={sky}>
                <svg
                  viewBox={`0 0 24 ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="absolute inset-0 block size-full"
                >
                  <path
                    d={`${stepsOf(
                      hours.map(({ stored }) => stored),
                      battery.kwh,
                    )}V${HEIGHT}H0Z`}
                    className="fill-(--sun) stroke-(--text)"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
                {hand}
              </div>
            </>
          )}
        </div>

        <div className="sr-only">
          <table>
            <caption>{text.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{text.hourColumn}</th>
                <th scope="col">{text.useColumn}</th>
                <th scope="col">{text.sunColumn}</th>
                <th scope="col">{text.batteryColumn}</th>
                <th scope="col">{text.priceColumn}</th>
              </tr>
            </thead>
            <tbody>
              {HOURS.map((one) => (
                <tr key={one}>
                  <th scope="row">{clock(one)}</th>
                  <td>{kw(at(use, one))}</td>
                  <td>{kw(at(sun, one))}</td>
                  <td>{fill(text.energy, { value: number(hours[one]?.stored ?? 0) })}</td>
                  <td>{rate(at(tariff, one))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
