'use client';

import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

type Hours = {
  days: (typeof DAYS)[number][];
  /** From and to in 24 hours, such as 09:00-13:00. 18:00-02:00 ends on the next day. @code */
  times: string[];
};

type Exception = {
  /** A day such as 2026-12-25, and the last one where there are several. */
  date: string;
  until?: string;
  /** None means closed. @code */
  times: string[];
  note?: string;
};

type Labels = {
  /** The answer. {time}, {day} and {date} are filled in. */
  open: string;
  always: string;
  opens: string;
  opensTomorrow: string;
  opensOn: string;
  opensAfter: string;
  closedNow: string;
  /** In its place until the clock is known, and where the visitor has another time. {place} is filled in. */
  zone: string;
  there: string;
  /** The tables. */
  hours: string;
  exceptions: string;
  closed: string;
  directions: string;
};

type Props = {
  /** Heading. */
  title?: ReactNode;
  /** The name of the business. */
  name?: string;
  /** The address, line by line. */
  address?: string[];
  /** Below the address, such as how to get in. */
  note?: ReactNode;
  /** A number that can be rung. @code */
  phone?: string;
  /** An address for mail. @code */
  email?: string;
  /** Where the way is shown. @code */
  directions?: string;
  /** The hours of a usual week. Days that are missing are closed. */
  hours?: Hours[];
  /** Days that are different, by date. */
  exceptions?: Exception[];
  /** The time zone of the business. */
  timeZone?: string;
  /** The town, for those who have another time. */
  place?: string;
  /** A map or a picture of the entrance. Without it nothing is reserved. */
  media?: ReactNode;
  /** The week beside address and map, or a wide map above all. */
  layout?: 'table' | 'map';
  /** Whether the hours are also written for search engines. */
  structured?: boolean;
  /** What the business is, as schema.org calls it. @code */
  schema?: string;
  /** Language of days and dates, such as de-DE. */
  locale?: string;
  /** Writes 1:00 pm instead of 13:00. */
  hour12?: boolean;
  /** Level of the heading. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Leaves out the space above, so that the section joins the one before it. */
  join?: boolean;
  /** Every other word. */
  labels?: Partial<Labels>;
  /** Classes for the outer element, added at the end. */
  className?: string;
};

const LABELS: Labels = {
  open: 'Open until {time}',
  always: 'Open day and night',
  opens: 'Closed, opens at {time}',
  opensTomorrow: 'Closed, opens tomorrow at {time}',
  opensOn: 'Closed, opens {day} at {time}',
  opensAfter: 'Closed until {date}, {time}',
  closedNow: 'Closed',
  zone: 'All times are those of {place}',
  there: 'It is {time} in {place}',
  hours: 'Opening hours',
  exceptions: 'Other than usual',
  closed: 'Closed',
  directions: 'Directions',
};

const HOURS: Hours[] = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], times: ['09:00-13:00', '14:00-18:00'] },
  { days: ['Sa'], times: ['09:00-13:00'] },
];

const EXCEPTIONS: Exception[] = [
  { date: '2026-12-25', times: [], note: 'Christmas' },
  { date: '2026-12-31', times: ['09:00-13:00'] },
];

const DAY_MS = 86_400_000;
const DAY_MIN = 1440;
const WEEK_DAYS = 7;
const LOOK_DAYS = 60;
/** A Monday, to name the days of the week. */
const MONDAY = '2024-01-01';

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** 0 is Monday. */
const placeOf = (date: string) => (new Date(date).getUTCDay() + 6) % WEEK_DAYS;

const exceptionOn = (date: string, exceptions: readonly Exception[]) =>
  exceptions.find((one) => one.date <= date && date <= (one.until ?? one.date));

/** What applies to a date: an exception, or the usual week. */
function timesOn(date: string, hours: readonly Hours[], exceptions: readonly Exception[]) {
  const day = DAYS[placeOf(date)]!;
  return (
    exceptionOn(date, exceptions)?.times ??
    hours.flatMap(({ days, times }) => (days.includes(day) ? times : []))
  );
}

/** The spans on one line of minutes from the beginning of `today`; those that touch are one. */
function lineUp(today: string, hours: readonly Hours[], exceptions: readonly Exception[]) {
  const spans: [from: number, to: number][] = [];
  for (let day = -1; day <= LOOK_DAYS; day++)
    for (const time of timesOn(later(today, day), hours, exceptions)) {
      const [from = 0, to = 0] = time.split('-').map(minutesOf);
      const start = day * DAY_MIN + from;
      spans.push([start, start + to - from + (to > from ? 0 : DAY_MIN)]);
    }
  spans.sort(([one], [other]) => one - other);
  const line: typeof spans = [];
  for (const [from, to] of spans) {
    const before = line.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else line.push([from, to]);
  }
  return line;
}

/** Date and minute of the day in a time zone. */
function clockIn(timeZone: string, minute: number) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(minute * 60_000);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const minutes = Number(part('hour')) * 60 + Number(part('minute'));
  return { today: `${part('year')}-${part('month')}-${part('day')}`, minutes };
}

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** For search engines. A sign that could end the script element is escaped. */
function describe(schema: string, more: object, hours: Hours[], exceptions: Exception[]): string {
  const spanOf = (time: string, when: object) => {
    const [opens, closes] = time.split('-');
    return { '@type': 'OpeningHoursSpecification', opens, closes, ...when };
  };
  const usual = hours.flatMap(({ days, times }) => {
    const dayOfWeek = days.map((day) => `https://schema.org/${NAMES[DAYS.indexOf(day)]}`);
    return times.map((time) => spanOf(time, { dayOfWeek }));
  });
  const special = exceptions.flatMap(({ date, until = date, times }) =>
    (times.length > 0 ? times : ['00:00-00:00']).map((time) =>
      spanOf(time, { validFrom: date, validThrough: until }),
    ),
  );
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': schema,
    ...more,
    openingHoursSpecification: usual,
    specialOpeningHoursSpecification: special,
  }).replaceAll('<', String.raw`\u003c`);
}

/** Every ten seconds, so that no minute is missed by more. */
const everyTick = (changed: () => void) => {
  const timer = setInterval(changed, 10_000);
  return () => clearInterval(timer);
};
const readMinute = () => Math.floor(Date.now() / 60_000);
/** The server and the first picture know no clock, so all visitors get the same. */
const noMinute = () => null;

const LINK =
  'inline-flex min-h-11 min-w-0 items-center rounded-[calc(var(--radius,.5rem)*.6)] text-base! font-medium! wrap-anywhere text-(--main-text)! underline! decoration-[color-mix(in_oklab,currentColor_36%,transparent)] underline-offset-4 transition-colors duration-150 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-(--focus) motion-reduce:transition-none print:min-h-0 print:no-underline!';
const CELL =
  'relative border-t border-(--line) py-2.5 align-baseline before:absolute before:inset-x-0 before:-top-px before:border-(--ink) group-aria-[current]:before:border-t-2 group-aria-[current]:font-semibold print:py-1 print:before:hidden print:font-normal!';

export function PlainVisit({
  title = 'Come by, or ring',
  name = 'Neem Lane Dental',
  address = ['14 Neem Lane, ground floor', 'Sadashiv Peth', 'Pune 411030'],
  note = 'There is one step at the entrance, and a ramp for it.',
  phone = '020 5550 0138',
  email = 'visit@neemlane.example',
  directions = '#directions',
  hours = HOURS,
  exceptions = EXCEPTIONS,
  timeZone = 'Asia/Kolkata',
  place = 'Pune',
  media,
  layout = 'table',
  structured = true,
  schema = 'Dentist',
  locale = 'en-IN',
  hour12 = false,
  level = 2,
  join = false,
  labels,
  className = '',
}: Props) {
  const words = { ...LABELS, ...labels };
  const minute = useSyncExternalStore<number | null>(everyTick, readMinute, noMinute);
  const Title = `h${level}` as 'h2';
  const isMap = layout === 'map';

  const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
      .format(Date.parse(date))
      .replace(/\s/g, ' ');
  const clock = (minutes: number) => {
    const at = minutes % DAY_MIN;
    if (hour12)
      return inWords(new Date(at * 60_000).toISOString(), {
        hour: 'numeric',
        minute: '2-digit',
        hour12: true,
      });
    return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
  };
  const spanOf = (time: string) => time.split('-').map(minutesOf).map(clock).join('–');
  const shortDay = (date: string) =>
    inWords(date, { weekday: 'short', day: 'numeric', month: 'short' });

  const now = minute === null ? null : clockIn(timeZone, minute);
  const line = now ? lineUp(now.today, hours, exceptions) : [];
  const current = line.find(([from, to]) => now && from <= now.minutes && now.minutes < to);
  const next = line.find(([from]) => now && from > now.minutes);

  const sayState = (today: string) => {
    if (current) {
      const isEndless = current[1] > WEEK_DAYS * DAY_MIN;
      return isEndless ? words.always : fill(words.open, { time: clock(current[1]) });
    }
    if (!next) return words.closedNow;
    const days = Math.floor(next[0] / DAY_MIN);
    const date = later(today, days);
    const values = {
      time: clock(next[0]),
      day: inWords(date, { weekday: 'long' }),
      date: inWords(date, { day: 'numeric', month: 'long' }),
    };
    const text =
      days === 0
        ? words.opens
        : days === 1
          ? words.opensTomorrow
          : days < WEEK_DAYS
            ? words.opensOn
            : words.opensAfter;
    return fill(text, values);
  };

  const here = minute === null ? null : new Date(minute * 60_000);
  const isElsewhere = here && now && here.getHours() * 60 + here.getMinutes() !== now.minutes;
  const caption =
    isElsewhere && place ? fill(words.there, { time: clock(now.minutes), place }) : words.hours;

  /** Every row has as many columns as the day with the most spans. */
  const perDay = DAYS.map((day) =>
    hours.flatMap(({ days, times }) => (days.includes(day) ? times : [])),
  );
  const spans = Math.max(
    2,
    ...[...perDay, ...exceptions.map(({ times }) => times)].map(({ length }) => length),
  );

  const row = (key: string, day: string, times: string[], says = '', isToday = false) => (
    <tr key={key} aria-current={isToday ? 'date' : undefined} className="group">
      <th scope="row" className={`w-34 pe-4 text-start font-normal wrap-break-word ${CELL}`}>
        {day}
      </th>
      <td className={`${CELL} wrap-break-word`}>
        <div
          style={{ '--spans': spans } as CSSProperties}
          className={`grid grid-cols-[repeat(auto-fill,minmax(max(var(--least),99%/var(--spans)),1fr))] *:pe-3 ${hour12 ? '[--least:9.75rem]' : '[--least:6.25rem]'}`}
        >
          {times.map((time, at) => (
            <span key={`${at} ${time}`}>{spanOf(time)}</span>
          ))}
          {times.length === 0 && <span className="text-(--quiet)">{words.closed}</span>}
          {says && <span className="min-w-0 text-(--quiet)">{says}</span>}
        </div>
      </td>
    </tr>
  );

  const head = (
    <>
      {title && (
        <Title
          className={`m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2rem,3.4vw,3rem)]! leading-[1.1]! font-semibold! tracking-[-0.024em]! text-balance wrap-break-word text-(--ink)! rtl:tracking-normal! print:text-2xl! ${isMap ? 'md:col-span-7' : 'md:[text-box:trim-start_cap_alphabetic]'}`}
        >
          {title}
        </Title>
      )}
      <p
        className={`m-0! grid min-w-0 text-lg! leading-snug! font-semibold! text-(--ink)! *:[grid-area:1/1] md:text-xl! print:hidden ${isMap ? 'md:col-span-4 md:col-start-9' : ''}`}
      >
        {/* The room for the longest answer. */}
        <span aria-hidden="true" className="invisible ps-5">
          {fill(words.opensOn, {
            time: clock(minutesOf('20:00')),
            day: inWords(later(MONDAY, 2), { weekday: 'long' }),
          })}
        </span>
        {now ? (
          <span className="relative ps-5 wrap-break-word">
            <svg
              viewBox="0 0 12 12"
              aria-hidden="true"
              className={`absolute start-0 top-[calc(.5lh-.375rem)] size-3 stroke-(--main-text) stroke-2 ${current ? 'fill-(--main-text)' : 'fill-none'}`}
            >
              <circle cx="6" cy="6" r="5" />
            </svg>
            {sayState(now.today)}
          </span>
        ) : (
          <span className="wrap-break-word">{fill(words.zone, { place })}</span>
        )}
      </p>
    </>
  );

  const contact = (
    <address
      className={`flex min-w-0 flex-col gap-3 wrap-break-word not-italic ${isMap ? 'md:col-span-3' : ''}`}
    >
      <div>
        {name && <span className="block font-semibold">{name}</span>}
        {address.map((one, at) => (
          <span key={`${at} ${one}`} className="block">
            {one}
          </span>
        ))}
      </div>
      {note && <div className="text-pretty text-(--quiet)">{note}</div>}
      <div className="flex flex-wrap gap-x-6 print:flex-col">
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={LINK}>
            <bdi className="tabular-nums">{phone}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        )}
        {directions && (
          <a href={directions} className={`print:hidden ${LINK}`}>
            {words.directions}
          </a>
        )}
      </div>
    </address>
  );

  const map = media && (
    <div
      className={`relative min-w-0 overflow-hidden rounded-[calc(var(--radius,.5rem)*1.5)] border border-(--line) print:hidden [&>:is(img,iframe,video)]:absolute [&>:is(img,iframe,video)]:size-full [&>:is(img,video)]:object-cover ${isMap ? 'aspect-3/2 md:col-span-full md:aspect-24/9' : 'aspect-3/2 md:aspect-auto md:min-h-40 md:flex-1'}`}
    >
      {media}
    </div>
  );

  const table = (label: string, rows: ReactNode, where: string) => (
    <table
      className={`m-0 w-full min-w-0 table-fixed border-collapse border-b border-(--line) tabular-nums ${where}`}
    >
      <caption className="pb-2.5 text-start font-semibold wrap-break-word">
        <span className={`block ${isMap ? '' : 'md:[text-box:trim-start_cap_alphabetic]'}`}>
          {label}
        </span>
      </caption>
      <tbody>{rows}</tbody>
    </table>
  );
  const week = table(
    caption,
    DAYS.map((day, at) => {
      const date = now && placeOf(now.today) === at ? now.today : null;
      return row(
        day,
        inWords(later(MONDAY, at), { weekday: 'long' }),
        date ? timesOn(date, hours, exceptions) : perDay[at]!,
        date ? exceptionOn(date, exceptions)?.note : '',
        date !== null,
      );
    }),
    isMap ? 'md:col-span-5' : '',
  );
  const special =
    exceptions.length > 0 &&
    table(
      words.exceptions,
      exceptions.map(({ date, until, times, note: says }, at) =>
        row(
          `${at} ${date}`,
          until && until !== date ? `${shortDay(date)} – ${shortDay(until)}` : shortDay(date),
          times,
          says,
        ),
      ),
      isMap ? 'md:col-span-4 md:self-start' : '',
    );

  return (
    <section
      className={`bg-(--page) text-start [font-family:var(--brand-font,inherit)] text-base leading-relaxed font-normal tracking-normal text-(--ink) [--focus:oklch(from_var(--ring,var(--main))_min(l,.6)_c_h)] [--ink:var(--foreground,#15171a)] [--line:var(--border,#e5e4e7)] [--main-text:oklch(from_var(--main)_min(l,.5)_c_h)] [--main:var(--primary,#15171a)] [--page:var(--background,#fff)] [--quiet:var(--muted-foreground,#5a5f67)] dark:[--focus:oklch(from_var(--ring,var(--main))_max(l,.6)_c_h)] dark:[--ink:var(--foreground,#f1f2f4)] dark:[--line:var(--border,#2e303a)] dark:[--main-text:oklch(from_var(--main)_max(l,.7)_c_h)] dark:[--main:var(--primary,#f1f2f4)] dark:[--page:var(--background,#0d0e10)] dark:[--quiet:var(--muted-foreground,#a2a8b1)] print:[--ink:#15171a] print:[--line:#c9c8cc] print:[--main-text:#15171a] print:[--page:#fff] print:[--quiet:#5a5f67] ${join ? 'pb-[clamp(4.5rem,8vw,7rem)]' : 'py-[clamp(4.5rem,8vw,7rem)]'} print:py-6 ${className}`}
    >
      <div className="mx-auto grid max-w-[78rem] grid-cols-1 gap-x-8 gap-y-7 px-5 md:grid-cols-12 md:px-8 print:mx-6 print:max-w-[27rem] print:grid-cols-1 print:gap-y-4 print:border print:border-(--ink) print:p-6">
        {isMap ? (
          <>
            <div className="grid min-w-0 gap-x-8 gap-y-4 md:col-span-full md:grid-cols-subgrid md:items-baseline-last print:grid-cols-1">
              {head}
            </div>
            {map}
            {contact}
            {week}
            {special}
          </>
        ) : (
          <>
            <div className="flex min-w-0 flex-col gap-6 md:col-span-5 print:gap-3">
              {head}
              {contact}
              {map}
            </div>
            <div className="grid min-w-0 content-start gap-9 md:col-span-6 md:col-start-7 print:gap-4">
              {week}
              {special}
            </div>
          </>
        )}
      </div>
      {structured && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: describe(
              schema,
              { name, telephone: phone, email, address: address.join(', ') },
              hours,
              exceptions,
            ),
          }}
        />
      )}
    </section>
  );
}
