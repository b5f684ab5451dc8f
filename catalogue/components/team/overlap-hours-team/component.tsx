import { useId, useState } from 'react';

type Person = { name: string; role: string; city: string; zone: string; from: number; to: number };

type Props = {
  title?: string;
  people?: Person[];
  /** The day the zones are compared on, as 2026-11-18. */
  on?: string;
  home?: string;
  start?: number;
  onPick?: (utcHour: number) => void;
};

const PEOPLE: Person[] = [
  {
    name: 'Anjali Menon',
    role: 'Malayalam, Tamil',
    city: 'Kochi',
    zone: 'Asia/Kolkata',
    from: 9,
    to: 18,
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

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** How many hours a zone is ahead of UTC on that day, quarter hours included. */
function offsetOf(zone: string, on: string): number {
  const noon = new Date(`${on}T12:00:00Z`);
  const text = noon.toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const day =
    Number(noon.toLocaleDateString('en-GB', { timeZone: zone, day: 'numeric' })) -
    noon.getUTCDate();
  const local = Number(text.slice(0, 2)) + Number(text.slice(3, 5)) / 60;
  return local - 12 + (day === 0 ? 0 : day === 1 || day < -1 ? 24 : -24);
}

const wrap = (hour: number) => ((hour % 24) + 24) % 24;

const clock = (hour: number) => {
  const minutes = Math.round(wrap(hour) * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** The parts of a working day on a ruler from 0 to 24; a night shift has two. */
function spans(from: number, to: number): [number, number][] {
  const start = wrap(from);
  const end = start + (to - from);
  return end > 24
    ? [
        [start, 24],
        [0, end - 24],
      ]
    : [[start, end]];
}

export function OverlapHoursTeam({
  title = 'Six people, six clocks, one good hour',
  people = PEOPLE,
  on = '2026-11-18',
  home = 'Asia/Kolkata',
  start = 16.5,
  onPick,
}: Props) {
  const id = useId();
  const [hour, setHour] = useState(start);
  const [zone, setZone] = useState(home);
  const base = offsetOf(zone, on);
  const rows = people.map((person) => {
    const shift = offsetOf(person.zone, on) - base;
    const local = wrap(hour + shift);
    const days = spans(person.from - shift, person.to - shift);
    const state =
      local >= person.from && local < person.to
        ? 'desk'
        : local < 6 || local >= 23
          ? 'asleep'
          : 'off';
    return { ...person, local, days, state };
  });
  const present = (at: number) =>
    rows.filter(({ days }) => days.some(([from, to]) => at >= from && at < to)).length;
  const counts = HOURS.map((at) => present(at + 0.5));
  const best = Math.max(...counts);
  const atDesk = rows.filter(({ state }) => state === 'desk').length;

  const choose = (value: number) => {
    setHour(value);
    onPick?.(wrap(value - base));
  };

  // The same moment, on another clock.
  const look = (from: string) => {
    setHour(wrap(hour - base + offsetOf(from, on)));
    setZone(from);
  };

  return (
    <section
      aria-labelledby={`${id}title`}
      className="bg-(--ground) px-5 py-12 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--bar:#c9c9c9] [--ground:#fff] [--ink:#0b0b0b] [--quiet:#575757] [--signal:var(--brand,#cf3600)] sm:px-10 lg:py-16 dark:[color-scheme:dark] dark:[--bar:#3d3d3d] dark:[--ground:#0b0b0b] dark:[--ink:#f4f4f4] dark:[--quiet:#b3b3b3] dark:[--signal:var(--brand,#ff7a45)]"
    >
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <h2
          id={`${id}title`}
          className="m-0 [font-family:inherit] text-4xl leading-none font-bold tracking-[-0.04em] text-balance lg:col-span-7 lg:text-6xl"
        >
          {title}
        </h2>
        <div className="flex items-end gap-6 lg:col-span-5 lg:justify-end">
          <p className="m-0 text-base" aria-live="polite">
            <span className="block text-6xl leading-none font-bold tracking-[-0.05em] text-(--signal) tabular-nums">
              {clock(hour)}
            </span>
            {atDesk} of {people.length} at a desk
          </p>
          <label className="text-base">
            <span className="block">seen from</span>
            <select
              value={zone}
              onChange={(event) => look(event.target.value)}
              className="mt-1 min-h-11 max-w-40 border-0 border-b-2 border-(--ink) bg-(--ground) text-base font-bold text-(--ink) focus-visible:outline-2 focus-visible:outline-(--signal)"
            >
              {people.map(({ city, zone: value }) => (
                <option key={city} value={value}>
                  {city}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>

      <div className="mt-10 grid grid-cols-1 gap-x-6 lg:grid-cols-12">
        <div dir="ltr" className="relative lg:col-span-8 lg:col-start-5 lg:row-start-1">
          <div
            aria-hidden="true"
            className="grid grid-cols-[repeat(24,minmax(0,1fr))] text-base text-(--quiet)"
          >
            {HOURS.map((at) => (
              <span
                key={at}
                className={`${counts[at] === best ? 'border-b-8 border-(--signal)' : 'border-b border-(--ink)'} pb-1 tabular-nums`}
              >
                {at % 6 === 0 ? at : ''}
              </span>
            ))}
          </div>
          <input
            type="range"
            min={0}
            max={23.5}
            step={0.5}
            value={hour}
            aria-label="Hour of the day"
            aria-valuetext={`${clock(hour)}, ${atDesk} of ${people.length} at a desk`}
            onChange={(event) => choose(event.target.valueAsNumber)}
            className="mt-2 h-8 w-full cursor-ew-resize accent-(--signal)"
          />
        </div>
        <ul className="m-0 list-none p-0 lg:col-span-12">
          {rows.map(({ name, role, city, local, days, state }) => (
            <li
              key={name}
              className="grid gap-x-6 border-t border-(--ink)/25 py-3 lg:grid-cols-12 lg:items-center"
            >
              <div className="flex items-baseline justify-between gap-4 lg:col-span-4">
                <p className="m-0 text-base leading-snug">
                  <span className="block text-lg font-bold tracking-[-0.02em]">{name}</span>
                  {role}, {city}
                </p>
                <p
                  className={`m-0 text-end text-base tabular-nums ${state === 'desk' ? 'font-bold text-(--signal)' : 'text-(--quiet)'}`}
                >
                  <span className="block text-lg">{clock(local)}</span>
                  {state === 'desk' ? 'at a desk' : state}
                </p>
              </div>
              <div aria-hidden="true" dir="ltr" className="relative mt-2 h-9 lg:col-span-8 lg:mt-0">
                {days.map(([from, to]) => (
                  <span
                    key={from}
                    style={{ left: `${(from / 24) * 100}%`, width: `${((to - from) / 24) * 100}%` }}
                    className={`absolute inset-y-0 ${state === 'desk' ? 'bg-(--ink)' : 'bg-(--bar)'}`}
                  />
                ))}
                <span
                  style={{ left: `${(hour / 24) * 100}%` }}
                  className="absolute -inset-y-3 w-0.5 bg-(--signal)"
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
