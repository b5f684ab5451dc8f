'use client';

import { useSyncExternalStore } from 'react';

const LABELS = { days: 'days', hours: 'hrs', minutes: 'min' };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function onEveryMinute(turn) {
  const timer = setInterval(turn, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

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

/** Lines differ in height like wood type; a long one is lower. */
const heightOf = (word, line) =>
  Math.min(line % 2 === 0 ? 250 : 330, 2_700 / Math.max(1, word.length));

function Fill({ word, height }) {
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
        className="[direction:ltr] [font-family:var(--brand-font-display,inherit)] font-black"
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
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  // The server cannot know the visitor's minute, so the first paint shows the date.
  const now = useSyncExternalStore(onEveryMinute, minuteNow, () => null);

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
          { unit: text.days, value: Math.floor(minutes / 1440) },
          { unit: text.hours, value: Math.floor(minutes / 60) % 24 },
          { unit: text.minutes, value: minutes % 60 },
        ];
  const link = isOver ? next : tickets;
  const lines = words.map((word, line) => ({
    id: `${line} ${word}`,
    word: word.toUpperCase(),
    height: heightOf(word, line),
  }));
  // The block covers at most the lower half of the last line.
  const lap = { '--lap': `${(lines.at(-1)?.height ?? 0) * 0.045}vw` };

  return (
    <section
      style={lap}
      className={`relative overflow-hidden bg-(--ground) text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal wrap-break-word text-(--ink) [--bar:#111] [--edge:var(--on-tile)] [--ground:var(--brand,#ff5a1f)] [--ink:var(--brand-foreground,oklch(from_var(--ground)_clamp(.178,(.565_-_l)*1000,1)_0_0))] [--on-bar:#fff] [--on-tile:oklch(from_var(--tile)_clamp(.178,(.565_-_l)*1000,1)_0_0)] [--second:var(--brand-2,oklch(from_var(--brand,#ff5a1f)_.909_min(c*.782,.165)_calc(h_+_59.9)))] [--tile:var(--second)] dark:[--bar:var(--ink)] dark:[--edge:#111] dark:[--ground:#111] dark:[--ink:oklch(from_var(--second)_max(l,.75)_c_h)] dark:[--on-bar:#111] dark:[--tile:oklch(from_var(--brand,#ff5a1f)_max(l,.35)_c_h)] print:overflow-visible print:[--bar:#fff] print:[--edge:#111] print:[--ground:#fff] print:[--ink:#111] print:[--on-bar:#111] print:[--on-tile:#111] print:[--tile:#fff] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      <p className="m-0! flex flex-wrap justify-between gap-x-8 px-4 pt-4 text-base! font-bold! text-(--ink)! uppercase sm:px-8 sm:pt-6">
        <span>{dateLine}</span>
        <span className="min-w-0">{place}</span>
      </p>
      {lines.length > 0 && (
        <h1 className="m-0! px-4 pt-6 [font-family:inherit]! text-base! font-normal! tracking-normal! text-(--ink)! sm:px-8">
          <span className="sr-only">{words.join(' ')}</span>
          {lines.map(({ id, word, height }) => (
            <span
              key={id}
              className="mb-[2vw] block motion-safe:transition-transform motion-safe:duration-700 motion-safe:ease-out motion-safe:starting:translate-y-full"
            >
              <Fill word={word} height={height} />
            </span>
          ))}
        </h1>
      )}

      <div className="relative grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div className="min-w-0 lg:pb-10">
          <div
            className={`relative z-10 ms-4 me-4 -rotate-3 bg-(--tile) px-6 py-6 text-(--on-tile) outline-4 outline-(--edge) sm:ms-12 sm:px-8 lg:me-0 lg:self-start ${lines.length > 0 ? '-mt-[min(9vw,var(--lap))] lg:-mt-[min(9rem,var(--lap))]' : 'mt-8'}`}
          >
            {parts.length === 0 ? (
              <p
                role={isOn || isOver ? 'status' : undefined}
                className="m-0! flex min-h-[calc(clamp(3rem,8vw,5.5rem)+1.5rem)] items-center text-[clamp(2.5rem,6vw,4.5rem)]! leading-none! font-black! tracking-tight! text-(--on-tile)! [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-tight!"
              >
                {isOver ? after : isOn ? during : date}
              </p>
            ) : (
              <dl className="m-0 flex flex-wrap gap-6">
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
          {aside && (
            <p className="m-0! hidden max-w-[20ch] ps-14 pt-10 text-2xl! leading-tight! font-bold! text-(--ink)! lg:block">
              {aside}
            </p>
          )}
        </div>

        <div className="min-w-0 px-4 py-8 sm:px-8 lg:ps-16">
          {acts.length > 0 && (
            <ul className="m-0 list-none p-0 text-[clamp(1.35rem,2.6vw,2.1rem)] leading-[1.08] font-black tracking-[-0.03em] uppercase [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-normal">
              {acts.map((act) => (
                <li key={act} className="border-t-4 border-current py-1.5">
                  {act}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>

      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 bg-(--bar) px-4 py-5 text-(--on-bar) sm:px-8 print:border-t-4 forced-colors:border-t-4">
        <a
          href={link.href}
          className="inline-flex min-h-14 max-w-full items-center border-2 border-transparent bg-(--on-bar) px-5.5 text-xl! font-black! text-[oklch(from_var(--on-bar)_clamp(.178,(.565_-_l)*1000,1)_0_0)]! uppercase no-underline! hover:underline! focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-(--on-bar) print:border-current print:bg-transparent print:text-(--ink)!"
        >
          <span className="min-w-0">{link.label}</span>
        </a>
        <p className="m-0! min-w-0 text-lg! font-bold! text-(--on-bar)!">{link.note}</p>
      </div>
    </section>
  );
}
