import { useEffect, useState } from 'react';

type Office = {
  city: string;
  /** IANA name, such as Asia/Kolkata. */
  zone: string;
  phone: string;
  /** Hours of the local day; 8.5 is half past eight, and closes is later than opens. */
  opens: number;
  closes: number;
  /** Working days, 0 is Sunday; Monday to Friday unless given. */
  days?: number[];
};

type Column = { title: string; links: { label: string; href: string }[] };

type Props = {
  /** Name at the start of the last line. */
  company?: string;
  /** One column each, four to a row. */
  offices?: Office[];
  /** The sitemap; it stands on the same columns as the offices. */
  columns?: Column[];
  /** One line of system status and where it leads. */
  status?: { label: string; href: string };
  /** The small print. */
  legal?: string;
};

const OFFICES: Office[] = [
  { city: 'Chennai', zone: 'Asia/Kolkata', phone: '+91 44 5550 0142', opens: 9, closes: 18 },
  { city: 'Zürich', zone: 'Europe/Zurich', phone: '+41 44 555 01 42', opens: 8, closes: 17 },
  { city: 'Osaka', zone: 'Asia/Tokyo', phone: '+81 6 5550 0142', opens: 9, closes: 18 },
  { city: 'Valparaíso', zone: 'America/Santiago', phone: '+56 32 555 0142', opens: 9, closes: 18 },
];

const COLUMNS: Column[] = [
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

const WORKING_DAYS = [1, 2, 3, 4, 5];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MINUTE_MS = 60_000;

/** The wall clock in that zone: "16:12", the hour as a number, and the day of the week there. */
function clockIn(zone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    text: `${part('hour')}:${part('minute')}`,
    hour: Number(part('hour')) + Number(part('minute')) / 60,
    weekday: WEEKDAYS.indexOf(part('weekday')),
  };
}

const hourText = (hour: number) =>
  `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

/** What a caller wants to know: until when somebody answers, or when somebody will. */
function openingOf({ zone, opens, closes, days = WORKING_DAYS }: Office, now: Date) {
  const { text, hour, weekday } = clockIn(zone, now);
  if (days.includes(weekday) && hour >= opens && hour < closes)
    return { text, isOpen: true, says: `Open until ${hourText(closes)}` };
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = (weekday + ahead) % 7;
    if (!days.includes(day) || (ahead === 0 && hour >= opens)) continue;
    const name = ahead === 0 ? '' : ahead === 1 ? 'tomorrow ' : `${WEEKDAYS[day]} `;
    return { text, isOpen: false, says: `Closed, opens ${name}${hourText(opens)}` };
  }
  return { text, isOpen: false, says: 'Closed' };
}

export function OfficeClocksFooter({
  company = 'Tragwerk Iyer',
  offices = OFFICES,
  columns = COLUMNS,
  status = { label: 'Drawing server: all systems normal', href: '#status' },
  legal = '© Tragwerk Iyer AG. Imprint, privacy, accessibility.',
}: Props) {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Every clock turns at the minute itself, so no two of them ever disagree.
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  return (
    <footer className="bg-(--ground) px-5 pt-6 pb-8 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--ground:#fff] [--ink:#000] [--quiet:#5a5a5a] [--signal:var(--brand,#0033cc)] sm:px-10 dark:[--ground:#000] dark:[--ink:#fff] dark:[--quiet:#b0b0b0] dark:[--signal:var(--brand,#8fa8ff)]">
      <ul className="m-0 flex list-none flex-wrap p-0 lg:gap-x-6">
        {offices.map((office) => {
          const { city, phone } = office;
          const opening = now && openingOf(office, now);
          const isOpen = opening?.isOpen ?? false;
          return (
            <li
              key={`${city} ${phone}`}
              className={`min-w-fit basis-full border-t-8 pt-3 pb-8 sm:basis-1/2 lg:basis-[calc((100%-4.5rem)/4)] ${isOpen ? 'border-(--signal)' : 'border-(--ink)'}`}
            >
              <p className="m-0 text-lg font-bold tracking-[-0.02em]">{city}</p>
              <p
                className={`m-0 text-[clamp(3.5rem,7vw,5.25rem)] leading-[1.05] font-bold tracking-[-0.06em] tabular-nums ${isOpen ? 'text-(--signal)' : ''}`}
              >
                {opening ? <time>{opening.text}</time> : '––:––'}
              </p>
              <p className="m-0 mt-1 text-base">{opening?.says ?? '\u00A0'}</p>
              <a
                href={`tel:${phone.replaceAll(' ', '')}`}
                className="mt-1 inline-flex min-h-8 items-center text-base text-(--ink) tabular-nums underline underline-offset-4 hover:text-(--signal) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--signal)"
              >
                {phone}
              </a>
            </li>
          );
        })}
      </ul>

      <div className="grid grid-cols-2 gap-y-8 border-t border-(--ink) pt-4 lg:grid-cols-4 lg:gap-x-6">
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="m-0 [font-family:inherit] text-base font-bold">{title}</h2>
            <ul className="m-0 mt-2 list-none p-0">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a
                    href={href}
                    className="inline-flex min-h-8 items-center text-base text-(--ink) no-underline hover:text-(--signal) hover:underline focus-visible:outline-2 focus-visible:outline-(--signal)"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>

      <div className="mt-12 grid gap-x-6 gap-y-2 border-t border-(--ink) pt-4 text-base lg:grid-cols-4">
        <p className="m-0 text-2xl leading-none font-bold tracking-[-0.04em]">{company}</p>
        <a
          href={status.href}
          className="flex items-center gap-2 text-(--ink) no-underline hover:underline lg:col-span-2"
        >
          <span aria-hidden="true" className="size-3 bg-(--signal)" />
          {status.label}
        </a>
        <p className="m-0 text-(--quiet)">{legal}</p>
      </div>
    </footer>
  );
}
