'use client';

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';

const LABELS = {
  day: 'Day',
  times: 'Time on {day}',
  free: '{count} free',
  full: 'full',
  allTaken: 'Every time on these days is taken.',
  choose: 'Choose a time. All of them are {zone}.',
  choice: '{day} at {time}, {minutes} minutes',
  elsewhere: '{time} on your clock',
  chooseFirst: 'Choose a time first.',
  passed: '{time} has passed. Please choose another time.',
  gone: 'Somebody was quicker: {time} is gone.',
  next: 'The next free time is {time}.',
  another: 'Please choose another time.',
  unconfirmed:
    'That could not be confirmed. Please look for the invitation in your mail before you try again.',
  busy: 'Booking…',
  booked: 'Booked: {choice}, {zone}. The invitation is on its way.',
};

const TIMES = ['09:00', '09:40', '11:00', '14:20', '16:40'];
const WORKDAYS = [1, 2, 3, 4, 5];
const NONE = [];
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const bookSample = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 500, 'booked');
  });

/** What the clock of a zone shows at one moment, as if it were UTC. */
function wallOf(moment, zone) {
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
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** The moment at which a zone's calendar and clock read so; asked twice because of summer time. */
function momentOf(date, time, zone) {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const near = wanted - (wallOf(wanted, zone) - wanted);
  return near - (wallOf(near, zone) - wanted);
}

/** Calendar days are counted without a clock, so no zone and no summer time can move them. */
const workdaysFrom = (first, count, workdays) => {
  const days = [];
  for (let ahead = 0; days.length < count && ahead < count * 7; ahead++) {
    const day = new Date(Date.parse(`${first}T00:00:00Z`) + ahead * DAY_MS);
    if (workdays.includes(day.getUTCDay())) days.push(day.toISOString().slice(0, 10));
  }
  return days;
};

const readClock = () => Date.now();

/** The clock in whole minutes, which is as exact as the times that are offered. */
const readMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const noMinute = () => null;
const everyMinute = (changed) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};

const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

/** A chosen day or time is seen without its ground too. */
const CHOSEN =
  'has-checked:bg-(--ink) has-checked:text-(--signal) forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none print:has-checked:bg-transparent print:has-checked:text-(--ink) print:has-checked:underline';

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
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const done = useRef(null);
  // What is past, and which zone the visitor is in, is known only in the browser.
  const now = useSyncExternalStore(everyMinute, readMinute, noMinute);
  const [date, setDate] = useState('');
  const [chosen, setChosen] = useState(null);
  const [gone, setGone] = useState([]);
  const [state, setState] = useState('choose');
  // What was sent, in words: the calendar may change while it is on its way and afterwards.
  const [sent, setSent] = useState('');
  const [fault, setFault] = useState('');

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
      .map((time) => ({ time, moment: momentOf(day.date, time, zone) }))
      .filter(({ moment }) => !booked.has(moment) && (now === null || moment > now)),
  }));
  const open =
    strip.find((day) => day.date === date) ?? strip.find(({ slots }) => slots.length > 0);
  const slot = open?.slots.find(({ moment }) => moment === chosen);

  // A calendar day is written from its own noon in UTC, never from anybody's midnight.
  const say = (day, options) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(
      Date.parse(`${day}T12:00:00Z`),
    );
  const long = { weekday: 'long', day: 'numeric', month: 'long' };
  const choice =
    open && slot ? fill(text.choice, { day: say(open.date, long), time: slot.time, minutes }) : '';
  const freeOf = (slots) =>
    slots.length === 0 ? text.full : fill(text.free, { count: slots.length });
  const sentence = state === 'choose' ? choice : sent;
  const elsewhere = (moment) =>
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

  const show = (day) => {
    if (state === 'busy') return;
    setDate(day);
    setChosen(null);
    setFault('');
  };

  const send = async () => {
    if (state !== 'choose') return;
    if (!open || !slot) {
      setFault(text.chooseFirst);
      return;
    }
    // A tab may have slept since the last minute was read.
    if (slot.moment <= readClock()) {
      setChosen(null);
      setFault(fill(text.passed, { time: slot.time }));
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
      const advice = next ? fill(text.next, { time: next.time }) : text.another;
      setFault(`${fill(text.gone, { time: slot.time })} ${advice}`);
    } catch {
      // The answer may have been lost after the booking.
      setFault(text.unconfirmed);
    }
    setState('choose');
  };

  // A row for days that are not known yet keeps the page from jumping.
  const isWaiting = days === undefined && first === null;

  return (
    <section
      aria-labelledby={`${id}title`}
      className={`bg-(--signal) px-5 py-12 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--ink) [--ink:var(--brand-foreground,oklch(from_var(--signal)_clamp(0,(.58_-_l)*1000,1)_0_0))] [--signal:oklch(from_var(--brand,#ffd60a)_min(l,.95)_c_h)] sm:px-10 lg:px-14 lg:py-16 dark:[--ink:oklch(from_var(--brand,#ffd60a)_max(l,.7)_c_h)] dark:[--signal:#0d0d0d] print:[--ink:#000] print:[--signal:#fff] ${className}`}
    >
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
        <h2
          id={`${id}title`}
          className="m-0! min-w-0 [font-family:var(--brand-font-display,inherit)]! text-4xl! leading-[0.95]! font-bold! tracking-[-0.045em]! text-balance wrap-break-word text-(--ink)! sm:text-6xl! sm:leading-[0.95]! lg:col-span-7 lg:text-7xl! lg:leading-[0.95]! rtl:tracking-normal!"
        >
          {title}
        </h2>
        <p className="m-0! max-w-[44ch] min-w-0 text-lg! leading-snug! wrap-break-word text-(--ink)! lg:col-span-4 lg:col-start-9 lg:self-end">
          {lead}
        </p>
      </div>

      {state === 'booked' ? (
        <p
          ref={done}
          tabIndex={-1}
          role="status"
          className="m-0! mt-12! border-t-4 border-current pt-4 text-3xl! leading-tight! font-bold! tracking-[-0.03em]! wrap-break-word text-(--ink)! outline-none rtl:tracking-normal!"
        >
          {fill(text.booked, { choice: sent, zone: zoneName })}
        </p>
      ) : (
        <>
          {(isWaiting || strip.length > 0) && (
            <fieldset className="m-0 mt-12 min-w-0 border-0 border-t-4 border-current p-0">
              <legend className="sr-only">{text.day}</legend>
              <div className="grid min-h-36 auto-cols-[minmax(5.5rem,1fr)] grid-flow-col overflow-x-auto print:grid-flow-row print:grid-cols-5">
                {strip.map(({ date: day, slots }, index) => (
                  <label
                    key={day}
                    className={`relative flex cursor-pointer flex-col border-e border-current/30 px-3 pt-2 pb-4 last:border-e-0 has-focus-visible:outline-4 has-focus-visible:-outline-offset-8 has-focus-visible:outline-current has-[[disabled]]:cursor-not-allowed has-[[disabled]]:line-through has-[[disabled]]:opacity-60 ${CHOSEN}`}
                  >
                    <input
                      type="radio"
                      name={`${id}day`}
                      disabled={slots.length === 0}
                      checked={day === open?.date}
                      onChange={() => show(day)}
                      aria-label={`${say(day, long)}, ${freeOf(slots)}`}
                      className="sr-only"
                    />
                    <span className="flex flex-wrap justify-between gap-x-2 text-base">
                      <span>{say(day, { weekday: 'short' })}</span>
                      {day.slice(0, 7) !== strip[index - 1]?.date.slice(0, 7) && (
                        <span>{say(day, { month: 'short' })}</span>
                      )}
                    </span>
                    <span className="text-5xl leading-none font-bold tracking-[-0.05em] tabular-nums lg:text-6xl forced-colors:leading-normal">
                      {say(day, { day: '2-digit' })}
                    </span>
                    <span className="mt-3 text-base">{freeOf(slots)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}

          <div
            className={`grid gap-x-6 gap-y-6 border-t border-current pt-5 lg:grid-cols-12 ${isWaiting || strip.length > 0 ? '' : 'mt-12'}`}
          >
            <fieldset
              disabled={state === 'busy'}
              className="m-0 flex min-w-0 flex-wrap items-start gap-2 self-start border-0 p-0 lg:col-span-7"
            >
              {open && (
                <legend className="sr-only">
                  {fill(text.times, { day: say(open.date, long) })}
                </legend>
              )}
              {open?.slots.map(({ time, moment }) => (
                <label
                  key={moment}
                  className={`relative flex min-h-12 min-w-24 cursor-pointer items-center justify-center border-2 border-current px-3 text-xl font-bold tabular-nums has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-current forced-colors:has-focus-visible:outline-[CanvasText] ${CHOSEN}`}
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
              {!open && !isWaiting && (
                <p className="m-0! text-lg! text-(--ink)!">{text.allTaken}</p>
              )}
            </fieldset>
            {(isWaiting || strip.length > 0) && (
              <div className="min-w-0 lg:col-span-4 lg:col-start-9">
                <p
                  className="m-0! min-h-[3lh] text-lg! leading-snug! wrap-break-word text-(--ink)!"
                  aria-live="polite"
                >
                  {sentence || fill(text.choose, { zone: zoneName })}
                  {sentence && <span className="block">{zoneName}</span>}
                  {isElsewhere && (
                    <span className="block">
                      {fill(text.elsewhere, { time: elsewhere(slot.moment) })}
                    </span>
                  )}
                </p>
                <button
                  type="button"
                  aria-disabled={!slot || state === 'busy'}
                  onClick={() => void send()}
                  className="m-0! mt-3! min-h-14 w-full rounded-none! border-2! border-(--ink)! bg-(--ink)! px-5! py-2! text-start [font-family:inherit]! text-xl! font-bold! wrap-break-word text-(--signal)! focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-(--ink) aria-disabled:bg-transparent! aria-disabled:text-(--ink)! print:hidden"
                >
                  {state === 'busy' ? text.busy : action}
                </button>
                <p role="alert" className="m-0! mt-2! text-base! font-bold! text-(--ink)!">
                  {fault}
                </p>
              </div>
            )}
          </div>
        </>
      )}
    </section>
  );
}
