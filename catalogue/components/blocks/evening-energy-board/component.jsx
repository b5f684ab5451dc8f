import { useId, useState } from 'react';

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
  { name: 'Car, 30 km', kw: 2.2, hours: 3, start: 18 },
  { name: 'Water heater', kw: 1.8, hours: 1, start: 6 },
];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WIDTH = 960;
const HEIGHT = 260;
const PEAK_KW = 5;

const clock = (hour) => `${String(hour % 24).padStart(2, '0')}:00`;
const runs = ({ start, hours }, hour) => (hour - start + 24) % 24 < hours;
const across = (hour) => (hour / 24) * WIDTH;
const up = (kw) => HEIGHT - (Math.min(kw, PEAK_KW) / PEAK_KW) * (HEIGHT - 16);

const drawOf = (base, loads) =>
  HOURS.map((hour) =>
    loads.reduce((sum, load) => sum + (runs(load, hour) ? load.kw : 0), base[hour] ?? 0),
  );

const costOf = (use, sun, tariff) =>
  HOURS.reduce(
    (sum, hour) => sum + Math.max(0, (use[hour] ?? 0) - (sun[hour] ?? 0)) * (tariff[hour] ?? 0),
    0,
  );

/** Steps, because a tariff hour is a step; a smooth curve would invent values. */
const stepsOf = (values) =>
  HOURS.map(
    (hour) =>
      `${hour === 0 ? 'M' : 'L'}${across(hour)} ${up(values[hour] ?? 0)}H${across(hour + 1)}`,
  ).join('');

export function EveningEnergyBoard({
  title = 'Today costs',
  sun = SUN,
  base = BASE,
  tariff = TARIFF,
  loads: startLoads = LOADS,
  now = 18,
  onPlan,
}) {
  const id = useId();
  const [hour, setHour] = useState(now);
  const [loads, setLoads] = useState(startLoads);

  const use = drawOf(base, loads);
  const cost = costOf(use, sun, tariff);
  const before = costOf(drawOf(base, startLoads), sun, tariff);
  const saved = Math.round(before - cost);
  const here = { use: use[hour] ?? 0, sun: sun[hour] ?? 0, price: tariff[hour] ?? 0 };

  const plan = (next) => {
    setLoads(next);
    onPlan?.(Object.fromEntries(next.map(({ name, start }) => [name, start])));
  };

  const move = (name, start) =>
    plan(loads.map((load) => (load.name === name ? { ...load, start } : load)));

  // One load at a time, largest first, is within a rupee of trying everything.
  const findCheapest = () => {
    let placed = [];
    for (const load of loads.toSorted((a, b) => b.kw * b.hours - a.kw * a.hours)) {
      const tries = HOURS.map((start) => [...placed, { ...load, start }]);
      const costs = tries.map((one) => costOf(drawOf(base, one), sun, tariff));
      placed = tries[costs.indexOf(Math.min(...costs))] ?? placed;
    }
    plan(loads.map((load) => placed.find(({ name }) => name === load.name) ?? load));
  };

  return (
    <section
      aria-labelledby={`${id}title`}
      className="bg-(--deep) px-5 py-10 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--deep:#f1f2ea] [--edge:#1a1f1429] [--glow:var(--brand,#4b6b00)] [--pane:#fafbf5] [--quiet:#535a47] [--sky:#8aa0b8] [--text:#171b12] sm:px-10 lg:py-14 dark:[color-scheme:dark] dark:[--deep:#0a0c09] dark:[--edge:#f3ffd824] dark:[--glow:var(--brand,#d4ff4f)] dark:[--pane:#11140f] dark:[--quiet:#a7ae9b] dark:[--sky:#5b7390] dark:[--text:#f3f6ea]"
    >
      <div className="mx-auto max-w-6xl">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div>
            <h2
              id={`${id}title`}
              className="m-0 [font-family:inherit] text-lg font-light text-(--quiet)"
            >
              {title}
            </h2>
            <p
              className="m-0 text-[clamp(4rem,9vw,7rem)] leading-[0.9] font-thin tracking-[-0.05em] tabular-nums"
              aria-live="polite"
            >
              ₹{Math.round(cost)}
            </p>
            <p className="m-0 mt-3 min-h-7 text-lg text-(--glow)">
              {saved > 0
                ? `₹${saved} less than when you came home`
                : saved < 0
                  ? `₹${-saved} more than before`
                  : 'as planned this morning'}
            </p>
          </div>
          <dl className="m-0 grid grid-cols-3 gap-x-4 text-base sm:gap-x-8">
            {[
              { label: 'Using', value: `${here.use.toFixed(1)} kW` },
              { label: 'Sun', value: `${here.sun.toFixed(1)} kW` },
              { label: 'Price', value: `₹${here.price}/kWh` },
            ].map(({ label, value }) => (
              <div key={label} className="border-s border-(--edge) ps-3 sm:ps-4">
                <dt className="text-(--quiet)">{label}</dt>
                <dd className="m-0 text-xl font-extralight tracking-[-0.02em] tabular-nums sm:text-2xl">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>

        <div className="mt-8 rounded-2xl border border-(--edge) bg-(--pane) p-4 sm:p-6">
          <div dir="ltr">
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="block h-56 w-full overflow-visible sm:h-64"
            >
              {HOURS.map((one) => (
                <rect
                  key={one}
                  x={across(one) + 1}
                  width={WIDTH / 24 - 2}
                  y={HEIGHT - (tariff[one] ?? 0) * 5}
                  height={(tariff[one] ?? 0) * 5}
                  className="fill-(--edge)"
                />
              ))}
              <path d={`${stepsOf(sun)}V${HEIGHT}H0Z`} className="fill-(--sky) opacity-45" />
              <path
                d={stepsOf(use)}
                className="fill-none stroke-(--glow)"
                strokeWidth="2.5"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={`M${across(hour + 0.5)} 0V${HEIGHT}`}
                className="stroke-(--text)"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <label htmlFor={`${id}hour`} className="sr-only">
              Hour shown
            </label>
            <input
              id={`${id}hour`}
              type="range"
              min={0}
              max={23}
              value={hour}
              aria-valuetext={`${clock(hour)}: using ${here.use.toFixed(1)} kilowatts, sun ${here.sun.toFixed(1)}, ${here.price} rupees`}
              onChange={(event) => setHour(event.target.valueAsNumber)}
              className="mt-1 h-7 w-full cursor-ew-resize accent-(--glow)"
            />
            <div
              aria-hidden="true"
              className="flex justify-between text-base text-(--quiet) tabular-nums"
            >
              {[0, 6, 12, 18, 24].map((one) => (
                <span key={one}>{clock(one)}</span>
              ))}
            </div>
          </div>
          <p className="m-0 mt-3 flex flex-wrap gap-x-6 text-base text-(--quiet)">
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="h-0.5 w-5 bg-(--glow)" /> use
            </span>
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="h-3 w-5 bg-(--sky)/45" /> sun
            </span>
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="h-3 w-5 bg-(--edge)" /> price of the hour
            </span>
          </p>
        </div>

        <div className="mt-4 grid gap-4 md:grid-cols-[1fr_1fr_1fr_auto]">
          {loads.map((load) => (
            <label
              key={load.name}
              className="rounded-2xl border border-(--edge) bg-(--pane) p-5 text-base text-(--quiet)"
            >
              <span className="flex justify-between gap-3 text-lg text-(--text)">
                {load.name}
                <span className="text-(--quiet) tabular-nums">
                  {(load.kw * load.hours).toFixed(1)} kWh
                </span>
              </span>
              <span className="mt-3 flex items-center justify-between gap-3">
                starts
                <select
                  value={load.start}
                  onChange={(event) => move(load.name, Number(event.target.value))}
                  className="min-h-11 rounded-md border border-(--quiet) bg-(--deep) px-2 text-lg text-(--text) tabular-nums focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--glow)"
                >
                  {HOURS.map((start) => (
                    <option key={start} value={start}>
                      {clock(start)}
                    </option>
                  ))}
                </select>
              </span>
            </label>
          ))}
          <button
            type="button"
            onClick={findCheapest}
            className="min-h-16 rounded-2xl border border-(--glow) px-6 text-lg text-(--text) hover:bg-(--glow)/15 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--glow)"
          >
            Find the cheapest
          </button>
        </div>

        <table className="sr-only">
          <caption>Use, sun and price by hour</caption>
          <tbody>
            {HOURS.map((one) => (
              <tr key={one}>
                <th scope="row">{clock(one)}</th>
                <td>{use[one]?.toFixed(1)} kW</td>
                <td>{sun[one]?.toFixed(1)} kW</td>
                <td>₹{tariff[one]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
