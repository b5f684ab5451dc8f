import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So that the sample never lies in the past: half past eight in the evening, nine days ahead. */
const sampleStart = (now) => {
  const day = new Date(now);
  day.setDate(day.getDate() + 9);
  return day.setHours(20, 30, 0, 0);
};

/** Capitals of a grotesque are about 72 % of the font size high. */
const CAP_HEIGHT = 0.72;

/** Room above for accents and below for tails, in heights of a capital; most words need neither. */
const roomOf = (text) => ({
  rise: /^[ -~]*$/.test(text) ? 0 : 0.4,
  dip: /^[A-IK-PR-Z\d .!?'’&:+-]*$/.test(text.normalize('NFD').replace(/[\u0300-\u0315]/g, ''))
    ? 0
    : 0.4,
});

function Fill({ word, height: wanted }) {
  const height = Math.min(wanted, 2_700 / word.length);
  const { rise, dip } = roomOf(word);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${-rise * height} 1000 ${height * (1 + rise + dip)}`}
      className="block h-auto w-full overflow-visible fill-current"
    >
      <text
        x="0"
        y={height}
        textLength="1000"
        lengthAdjust="spacingAndGlyphs"
        fontSize={height / CAP_HEIGHT}
        className="font-black"
      >
        {word}
      </text>
    </svg>
  );
}

export function DrumNightCountdown({
  words = ['Eleven', 'Drums'],
  start,
  hours = 5,
  zone = 'Asia/Kolkata',
  locale = 'en-GB',
  place = 'Sealdah Jute Mill, shed no. 4, Kolkata',
  acts = [
    'Bandra Dhol Union',
    'Oko Adu Five',
    'Chenda 64',
    'Les Frères Tonnerre',
    'Rukmini & the Low End',
  ],
  aside = 'Doors 7 pm. Bring one drum, borrow another, leave with neither.',
  tickets = {
    label: 'Get in for ₹650',
    href: '#tickets',
    note: '214 of 900 left. Earplugs at the door, free.',
  },
  during = 'On now',
  after = 'That was loud',
  next = {
    label: 'Hear about the next',
    href: '#next',
    note: 'One mail, when the drums are booked.',
  },
}) {
  const [now, setNow] = useState(null);

  // The server cannot know the visitor's minute, so the first paint shows the date.
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);

  const first = start ? Date.parse(start) : now === null ? null : sampleStart(now);
  const say = (options) =>
    first === null
      ? ''
      : new Intl.DateTimeFormat(locale, {
          ...(start ? { timeZone: zone } : {}),
          ...options,
        }).format(first);
  const date = say({ weekday: 'short', day: 'numeric', month: 'short' });
  const dateLine =
    first === null ? '\u00A0' : `${date} · ${say({ hour: 'numeric', minute: '2-digit' })}`;

  const isOver = now !== null && first !== null && now >= first + hours * HOUR_MS;
  const isOn = now !== null && first !== null && now >= first && !isOver;
  const minutes = now === null || first === null ? 0 : Math.ceil((first - now) / MINUTE_MS);
  const parts =
    now === null || first === null || isOn || isOver
      ? []
      : [
          { unit: 'days', value: Math.floor(minutes / 1440) },
          { unit: 'hrs', value: Math.floor(minutes / 60) % 24 },
          { unit: 'min', value: minutes % 60 },
        ];
  const link = isOver ? next : tickets;

  return (
    <section className="relative overflow-hidden bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--block:#111] [--ground:var(--brand,#ff5a1f)] [--ink:#111] [--loud:var(--brand-2,#ffe14a)] dark:[--block:var(--brand,#ff5a1f)] dark:[--ground:#111] dark:[--ink:var(--brand-2,#ffe14a)] dark:[--loud:#111]">
      <p className="m-0 flex flex-wrap justify-between gap-x-8 px-4 pt-4 text-base font-bold uppercase sm:px-8 sm:pt-6">
        <span>{dateLine}</span>
        <span>{place}</span>
      </p>
      <h1 className="m-0 px-4 pt-6 [font-family:inherit] sm:px-8">
        <span className="sr-only">{words.join(' ')}</span>
        {words.map((word, line) => (
          <span
            key={word}
            className="mb-[2vw] block motion-safe:transition-transform motion-safe:duration-700 motion-safe:ease-out motion-safe:starting:translate-y-full"
          >
            <Fill word={word.toUpperCase()} height={line % 2 === 0 ? 250 : 330} />
          </span>
        ))}
      </h1>

      <div className="relative grid lg:grid-cols-[1fr_1.25fr]">
        <div className="lg:pb-10">
          <div className="relative z-10 -mt-[9vw] ms-4 me-4 -rotate-3 bg-(--loud) px-6 py-6 text-(--plain) outline-4 outline-(--plain) [--plain:#111] sm:ms-12 sm:px-8 lg:-mt-36 lg:me-0 lg:self-start dark:bg-(--block)">
            {parts.length === 0 ? (
              <p
                role={isOn || isOver ? 'status' : undefined}
                className="m-0 flex min-h-[calc(clamp(3rem,8vw,5.5rem)+1.5rem)] items-center text-[clamp(2.5rem,6vw,4.5rem)] leading-none font-black tracking-tight"
              >
                {isOver ? after : isOn ? during : date}
              </p>
            ) : (
              <dl className="m-0 flex gap-6">
                {parts.map(({ unit, value }) => (
                  <div key={unit} className="flex flex-col-reverse">
                    <dt className="text-base font-bold uppercase">{unit}</dt>
                    <dd className="m-0 text-[clamp(3rem,8vw,5.5rem)] leading-none font-black tracking-[-0.06em] tabular-nums">
                      {String(value).padStart(2, '0')}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <p className="m-0 hidden max-w-[20ch] ps-14 pt-10 text-2xl leading-tight font-bold lg:block">
            {aside}
          </p>
        </div>

        <div className="px-4 py-8 sm:px-8 lg:ps-16">
          <ul className="m-0 list-none p-0 text-[clamp(1.35rem,2.6vw,2.1rem)] leading-[1.08] font-black tracking-[-0.03em] uppercase">
            {acts.map((act) => (
              <li key={act} className="border-t-4 border-current py-1.5">
                {act}
              </li>
            ))}
          </ul>
        </div>
      </div>

      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 bg-[#111] px-4 py-5 text-(--paper) [--paper:#fff] sm:px-8 dark:bg-(--ink) dark:[--paper:#111]">
        <a
          href={link.href}
          className="inline-flex min-h-14 items-center bg-(--paper) px-6 text-xl font-black text-(--ground) uppercase no-underline [--ground:#111] hover:underline focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-current dark:[--ground:#fff]"
        >
          {link.label}
        </a>
        <p className="m-0 text-lg font-bold">{link.note}</p>
      </div>
    </section>
  );
}
