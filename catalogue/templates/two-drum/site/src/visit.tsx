import { type FormEvent, useEffect, useState } from 'react';
import { hours, quantities, studio, work } from './content.ts';
import { openingStatus, spokenHours, studioTime } from './opening.ts';

const field =
  'mt-1 block min-h-12 w-full border-2 border-line bg-sheet px-3 py-2 text-base text-key';

/** The form writes a mail in the visitor's own program: nothing to host, nothing to leak. */
function mailAddress(data: FormData): string {
  const said = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const subject = `${said('what')}, ${said('quantity')} copies, for ${said('name')}`;
  const query = new URLSearchParams({ subject, body: said('message') });
  return `mailto:${studio.email}?${query.toString().replaceAll('+', '%20')}`;
}

function Desk() {
  const [isSent, setIsSent] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    location.href = mailAddress(new FormData(event.currentTarget));
    setIsSent(true);
  };
  return (
    <form onSubmit={send} className="self-start border-2 border-line p-5 sm:p-8">
      <h3 className="wood text-4xl [font-stretch:88%]">Write to the desk</h3>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <label className="font-semibold sm:col-span-2">
          Your name
          <input name="name" required autoComplete="name" className={field} />
        </label>
        <label className="font-semibold">
          What shall we print?
          <select name="what" className={field}>
            {work.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
            <option>Something else</option>
          </select>
        </label>
        <label className="font-semibold">
          Copies
          <input
            name="quantity"
            type="number"
            min={25}
            max={2000}
            defaultValue={quantities[1]}
            required
            className={field}
          />
        </label>
        <label className="font-semibold sm:col-span-2">
          Tell us about it
          <textarea name="message" rows={4} required className={field} />
        </label>
      </div>
      <button
        type="submit"
        className="mt-6 min-h-12 bg-key px-6 text-lg font-bold text-paper hover:bg-ink-b hover:text-on-b"
      >
        Write the mail
      </button>
      <p role="status" className="mt-3 text-soft">
        {isSent
          ? `Your mail program has the letter now. If none opened, write to ${studio.email}.`
          : 'Opens your own mail program with everything filled in.'}
      </p>
    </form>
  );
}

export function Visit() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const today = studioTime(now).day;
  return (
    <section id="visit" aria-labelledby="visit-title" className="border-t-2 border-line">
      <div className="mx-auto grid max-w-[88rem] gap-10 px-4 py-16 sm:px-8 lg:grid-cols-[5fr_7fr] lg:py-24">
        <div>
          <h2 id="visit-title" className="wood text-6xl [font-stretch:72%] sm:text-8xl">
            Come and smell the ink
          </h2>
          <p className="mt-6 inline-block bg-ink-b px-3 py-1 text-lg font-bold text-on-b">
            {openingStatus(now)}
          </p>
          <dl className="mt-6 max-w-sm">
            {hours.map(({ day, opens, closes }, index) => (
              <div
                key={day}
                className={`flex justify-between gap-4 border-b border-line py-1.5 tabular-nums ${index === today ? 'font-bold' : ''}`}
              >
                <dt>
                  {day}
                  {index === today && <span className="font-normal"> (today)</span>}
                </dt>
                <dd>{spokenHours(opens, closes)}</dd>
              </div>
            ))}
          </dl>
          <address className="mt-6 not-italic">
            {studio.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a
              className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              href={`tel:${studio.phone.replaceAll(' ', '')}`}
            >
              {studio.phone}
            </a>
          </address>
        </div>
        <Desk />
      </div>
    </section>
  );
}
