'use client';

import { useId, useState, useSyncExternalStore } from 'react';

const PEOPLE = [
  {
    name: 'Anjali Menon',
    role: 'Malayalam, Tamil',
    city: 'Kochi',
    zone: 'Asia/Kolkata',
    from: 9.5,
    to: 18.5,
  },
  {
    name: 'Piotr Zając',
    role: 'Polish, German',
    city: 'Wrocław',
    zone: 'Europe/Warsaw',
    from: 8,
    to: 16,
  },
  {
    name: 'Sanna Lindqvist',
    role: 'Swedish, Finnish',
    city: 'Turku',
    zone: 'Europe/Helsinki',
    from: 10,
    to: 18,
  },
  {
    name: 'Yusuf Demir',
    role: 'Turkish, legal',
    city: 'İzmir',
    zone: 'Europe/Istanbul',
    from: 9,
    to: 18,
  },
  {
    name: 'Efua Mensah',
    role: 'Desk, invoices',
    city: 'Accra',
    zone: 'Africa/Accra',
    from: 8,
    to: 17,
  },
  {
    name: 'Lucía Ferreyra',
    role: 'Spanish, subtitling',
    city: 'Rosario',
    zone: 'America/Argentina/Buenos_Aires',
    from: 9,
    to: 17,
  },
];

const LABELS = {
  seenFrom: 'seen from',
  desk: 'at a desk',
  asleep: 'asleep',
  off: 'off',
  atDesk: '{count} of {total} at a desk',
  hour: 'Hour of the day',
  best: 'Best: {from} to {to}, {count} of {total}',
  about: '{role}, {city}',
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Zones differ by quarter hours, so the ruler is read in quarters. */
const QUARTERS = Array.from({ length: 96 }, (_, quarter) => quarter / 4);
const HOUR_MS = 3_600_000;

/** The wall clock of a zone at one moment, as if it were UTC. */
function wallOf(zone, moment) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type) => Number(parts.find((one) => one.type === type)?.value);
  return new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')),
  );
}

/** How many hours a zone is ahead of UTC at noon of that day; summer time included. */
function offsetOf(zone, on) {
  const noon = new Date(`${on}T12:00:00Z`);
  return (wallOf(zone, noon).getTime() - noon.getTime()) / HOUR_MS;
}

const wrap = (hour) => ((hour % 24) + 24) % 24;

/** Puts values in the place of their names in braces. */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

const lengthOf = ({ from, to }) => wrap(to - from) || 24;

const isWithin = (hour, from, length) => wrap(hour - from) < length;

function stateOf(person, local) {
  const length = lengthOf(person);
  if (isWithin(local, person.from, length)) return 'desk';
  // Whoever works at three in the morning sleeps after the shift, everybody else from eleven.
  const bed = isWithin(3, person.from, length) ? person.to + 2 : 23;
  return isWithin(local, bed, 7) ? 'asleep' : 'off';
}

/** A stretch of hours on a ruler from 0 to 24; one that passes midnight has two parts. */
function spans(from, length) {
  const start = wrap(from);
  const end = start + length;
  return end > 24
    ? [
        [start, 24],
        [0, end - 24],
      ]
    : [[start, end]];
}

/** The longest stretch in which the most people are at a desk, midnight or not. */
function bestOf(counts) {
  const count = Math.max(...counts);
  const size = counts.length;
  let best = { from: 0, length: 0 };
  for (let from = 0; from < size; from++) {
    let length = 0;
    while (length < size && counts[(from + length) % size] === count) length++;
    if (length > best.length) best = { from, length };
  }
  return { from: best.from / 4, length: best.length / 4, count };
}

/** Today by the calendar of that zone, as 2026-11-18. */
const todayIn = (zone) => wallOf(zone, new Date()).toISOString().slice(0, 10);
const never = () => () => undefined;

/** Bars are read on paper too, where grounds are usually left out. */
const PRINTED = 'print:[print-color-adjust:exact]';

export function OverlapHoursTeam({
  title = 'Six people, six clocks, one good hour',
  people = PEOPLE,
  on,
  home = 'Asia/Kolkata',
  start,
  onPick,
  locale = 'en-GB',
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const [chosen, setZone] = useState(home);
  const isKnown = people.some((person) => person.zone === chosen);
  const zone = isKnown ? chosen : (people[0]?.zone ?? chosen);
  // Hours after midnight UTC, so that it is the same moment whichever clock is read.
  const [picked, setPicked] = useState(null);

  // The server's day may be over where the visitor is.
  const today = useSyncExternalStore(
    never,
    () => todayIn(home),
    () => null,
  );
  const day = on ?? today;
  const number = (value) => value.toLocaleString(locale);
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const clock = (hour) => time.format(Math.round(wrap(hour) * 60) * 60_000);

  const base = day === null ? 0 : offsetOf(zone, day);
  const shifts = people.map((person) => (day === null ? 0 : offsetOf(person.zone, day) - base));
  const counts = QUARTERS.map(
    (at) =>
      people.filter((person, index) =>
        isWithin(at + (shifts[index] ?? 0), person.from, lengthOf(person)),
      ).length,
  );
  const best = bestOf(counts);
  const middle = wrap(Math.floor((best.from + best.length / 2) * 2) / 2);
  const first = start === undefined || day === null ? middle : start - offsetOf(home, day) + base;
  const hour = wrap(picked === null ? first : picked + base);
  const rows = people.map((person, index) => {
    const shift = shifts[index] ?? 0;
    const local = hour + shift;
    return {
      ...person,
      key: `${index} ${person.name}`,
      local,
      days: day === null ? [] : spans(person.from - shift, lengthOf(person)),
      state: stateOf(person, local),
    };
  });
  const atDesk = fill(text.atDesk, {
    count: number(rows.filter(({ state }) => state === 'desk').length),
    total: number(people.length),
  });
  const cities = new Map();
  for (const { city, zone: name } of people)
    cities.set(name, [...new Set([...(cities.get(name) ?? []), city])]);

  const choose = (value) => {
    setPicked(value - base);
    if (day !== null)
      onPick?.(new Date(Date.parse(`${day}T00:00:00Z`) + (value - base) * HOUR_MS).toISOString());
  };

  const look = (from) => {
    if (picked === null) setPicked(hour - base);
    setZone(from);
  };

  return (
    <section
      aria-labelledby={`${id}title`}
      className={`bg-(--ground) px-5 py-12 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--ink) [--bar:#c9c9c9] [--ground:#fff] [--ink:#0b0b0b] [--quiet:#575757] [--signal:oklch(from_var(--brand,#cf3600)_min(l,.545)_c_h)] sm:px-10 lg:py-16 dark:[color-scheme:dark] dark:[--bar:#3d3d3d] dark:[--ground:#0b0b0b] dark:[--ink:#f4f4f4] dark:[--quiet:#b3b3b3] dark:[--signal:oklch(from_var(--brand,#ff7a45)_max(l,.65)_c_h)] print:[color-scheme:light] print:[--bar:#c9c9c9] print:[--ground:#fff] print:[--ink:#000] print:[--quiet:#333] print:[--signal:#000] ${className}`}
    >
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <h2
          id={`${id}title`}
          className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-4xl! leading-none font-bold! tracking-[-0.04em]! text-balance wrap-break-word text-(--ink)! lg:col-span-7 lg:text-6xl! rtl:leading-tight rtl:tracking-normal!"
        >
          {title}
        </h2>
        {people.length > 0 && (
          <div className="flex flex-wrap items-end gap-6 lg:col-span-5 lg:justify-end">
            <p className="m-0! text-base! text-(--ink)!" aria-live="polite">
              <span className="block text-6xl leading-none font-bold tracking-[-0.05em] text-(--signal) tabular-nums">
                {day === null ? '––:––' : clock(hour)}
              </span>
              {day === null ? '\u00A0' : atDesk}
            </p>
            <label className="min-w-0 text-base">
              <span className="block">{text.seenFrom}</span>
              <select
                value={zone}
                onChange={(event) => look(event.target.value)}
                className="mt-1 min-h-11 max-w-40 border-0 border-b-2 border-(--ink) bg-(--ground) [font-family:inherit] text-base font-bold text-(--ink) focus-visible:outline-2 focus-visible:outline-(--signal)"
              >
                {[...cities].map(([value, names]) => (
                  <option key={value} value={value}>
                    {names.join(', ')}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
      </div>

      {people.length > 0 && (
        <div className="mt-10 grid grid-cols-1 gap-x-6 lg:grid-cols-12">
          <div dir="ltr" className="relative lg:col-span-8 lg:col-start-5 lg:row-start-1">
            <div aria-hidden="true" className="relative border-b border-(--ink) pb-2">
              <div className="grid grid-cols-4 text-base text-(--quiet) tabular-nums">
                {HOURS.filter((at) => at % 6 === 0).map((at) => (
                  <span key={at}>{number(at)}</span>
                ))}
              </div>
              {day !== null &&
                spans(best.from, best.length).map(([from, to]) => (
                  <span
                    key={from}
                    style={{ left: `${(from / 24) * 100}%`, width: `${((to - from) / 24) * 100}%` }}
                    className={`absolute bottom-0 h-2 bg-(--signal) forced-colors:bg-[Highlight] ${PRINTED}`}
                  />
                ))}
            </div>
            <input
              type="range"
              min={0}
              max={23.75}
              step={0.25}
              value={hour}
              aria-label={text.hour}
              aria-valuetext={`${clock(hour)}, ${atDesk}`}
              onChange={(event) => choose(event.target.valueAsNumber)}
              className="mt-2 h-8 w-full cursor-ew-resize accent-(--signal) focus-visible:outline-2 focus-visible:outline-(--signal) print:hidden"
            />
          </div>
          <p className="m-0! text-base! leading-snug text-(--ink)! max-lg:mb-4! lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:self-end lg:pb-3">
            {day === null ? (
              '\u00A0'
            ) : (
              <>
                <span
                  aria-hidden="true"
                  className={`me-2 inline-block h-2 w-6 bg-(--signal) forced-colors:bg-[Highlight] ${PRINTED}`}
                />
                {fill(text.best, {
                  from: clock(best.from),
                  to: clock(best.from + best.length),
                  count: number(best.count),
                  total: number(people.length),
                })}
              </>
            )}
          </p>
          <ul className="m-0 list-none p-0 lg:col-span-12">
            {rows.map(({ key, name, role, city, local, days, state }) => (
              <li
                key={key}
                className="grid break-inside-avoid gap-x-6 border-t border-(--ink)/25 py-3 lg:grid-cols-12 lg:items-center"
              >
                <div className="flex items-baseline justify-between gap-4 lg:col-span-4">
                  <p className="m-0! min-w-0 text-base! leading-snug wrap-break-word text-(--ink)!">
                    <span className="block text-lg font-bold tracking-[-0.02em] rtl:tracking-normal">
                      {name}
                    </span>
                    {fill(text.about, { role, city })}
                  </p>
                  <p
                    className={`m-0! text-end text-base! tabular-nums ${state === 'desk' ? 'font-bold! text-(--signal)!' : 'text-(--quiet)!'}`}
                  >
                    <span className="block text-lg">{day === null ? '––:––' : clock(local)}</span>
                    {day === null ? '\u00A0' : text[state]}
                  </p>
                </div>
                <div
                  aria-hidden="true"
                  dir="ltr"
                  className="relative mt-2 h-9 lg:col-span-8 lg:mt-0"
                >
                  {days.map(([from, to]) => (
                    <span
                      key={from}
                      style={{
                        left: `${(from / 24) * 100}%`,
                        width: `${((to - from) / 24) * 100}%`,
                      }}
                      className={`absolute inset-y-0 ${PRINTED} ${state === 'desk' ? 'bg-(--ink) forced-colors:bg-[CanvasText]' : 'bg-(--bar) forced-colors:bg-[GrayText]'}`}
                    />
                  ))}
                  <span
                    style={{ left: `${(hour / 24) * 100}%` }}
                    className={`absolute -inset-y-3 w-0.5 bg-(--signal) forced-colors:bg-[Highlight] ${PRINTED}`}
                  />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
