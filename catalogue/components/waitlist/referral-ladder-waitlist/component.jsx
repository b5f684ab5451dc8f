'use client';

import { useEffect, useId, useRef, useState } from 'react';

const LABELS = {
  email: 'Email address',
  example: 'you@home.in',
  join: 'Take a place',
  joining: 'Joining…',
  failed: 'That did not work. Please try again.',
  waiting: '{count} people are waiting already.',
  place: 'Your place',
  of: 'of {total} waiting',
  copy: 'Copy link',
  copied: 'Link copied',
  copiedSpoken: 'The link is on your clipboard.',
  copyFailed: 'The browser did not allow copying. Select the link instead.',
  ladder: 'What friends open',
  reached: 'Yours',
  up: 'up {places} places',
  more: '{count} more',
  passOne: '{count} more, and you pass {people} person',
  passMany: '{count} more, and you pass {people} people',
};

const RUNGS = [
  { friends: 1, opens: 'The winter sound library' },
  { friends: 3, opens: 'A lamp from the first week’s batch' },
  { friends: 7, opens: 'Engraving, and a seat in the test group' },
  { friends: 12, opens: 'Lifetime firmware, no subscription' },
];

/** Stands in until you pass join; no address leaves the page. */
const joinSample = async () => ({
  place: 9_312,
  total: 9_312,
  link: 'https://halden.example/i/asha-7q',
  joined: 0,
});

/** Puts values in the place of their names in braces. */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** Entries may repeat, so a key has the position too. */
const keyOf = (index, name) => `${index} ${name}`;

/** What a page's own rules for buttons may not change. */
const BUTTON =
  'm-0! min-h-12 rounded-md! py-2! [font-family:inherit]! text-base! font-normal! tracking-normal! focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--glow)';

function Lamplight() {
  return (
    <span
      aria-hidden="true"
      className="absolute -start-60 -bottom-96 -z-10 size-200 rounded-full bg-[radial-gradient(closest-side,var(--halo),transparent)] print:hidden"
    />
  );
}

export function ReferralLadderWaitlist({
  eyebrow = 'Halden One ships 400 a week from 12 January',
  title = 'A lamp that knows when you should be asleep.',
  lead = 'Join the queue with an email address. Every friend who joins from your link moves you up {places} places, and a few of them open something.',
  rungs = RUNGS,
  placesPerFriend = 180,
  waiting = 9_311,
  ticket: known = null,
  locale = 'en-IN',
  join = joinSample,
  backdrop = <Lamplight />,
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const count = (value) => value.toLocaleString(locale);
  const [own, setOwn] = useState(null);
  // Friends join later, so a ticket that is passed on wins over the one from joining.
  const ticket = known ?? own;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [copy, setCopy] = useState('no');
  const place = useRef(null);

  // The form is gone after joining, so focus goes to what took its place.
  useEffect(() => {
    if (own) place.current?.focus();
  }, [own]);

  const submit = async (event) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (busy || typeof email !== 'string') return;
    setBusy(true);
    setFault('');
    try {
      setOwn(await join(email));
    } catch (error) {
      setFault(error instanceof Error ? error.message : text.failed);
    }
    setBusy(false);
  };

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(ticket?.link ?? '');
      setCopy('done');
    } catch {
      setCopy('failed');
    }
  };

  const joined = ticket?.joined ?? 0;
  const next = rungs.find(({ friends }) => friends > joined);
  const standing = Math.max(1, (ticket?.place ?? 1) - joined * placesPerFriend);

  const climb = (missing) => {
    const passed = Math.min(missing * placesPerFriend, standing - 1);
    const words = passed < 1 ? text.more : passed === 1 ? text.passOne : text.passMany;
    return fill(words, { count: count(missing), people: count(passed) });
  };

  return (
    <section
      className={`relative isolate overflow-hidden bg-(--deep) text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--text) [--deep:#f1efe9] [--edge:#171b2e26] [--glow:oklch(from_var(--brand,#8f5200)_min(l,.5)_c_h)] [--halo:oklch(from_var(--brand,#ffcf7a)_.879_min(c,.117)_h)] [--pane:#fffdf8] [--quiet:#4d546e] [--text:#171b2e] dark:[--deep:#0a0c14] dark:[--edge:#dfe4ff24] dark:[--glow:oklch(from_var(--brand,#ffc46b)_max(l,.7)_c_h)] dark:[--halo:oklch(from_var(--brand,#6b4410)_.422_min(c,.084)_h)] dark:[--pane:#10131f] dark:[--quiet:#a2a9c4] dark:[--text:#eceffa] print:[--deep:#fff] print:[--edge:#0006] print:[--glow:#000] print:[--pane:#fff] print:[--quiet:#333] print:[--text:#000] ${className}`}
    >
      {backdrop}
      <div
        className={`mx-auto grid max-w-6xl grid-cols-1 gap-x-20 gap-y-12 px-6 py-16 md:px-10 lg:py-24 ${rungs.length > 0 ? 'lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]' : ''}`}
      >
        <div className="flex min-w-0 flex-col">
          {eyebrow && (
            <p className="m-0! mb-6! flex items-baseline gap-4 ps-2 text-base! text-(--quiet)!">
              <span
                aria-hidden="true"
                className="size-2 shrink-0 rounded-full bg-(--glow) shadow-[0_0_14px_3px_var(--glow)] forced-colors:bg-[CanvasText] print:shadow-none print:[print-color-adjust:exact]"
              />
              {eyebrow}
            </p>
          )}
          <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-[clamp(2.4rem,5vw,4.25rem)]! leading-[1.04]! font-extralight! tracking-[-0.03em]! text-balance wrap-break-word text-(--text)! rtl:leading-tight! rtl:tracking-normal!">
            {title}
          </h2>
          <p className="m-0! mt-6! max-w-[46ch] text-lg! leading-relaxed text-(--quiet)!">
            {fill(lead, { places: count(placesPerFriend) })}
          </p>

          {ticket ? (
            <div className="mt-10 motion-safe:transition-opacity motion-safe:duration-500 motion-safe:starting:opacity-0">
              <p ref={place} tabIndex={-1} className="m-0! text-base! text-(--text)! outline-none">
                <span className="block text-(--quiet)">{text.place}</span>
                <span className="mt-2 block text-[clamp(5rem,12vw,9rem)] leading-[0.85] font-thin tracking-[-0.06em] text-(--glow) tabular-nums">
                  {count(standing)}
                </span>
                <span className="mt-6 block text-(--quiet)">
                  {fill(text.of, { total: count(ticket.total) })}
                </span>
              </p>
              <div className="mt-6 flex flex-wrap items-center gap-3">
                <code className="m-0! inline! rounded-md! border border-(--edge) bg-(--pane)! px-4! py-3! [font-family:var(--brand-font-mono,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace)]! text-base! font-normal! tracking-normal! break-all text-(--text)!">
                  {ticket.link.replace(/^https?:\/\//, '')}
                </code>
                <button
                  type="button"
                  onClick={() => void copyLink()}
                  className={`${BUTTON} border! border-(--glow)! bg-transparent! px-5! text-(--text)! hover:bg-(--glow)/15! print:hidden`}
                >
                  {copy === 'done' ? text.copied : text.copy}
                </button>
              </div>
            </div>
          ) : (
            <form onSubmit={(event) => void submit(event)} className="mt-10 max-w-md print:hidden">
              <label htmlFor={`${id}email`} className="text-base text-(--quiet)">
                {text.email}
              </label>
              <div className="mt-2 flex flex-wrap gap-3">
                <input
                  id={`${id}email`}
                  name="email"
                  type="email"
                  required
                  autoComplete="email"
                  placeholder={text.example}
                  aria-describedby={`${id}fault`}
                  aria-invalid={fault !== ''}
                  className="min-h-12 min-w-0 flex-1 basis-52 rounded-md border border-(--quiet) bg-(--pane) px-4 [font-family:inherit] text-base text-(--text) placeholder:text-(--quiet) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--glow)"
                />
                <button
                  type="submit"
                  aria-disabled={busy}
                  className={`${BUTTON} border-0! bg-(--text)! px-6! text-(--deep)! hover:bg-(--glow)! forced-colors:border!`}
                >
                  {busy ? text.joining : text.join}
                </button>
              </div>
              <p
                id={`${id}fault`}
                role="alert"
                className="m-0! mt-3! min-h-6 text-base! text-(--text)!"
              >
                {fault}
              </p>
              <p className="m-0! text-base! text-(--quiet)!">
                {fill(text.waiting, { count: count(waiting) })}
              </p>
            </form>
          )}
          <div role="status" className={copy === 'failed' ? 'mt-3' : 'sr-only'}>
            {copy === 'done' && text.copiedSpoken}
            {copy === 'failed' && text.copyFailed}
          </div>
        </div>

        {rungs.length > 0 && (
          <div className="min-w-0 self-center rounded-2xl border border-(--edge) bg-(--pane) p-7 md:p-10">
            <h3 className="m-0 [font-family:var(--brand-font-display,inherit)] text-xl font-light">
              {text.ladder}
            </h3>
            <ol className="m-0 mt-6 list-none p-0">
              {rungs.map(({ friends, opens }, index) => {
                const reached = joined >= friends;
                const isNext = ticket !== null && next?.friends === friends;
                return (
                  <li
                    key={keyOf(index, opens)}
                    className="group relative flex break-inside-avoid gap-5 pb-7 last:pb-0"
                  >
                    <span
                      aria-hidden="true"
                      className={`absolute start-5 top-10 bottom-0 w-px group-last:hidden forced-colors:bg-[CanvasText] print:[print-color-adjust:exact] ${reached ? 'bg-(--glow)' : 'bg-(--edge)'}`}
                    />
                    <span
                      className={`grid min-h-10 min-w-10 shrink-0 place-items-center self-start rounded-full border px-1 text-base tabular-nums ${reached ? 'border-(--glow) bg-(--glow) text-(--pane) forced-colors:border-4 forced-colors:border-[Highlight] print:border-4 print:bg-transparent print:text-black' : isNext ? 'border-(--glow) text-(--glow)' : 'border-(--edge) text-(--quiet)'}`}
                    >
                      {count(friends)}
                    </span>
                    <span className="min-w-0 pt-1.5 wrap-break-word">
                      <span
                        className={`block text-lg leading-snug ${reached || isNext ? '' : 'text-(--quiet)'}`}
                      >
                        {opens}
                      </span>
                      <span className="mt-1 block text-base text-(--quiet)">
                        {reached
                          ? text.reached
                          : isNext
                            ? climb(friends - joined)
                            : fill(text.up, { places: count(friends * placesPerFriend) })}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}
