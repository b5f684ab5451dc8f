import { useEffect, useId, useRef, useState } from 'react';

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
}) {
  const id = useId();
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
      setFault(error instanceof Error ? error.message : 'That did not work. Please try again.');
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
    return passed > 0
      ? `${missing} more, and you pass ${count(passed)} ${passed === 1 ? 'person' : 'people'}`
      : `${missing} more`;
  };

  return (
    <section className="relative isolate overflow-hidden bg-(--deep) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--deep:#f1efe9] [--edge:#171b2e26] [--glow:var(--brand,#8f5200)] [--halo:#ffcf7a] [--pane:#fffdf8] [--quiet:#4d546e] [--text:#171b2e] dark:[--deep:#0a0c14] dark:[--edge:#dfe4ff24] dark:[--glow:var(--brand,#ffc46b)] dark:[--halo:#6b4410] dark:[--pane:#10131f] dark:[--quiet:#a2a9c4] dark:[--text:#eceffa]">
      <span
        aria-hidden="true"
        className="absolute -start-60 -bottom-96 -z-10 size-200 rounded-full bg-[radial-gradient(closest-side,var(--halo),transparent)]"
      />
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-20 gap-y-12 px-6 py-16 md:px-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:py-24">
        <div className="flex flex-col">
          <p className="m-0 flex items-baseline gap-4 ps-2 text-base text-(--quiet)">
            <span
              aria-hidden="true"
              className="size-2 shrink-0 rounded-full bg-(--glow) shadow-[0_0_14px_3px_var(--glow)]"
            />
            {eyebrow}
          </p>
          <h2 className="m-0 mt-6 [font-family:inherit] text-[clamp(2.4rem,5vw,4.25rem)] leading-[1.04] font-extralight tracking-[-0.03em] text-balance wrap-break-word">
            {title}
          </h2>
          <p className="m-0 mt-6 max-w-[46ch] text-lg leading-relaxed text-(--quiet)">
            {lead.replace('{places}', count(placesPerFriend))}
          </p>

          {ticket ? (
            <div className="mt-10 motion-safe:transition-opacity motion-safe:duration-500 motion-safe:starting:opacity-0">
              <p ref={place} tabIndex={-1} className="m-0 outline-none">
                <span className="block text-base text-(--quiet)">Your place</span>
                <span className="mt-2 block text-[clamp(5rem,12vw,9rem)] leading-[0.85] font-thin tracking-[-0.06em] text-(--glow) tabular-nums">
                  {count(standing)}
                </span>
                <span className="mt-6 block text-base text-(--quiet)">
                  of {count(ticket.total)} waiting
                </span>
              </p>
              <div className="mt-6 flex flex-wrap items-center gap-3">
                <code className="rounded-md border border-(--edge) bg-(--pane) px-4 py-3 text-base break-all">
                  {ticket.link.replace(/^https?:\/\//, '')}
                </code>
                <button
                  type="button"
                  onClick={() => void copyLink()}
                  className="min-h-12 rounded-md border border-(--glow) px-5 text-base text-(--text) hover:bg-(--glow)/15 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--glow)"
                >
                  {copy === 'done' ? 'Link copied' : 'Copy link'}
                </button>
              </div>
            </div>
          ) : (
            <form onSubmit={(event) => void submit(event)} className="mt-10 max-w-md">
              <label htmlFor={`${id}email`} className="text-base text-(--quiet)">
                Email address
              </label>
              <div className="mt-2 flex flex-wrap gap-3">
                <input
                  id={`${id}email`}
                  name="email"
                  type="email"
                  required
                  autoComplete="email"
                  placeholder="you@home.in"
                  aria-describedby={`${id}fault`}
                  aria-invalid={fault !== ''}
                  className="min-h-12 min-w-0 flex-1 basis-52 rounded-md border border-(--quiet) bg-(--pane) px-4 text-base text-(--text) placeholder:text-(--quiet) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--glow)"
                />
                <button
                  type="submit"
                  aria-disabled={busy}
                  className="min-h-12 rounded-md bg-(--text) px-6 text-base text-(--deep) hover:bg-(--glow) focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--glow)"
                >
                  {busy ? 'Joining…' : 'Take a place'}
                </button>
              </div>
              <p id={`${id}fault`} role="alert" className="m-0 mt-3 min-h-6 text-base">
                {fault}
              </p>
              <p className="m-0 text-base text-(--quiet)">
                {count(waiting)} people are waiting already.
              </p>
            </form>
          )}
          <p role="status" className={copy === 'failed' ? 'm-0 mt-3 text-base' : 'sr-only'}>
            {copy === 'done' && 'The link is on your clipboard.'}
            {copy === 'failed' && 'The browser did not allow copying. Select the link instead.'}
          </p>
        </div>

        <div className="self-center rounded-2xl border border-(--edge) bg-(--pane) p-7 md:p-10">
          <h3 className="m-0 [font-family:inherit] text-xl font-light">What friends open</h3>
          <ol className="m-0 mt-6 list-none p-0">
            {rungs.map(({ friends, opens }) => {
              const reached = joined >= friends;
              const isNext = ticket !== null && next?.friends === friends;
              return (
                <li key={friends} className="group relative flex gap-5 pb-7 last:pb-0">
                  <span
                    aria-hidden="true"
                    className={`absolute start-5 top-10 bottom-0 w-px group-last:hidden ${reached ? 'bg-(--glow)' : 'bg-(--edge)'}`}
                  />
                  <span
                    className={`grid min-h-10 min-w-10 shrink-0 place-items-center self-start rounded-full border px-1 text-base tabular-nums ${reached ? 'border-(--glow) bg-(--glow) text-(--pane)' : isNext ? 'border-(--glow) text-(--glow)' : 'border-(--edge) text-(--quiet)'}`}
                  >
                    {friends}
                  </span>
                  <span className="min-w-0 pt-1.5 wrap-break-word">
                    <span
                      className={`block text-lg leading-snug ${reached || isNext ? '' : 'text-(--quiet)'}`}
                    >
                      {opens}
                    </span>
                    <span className="mt-1 block text-base text-(--quiet)">
                      {reached
                        ? 'Yours'
                        : isNext
                          ? climb(friends - joined)
                          : `up ${count(friends * placesPerFriend)} places`}
                    </span>
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </section>
  );
}
