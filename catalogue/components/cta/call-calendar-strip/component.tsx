import { useEffect, useId, useRef, useState } from 'react';

type Day = { date: string; times: string[] };

type Props = {
  /** Heading. */
  title?: string;
  /** What the call is for, in a sentence or two. */
  lead?: string;
  /** How long a call is. */
  minutes?: number;
  /** Starts that are offered every working day, by the clock of zone. */
  times?: string[];
  /** ISO moments that are booked already, such as 2026-11-24T04:10:00Z. */
  taken?: string[];
  /** Your own calendar instead of times and taken: days of zone, as 2026-11-24, with their starts. */
  days?: Day[];
  /** How many working days are shown. */
  dayCount?: number;
  /** Working days, 0 is Sunday. */
  workdays?: number[];
  /** The IANA zone in which days and times are meant. */
  zone?: string;
  /** How that zone is called in a sentence. */
  zoneName?: string;
  /** The first day that may be shown, as 2026-11-19; today in zone unless given. */
  today?: string;
  /** Language of dates. */
  locale?: string;
  /** The button. */
  action?: string;
  /** Receives the ISO moment; "taken" offers the next time, a rejection says it is unconfirmed. */
  book?: (moment: string) => Promise<'booked' | 'taken'>;
};

type Slot = { time: string; moment: number };

const TIMES = ['09:00', '09:40', '11:00', '14:20', '16:40'];
const WORKDAYS = [1, 2, 3, 4, 5];
const NONE: string[] = [];
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const bookSample = () =>
  new Promise<'booked'>((resolve) => {
    setTimeout(resolve, 500, 'booked');
  });

/** What the clock of a zone shows at one moment, as if it were UTC. */
function wallOf(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** The moment at which a zone's calendar and clock read so; asked twice because of summer time. */
function momentOf(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const near = wanted - (wallOf(wanted, zone) - wanted);
  return near - (wallOf(near, zone) - wanted);
}

/** Calendar days are counted without a clock, so no zone and no summer time can move them. */
const workdaysFrom = (first: string, count: number, workdays: number[]): string[] => {
  const days: string[] = [];
  for (let ahead = 0; days.length < count && ahead < count * 7; ahead++) {
    const day = new Date(Date.parse(`${first}T00:00:00Z`) + ahead * DAY_MS);
    if (workdays.includes(day.getUTCDay())) days.push(day.toISOString().slice(0, 10));
  }
  return days;
};

const readClock = () => Date.now();

export function CallCalendarStrip({
  title = 'Twenty minutes about your noise',
  lead = 'Bring a recording, or just clap once. You will leave with a number in decibels and a list of three things to try before spending anything.',
  minutes = 20,
  times = TIMES,
  taken = NONE,
  days,
  dayCount = 8,
  workdays = WORKDAYS,
  zone = 'Asia/Kolkata',
  zoneName = 'Indian time',
  today,
  locale = 'en-GB',
  action = 'Book this call',
  book = bookSample,
}: Props) {
  const id = useId();
  const done = useRef<HTMLParagraphElement>(null);
  const [now, setNow] = useState<number | null>(null);
  const [date, setDate] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [gone, setGone] = useState<number[]>([]);
  const [state, setState] = useState<'choose' | 'busy' | 'booked'>('choose');
  // What was sent, in words: the calendar may change while it is on its way and afterwards.
  const [sent, setSent] = useState('');
  const [fault, setFault] = useState('');

  // What is past, and which zone the visitor is in, is known only in the browser.
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (state === 'booked') done.current?.focus();
  }, [state]);

  const first =
    today ?? (now === null ? null : new Date(wallOf(now, zone)).toISOString().slice(0, 10));
  const offered =
    days ??
    (first === null
      ? []
      : workdaysFrom(first, dayCount, workdays).map((one) => ({ date: one, times })));
  const booked = new Set([...taken.map((one) => Date.parse(one)), ...gone]);
  const strip = offered.map((day) => ({
    date: day.date,
    slots: day.times
      .map((time): Slot => ({ time, moment: momentOf(day.date, time, zone) }))
      .filter(({ moment }) => !booked.has(moment) && (now === null || moment > now)),
  }));
  const open =
    strip.find((day) => day.date === date) ?? strip.find(({ slots }) => slots.length > 0);
  const slot = open?.slots.find(({ moment }) => moment === chosen);

  // A calendar day is written from its own noon in UTC, never from anybody's midnight.
  const say = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(
      Date.parse(`${day}T12:00:00Z`),
    );
  const long = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const choice = open && slot ? `${say(open.date, long)} at ${slot.time}, ${minutes} minutes` : '';
  const sentence = state === 'choose' ? choice : sent;
  const elsewhere = (moment: number) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(moment);
  // A slot can only be chosen in a browser, so the visitor's own clock is known by then.
  const isElsewhere =
    slot &&
    wallOf(slot.moment, zone) - slot.moment !==
      -new Date(slot.moment).getTimezoneOffset() * MINUTE_MS;

  const show = (day: string) => {
    if (state === 'busy') return;
    setDate(day);
    setChosen(null);
    setFault('');
  };

  const send = async () => {
    if (state !== 'choose') return;
    if (!open || !slot) {
      setFault('Choose a time first.');
      return;
    }
    // A tab may have slept since the last minute was read.
    const clock = readClock();
    setNow(clock);
    if (slot.moment <= clock) {
      setChosen(null);
      setFault(`${slot.time} has passed. Please choose another time.`);
      return;
    }
    setSent(choice);
    setState('busy');
    setFault('');
    try {
      if ((await book(new Date(slot.moment).toISOString())) === 'booked') {
        setState('booked');
        return;
      }
      const next = open.slots.find(({ moment }) => moment > slot.moment);
      setGone([...gone, slot.moment]);
      setChosen(null);
      setFault(
        `Somebody was quicker: ${slot.time} is gone. ${next ? `The next free time is ${next.time}.` : 'Please choose another time.'}`,
      );
    } catch {
      // The answer may have been lost after the booking.
      setFault(
        'That could not be confirmed. Please look for the invitation in your mail before you try again.',
      );
    }
    setState('choose');
  };

  return (
    <section
      aria-labelledby={`${id}title`}
      className="bg-(--signal) px-5 py-12 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--ground:#fff] [--ink:#000] [--signal:var(--brand,#ffd60a)] sm:px-10 lg:px-14 lg:py-16 dark:bg-(--ground) dark:[--ground:#0d0d0d] dark:[--ink:var(--brand,#ffd60a)] dark:[--signal:#0d0d0d]"
    >
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
        <h2
          id={`${id}title`}
          className="m-0 [font-family:inherit] text-4xl leading-[0.95] font-bold tracking-[-0.045em] text-balance sm:text-6xl lg:col-span-7 lg:text-7xl"
        >
          {title}
        </h2>
        <p className="m-0 max-w-[44ch] text-lg leading-snug lg:col-span-4 lg:col-start-9 lg:self-end">
          {lead}
        </p>
      </div>

      {state === 'booked' ? (
        <p
          ref={done}
          tabIndex={-1}
          role="status"
          className="m-0 mt-12 border-t-4 border-current pt-4 text-3xl leading-tight font-bold tracking-[-0.03em] outline-none"
        >
          Booked: {sent}, {zoneName}. The invitation is on its way.
        </p>
      ) : (
        <>
          <fieldset className="m-0 mt-12 min-w-0 border-0 border-t-4 border-current p-0">
            <legend className="sr-only">Day</legend>
            <div className="grid min-h-36 auto-cols-[minmax(5.5rem,1fr)] grid-flow-col overflow-x-auto">
              {strip.map(({ date: day, slots }, index) => (
                <label
                  key={day}
                  className="relative flex cursor-pointer flex-col border-e border-current/30 px-3 pt-2 pb-4 last:border-e-0 has-checked:bg-(--ink) has-checked:text-(--signal) has-[[disabled]]:cursor-not-allowed has-[[disabled]]:line-through has-[[disabled]]:opacity-60 has-focus-visible:outline-4 has-focus-visible:-outline-offset-8 has-focus-visible:outline-current"
                >
                  <input
                    type="radio"
                    name={`${id}day`}
                    disabled={slots.length === 0}
                    checked={day === open?.date}
                    onChange={() => show(day)}
                    aria-label={`${say(day, long)}, ${slots.length === 0 ? 'full' : `${slots.length} free`}`}
                    className="sr-only"
                  />
                  <span className="flex flex-wrap justify-between gap-x-2 text-base">
                    <span>{say(day, { weekday: 'short' })}</span>
                    {day.slice(0, 7) !== strip[index - 1]?.date.slice(0, 7) && (
                      <span>{say(day, { month: 'short' })}</span>
                    )}
                  </span>
                  <span className="text-5xl leading-none font-bold tracking-[-0.05em] tabular-nums lg:text-6xl">
                    {say(day, { day: '2-digit' })}
                  </span>
                  <span className="mt-3 text-base">
                    {slots.length === 0 ? 'full' : `${slots.length} free`}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>

          <div className="grid gap-x-6 gap-y-6 border-t border-current pt-5 lg:grid-cols-12">
            <fieldset
              disabled={state === 'busy'}
              className="m-0 flex min-w-0 flex-wrap items-start gap-2 self-start border-0 p-0 lg:col-span-7"
            >
              <legend className="sr-only">Time on {open && say(open.date, long)}</legend>
              {open?.slots.map(({ time, moment }) => (
                <label
                  key={moment}
                  className="relative flex min-h-12 min-w-24 cursor-pointer items-center justify-center border-2 border-current px-3 text-xl font-bold tabular-nums has-checked:bg-(--ink) has-checked:text-(--signal) has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-current"
                >
                  <input
                    type="radio"
                    name={`${id}slot`}
                    checked={chosen === moment}
                    onChange={() => {
                      setChosen(moment);
                      setFault('');
                    }}
                    className="sr-only"
                  />
                  {time}
                </label>
              ))}
              {!open && offered.length > 0 && (
                <p className="m-0 text-lg">Every time on these days is taken.</p>
              )}
            </fieldset>
            <div className="lg:col-span-4 lg:col-start-9">
              <p className="m-0 min-h-[3lh] text-lg leading-snug" aria-live="polite">
                {sentence || `Choose a time. All of them are ${zoneName}.`}
                {sentence && <span className="block">{zoneName}</span>}
                {isElsewhere && (
                  <span className="block">{elsewhere(slot.moment)} on your clock</span>
                )}
              </p>
              <button
                type="button"
                aria-disabled={!slot || state === 'busy'}
                onClick={() => void send()}
                className="mt-3 min-h-14 w-full border-2 border-(--ink) bg-(--ink) px-5 py-2 text-start text-xl font-bold text-(--signal) focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-(--ink) aria-disabled:bg-transparent aria-disabled:text-(--ink)"
              >
                {state === 'busy' ? 'Booking…' : action}
              </button>
              <p role="alert" className="m-0 mt-2 text-base font-bold">
                {fault}
              </p>
            </div>
          </div>
        </>
      )}
    </section>
  );
}
