import { useId, useRef, useState } from 'react';

const slot = (date, times) => ({
  date,
  slots: times.map((time) => `${date}T${time}:00+05:30`),
});

const DAYS = [
  slot('2026-11-19', ['09:40', '14:20']),
  slot('2026-11-20', ['11:00', '11:40', '16:00']),
  slot('2026-11-23', []),
  slot('2026-11-24', ['09:00', '09:40', '10:20', '15:00', '17:20']),
  slot('2026-11-25', ['12:20']),
  slot('2026-11-26', ['09:00', '16:40']),
  slot('2026-11-27', ['10:20', '11:00', '14:20', '15:00']),
];

const bookSample = () => new Promise((resolve) => setTimeout(resolve, 500));

export function CallCalendarStrip({
  title = 'Twenty minutes about your noise',
  lead = 'Bring a recording, or just clap once. You will leave with a number in decibels and a list of three things to try before spending anything.',
  minutes = 20,
  days = DAYS,
  zone = 'Asia/Kolkata',
  locale = 'en-GB',
  book = bookSample,
}) {
  const id = useId();
  const firstFree = days.findIndex(({ slots }) => slots.length > 0);
  const busiest = Math.max(
    firstFree,
    days.findIndex(({ slots }) => slots.length > 4),
  );
  const [index, setIndex] = useState(busiest);
  const [chosen, setChosen] = useState(days[busiest]?.slots[1] ?? '');
  const [gone, setGone] = useState([]);
  const [state, setState] = useState('choose');
  const [fault, setFault] = useState('');
  const strip = useRef(null);

  const say = (iso, options) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(new Date(iso));
  const noon = (date) => `${date}T12:00:00+05:30`;
  const time = (iso) => say(iso, { hour: '2-digit', minute: '2-digit' });
  const day = days[index];
  const free = day?.slots.filter((one) => !gone.includes(one)) ?? [];
  const sentence =
    chosen &&
    `${say(chosen, { weekday: 'long', day: 'numeric', month: 'long' })} at ${time(chosen)}, ${minutes} minutes`;

  const go = (to) => {
    setIndex(to);
    setChosen('');
    strip.current?.querySelectorAll('button')[to]?.focus();
  };

  const walk = (event) => {
    const forward =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const steps = { ArrowRight: -1, ArrowLeft: -1, [forward]: 1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    for (let at = index + step; at >= 0 && at < days.length; at += step)
      if (days[at]?.slots.length) {
        go(at);
        return;
      }
  };

  const send = async () => {
    if (!chosen || state === 'busy') return;
    setState('busy');
    setFault('');
    try {
      await book(chosen);
      setState('booked');
    } catch (error) {
      const other = free.find((one) => one !== chosen);
      setGone([...gone, chosen]);
      setChosen(other ?? '');
      setFault(
        error instanceof Error && error.message
          ? error.message
          : 'Somebody was quicker. The next free time is chosen.',
      );
      setState('choose');
    }
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
          role="status"
          className="m-0 mt-12 border-t-4 border-current pt-4 text-3xl font-bold tracking-[-0.03em]"
        >
          Booked: {sentence}. The invitation is on its way.
        </p>
      ) : (
        <>
          <div
            ref={strip}
            role="group"
            aria-label="Day"
            onKeyDown={walk}
            className="mt-12 grid auto-cols-[minmax(5.5rem,1fr)] grid-flow-col overflow-x-auto border-t-4 border-current"
          >
            {days.map(({ date, slots }, at) => (
              <button
                key={date}
                type="button"
                disabled={slots.length === 0}
                aria-pressed={at === index}
                onClick={() => go(at)}
                className="flex flex-col border-e border-current/30 px-3 pt-2 pb-4 text-start last:border-e-0 disabled:line-through disabled:opacity-60 focus-visible:outline-4 focus-visible:-outline-offset-4 focus-visible:outline-current aria-pressed:bg-(--ink) aria-pressed:text-(--signal)"
              >
                <span className="text-base">{say(noon(date), { weekday: 'short' })}</span>
                <span className="text-5xl leading-none font-bold tracking-[-0.05em] tabular-nums lg:text-6xl">
                  {say(noon(date), { day: '2-digit' })}
                </span>
                <span className="mt-3 text-base">
                  {slots.length === 0 ? 'full' : `${slots.length} free`}
                </span>
              </button>
            ))}
          </div>

          <div className="grid gap-x-6 gap-y-6 border-t border-current pt-5 lg:grid-cols-12">
            <fieldset className="m-0 flex flex-wrap items-start gap-2 self-start border-0 p-0 lg:col-span-7">
              <legend className="sr-only">
                Time on{' '}
                {day && say(noon(day.date), { weekday: 'long', day: 'numeric', month: 'long' })}
              </legend>
              {free.map((one) => (
                <label
                  key={one}
                  className="flex min-h-12 min-w-24 cursor-pointer items-center justify-center border-2 border-current px-3 text-xl font-bold tabular-nums has-checked:bg-(--ink) has-checked:text-(--signal) has-focus-visible:outline-4 has-focus-visible:outline-offset-2 has-focus-visible:outline-current"
                >
                  <input
                    type="radio"
                    name={`${id}slot`}
                    checked={chosen === one}
                    onChange={() => setChosen(one)}
                    className="sr-only"
                  />
                  {time(one)}
                </label>
              ))}
              {free.length === 0 && <p className="m-0 text-lg">Nothing left on this day.</p>}
            </fieldset>
            <div className="lg:col-span-4 lg:col-start-9">
              <p className="m-0 min-h-12 text-lg leading-snug" aria-live="polite">
                {sentence || 'Choose a time.'}
                {sentence && <span className="block">Times in {zone.replace('_', ' ')}</span>}
              </p>
              <button
                type="button"
                aria-disabled={!chosen || state === 'busy'}
                onClick={() => void send()}
                className="mt-3 min-h-14 w-full bg-(--ink) px-5 text-start text-xl font-bold text-(--signal) focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-current aria-disabled:opacity-70"
              >
                {state === 'busy' ? 'Booking…' : 'Book this call'}
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
