'use client';

import { useSyncExternalStore } from 'react';

const OFFICES = [
  { city: 'Chennai', zone: 'Asia/Kolkata', phone: '+91 44 5550 0142', opens: 9, closes: 18 },
  { city: 'Zürich', zone: 'Europe/Zurich', phone: '+41 44 555 01 42', opens: 8, closes: 17 },
  { city: 'Osaka', zone: 'Asia/Tokyo', phone: '+81 6 5550 0142', opens: 9, closes: 18 },
  { city: 'Valparaíso', zone: 'America/Santiago', phone: '+56 32 555 0142', opens: 9, closes: 18 },
];

const COLUMNS = [
  {
    title: 'Bridges',
    links: [
      { label: 'Road', href: '#road' },
      { label: 'Rail', href: '#rail' },
      { label: 'Foot', href: '#foot' },
    ],
  },
  {
    title: 'Practice',
    links: [
      { label: 'People', href: '#people' },
      { label: 'Open roles', href: '#roles' },
      { label: 'Calculations', href: '#calculations' },
    ],
  },
  {
    title: 'Read',
    links: [
      { label: 'Field notes', href: '#notes' },
      { label: 'Failures we studied', href: '#failures' },
    ],
  },
  {
    title: 'Reach',
    links: [
      { label: 'Tender desk', href: '#tender' },
      { label: 'Press', href: '#press' },
      { label: 'Emergency survey', href: '#emergency' },
    ],
  },
];

const LABELS = {
  open: 'Open until {time}',
  opensToday: 'Closed, opens {time}',
  opensLater: 'Closed, opens {day} {time}',
  closed: 'Closed',
  noTime: '––:––',
};

const WORKING_DAYS = [1, 2, 3, 4, 5];
const MINUTE_MS = 60_000;
/** A Sunday, from which the names of the days are counted. */
const SUNDAY = Date.UTC(2024, 0, 7);

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Every clock turns at the minute itself, so no two of them ever disagree. */
function onEveryMinute(turn) {
  let timer;
  const wait = () => {
    timer = setTimeout(
      () => {
        turn();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

const timeText = (locale, timeZone, at, hour) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    hour,
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** What a caller wants to know: until when somebody answers, or when somebody will. */
function openingOf(office, now, locale, text) {
  const { zone, opens, closes, days = WORKING_DAYS } = office;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type) => parts.find((one) => one.type === type)?.value ?? '';
  const hour = Number(part('hour')) + Number(part('minute')) / 60;
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'));
  const say = (words, at, day = '') =>
    words
      .replace('{day}', day)
      .replace('{time}', timeText(locale, 'UTC', SUNDAY + at * 60 * MINUTE_MS, 'numeric'));

  if (days.includes(weekday) && hour >= opens && hour < closes)
    return { isOpen: true, says: say(text.open, closes) };
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = (weekday + ahead) % 7;
    if (!days.includes(day) || (ahead === 0 && hour >= opens)) continue;
    if (ahead === 0) return { isOpen: false, says: say(text.opensToday, opens) };
    const name =
      ahead === 1
        ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(1, 'day')
        : new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
            SUNDAY + day * 24 * 60 * MINUTE_MS,
          );
    return { isOpen: false, says: say(text.opensLater, opens, name) };
  }
  return { isOpen: false, says: text.closed };
}

export function OfficeClocksFooter({
  company = 'Tragwerk Iyer',
  logo,
  offices = OFFICES,
  columns = COLUMNS,
  status = { label: 'Drawing server: all systems normal', href: '#status' },
  legal = '© Tragwerk Iyer AG. Imprint, privacy, accessibility.',
  locale = 'en-GB',
  labels,
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  // The server does not know the visitor's minute, so the first paint has no time.
  const now = useSyncExternalStore(onEveryMinute, minuteNow, () => null);
  const square = (
    <span aria-hidden="true" className="size-3 shrink-0 bg-(--signal) print:border-6" />
  );

  return (
    <footer
      className={`bg-(--ground) px-5 pt-6 pb-8 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal wrap-break-word text-(--ink) [--ground:#fff] [--ink:#000] [--quiet:#5a5a5a] [--signal:oklch(from_var(--brand,#0033cc)_min(l,.52)_c_h)] sm:px-10 dark:[--ground:#000] dark:[--ink:#fff] dark:[--quiet:#b0b0b0] dark:[--signal:oklch(from_var(--brand,#8fa8ff)_max(l,.7)_c_h)] print:[--ground:#fff] print:[--ink:#000] print:[--quiet:#444] print:[--signal:oklch(from_var(--brand,#0033cc)_min(l,.52)_c_h)] forced-colors:[--signal:Highlight] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      {offices.length > 0 && (
        <ul className="m-0 flex list-none flex-wrap p-0 lg:gap-x-6">
          {offices.map((office) => {
            const { city, phone, zone } = office;
            const opening = now === null ? null : openingOf(office, now, locale, text);
            const isOpen = opening?.isOpen ?? false;
            return (
              <li
                key={`${city} ${phone}`}
                className={`min-w-min basis-full border-t-8 pt-3 pb-8 break-inside-avoid sm:basis-1/2 lg:basis-[calc((100%-4.5rem)/4)] ${isOpen ? 'border-(--signal)' : 'border-(--ink)'}`}
              >
                <p className="m-0! text-lg! font-bold! tracking-[-0.02em]! wrap-anywhere text-(--ink)!">
                  {city}
                </p>
                <p
                  className={`m-0! text-[clamp(3.5rem,7vw,5.25rem)]! leading-[1.05]! font-bold! tracking-[-0.06em]! whitespace-nowrap tabular-nums ${isOpen ? 'text-(--signal)!' : 'text-(--ink)!'}`}
                >
                  {now === null ? (
                    text.noTime
                  ) : (
                    <time>{timeText(locale, zone, now, '2-digit')}</time>
                  )}
                </p>
                <p className="m-0! mt-1! text-base! wrap-anywhere text-(--ink)!">
                  {opening?.says ?? '\u00A0'}
                </p>
                <a
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className="mt-1 inline-flex min-h-8 items-center text-base! font-normal! text-(--ink)! tabular-nums underline! underline-offset-4 hover:text-(--signal)! focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--signal)"
                >
                  <bdi>{phone}</bdi>
                </a>
              </li>
            );
          })}
        </ul>
      )}

      {columns.length > 0 && (
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 border-t border-(--ink) pt-4 lg:grid-cols-4 lg:gap-x-6">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="min-w-0">
              <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-base! font-bold! tracking-normal! text-(--ink)!">
                {title}
              </h2>
              {links.length > 0 && (
                <ul className="m-0 mt-2 list-none p-0">
                  {links.map(({ label, href }) => (
                    <li key={`${label} ${href}`}>
                      <a
                        href={href}
                        className="inline-flex min-h-8 max-w-full items-center text-base! font-normal! text-(--ink)! no-underline! hover:text-(--signal)! hover:underline! focus-visible:outline-2 focus-visible:outline-(--signal)"
                      >
                        <span className="min-w-0">{label}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </nav>
          ))}
        </div>
      )}

      <div className="mt-12 grid gap-x-6 gap-y-2 border-t border-(--ink) pt-4 text-base lg:grid-cols-4">
        {logo !== null && (
          <div className="min-w-0 text-2xl leading-none font-bold tracking-[-0.04em]">
            {logo ?? company}
          </div>
        )}
        {status && (
          <a
            href={status.href}
            className="flex items-center gap-2 text-base! font-normal! text-(--ink)! no-underline! hover:underline! focus-visible:outline-2 focus-visible:outline-(--signal) lg:col-span-2"
          >
            {status.icon === undefined ? square : status.icon}
            <span className="min-w-0">{status.label}</span>
          </a>
        )}
        {legal && <p className="m-0! min-w-0 text-base! text-(--quiet)!">{legal}</p>}
      </div>
    </footer>
  );
}
