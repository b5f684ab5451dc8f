import { type FormEvent, useId, useState } from 'react';

type Props = {
  title?: string;
  lead?: string;
  joined?: number;
  goal?: number;
  promise?: string;
  join?: (email: string) => Promise<void>;
};

const joinSample = () => new Promise<void>((resolve) => setTimeout(resolve, 400));

export function RisingLoafWaitlist({
  title = 'Bread for Hill Road, if 500 of you want it',
  lead = 'We have the starter, the baker and half the rent. When the loaf reaches the line we sign the lease, and everybody on the list eats free on the first Saturday.',
  joined = 312,
  goal = 500,
  promise = 'Two mails: one when we open, one with your loaf.',
  join = joinSample,
}: Props) {
  const id = useId();
  const [count, setCount] = useState(joined);
  const [state, setState] = useState<'open' | 'busy' | 'in' | 'failed'>('open');
  const share = Math.min(1, count / goal);
  // The tin is 92 high and the dough must always show a little.
  const rise = 16 + share * 92;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (state === 'busy' || typeof email !== 'string') return;
    setState('busy');
    try {
      await join(email);
      setCount((before) => before + 1);
      setState('in');
    } catch {
      setState('failed');
    }
  };

  return (
    <section className="bg-(--wash) px-5 py-12 [font-family:ui-rounded,ui-sans-serif,system-ui,sans-serif] text-(--ink) [--card:#fff9ee] [--crust:var(--brand,#c9772b)] [--deep:#8a4512] [--ink:#3b2410] [--quiet:#6e5238] [--tin:var(--brand-2,#56698a)] [--wash:#fbe8c8] sm:px-8 lg:py-16 dark:[--card:#35281b] dark:[--crust:var(--brand,#d98a3d)] dark:[--deep:#f3b673] dark:[--ink:#fdf0dc] dark:[--quiet:#d9c3a6] dark:[--tin:var(--brand-2,#8ea3c4)] dark:[--wash:#241a10]">
      <div className="mx-auto flex max-w-3xl flex-col items-center rounded-[3rem] bg-(--card) px-6 py-10 text-center sm:px-12">
        <div
          role="meter"
          aria-label="Neighbours on the list"
          aria-valuemin={0}
          aria-valuemax={goal}
          aria-valuenow={count}
          aria-valuetext={`${count} of ${goal}`}
          className="w-full max-w-md"
        >
          <svg viewBox="0 0 360 210" aria-hidden="true" className="block w-full overflow-visible">
            <clipPath id={`${id}mouth`}>
              <rect x="0" y="-60" width="360" height="170" />
            </clipPath>
            <g clipPath={`url(#${id}mouth)`}>
              <g
                className="motion-safe:transition-transform motion-safe:duration-200"
                style={{ transform: `translateY(${108 - rise}px)` }}
              >
                <path
                  d="M52 190V92c-22-6-26-52 16-58 20-26 60-30 82-14 22-14 62-12 78 6 28-12 62 0 62 28 26 8 22 34 4 38v98Z"
                  className="fill-(--crust)"
                />
                <path
                  d="m108 34 26 34m32-46 26 40m32-38 24 32"
                  className="fill-none stroke-(--card)"
                  strokeWidth="7"
                  strokeLinecap="round"
                />
              </g>
            </g>
            <path
              d="M34 100h292l-20 88a20 20 0 0 1-20 16H74a20 20 0 0 1-20-16Z"
              className="fill-(--tin)"
            />
            <rect x="24" y="92" width="312" height="18" rx="9" className="fill-(--tin)" />
            <path d="M24 101h312" className="stroke-(--card) opacity-40" strokeWidth="2" />
            <g
              className="fill-none stroke-(--deep)"
              strokeWidth="3"
              strokeDasharray="3 8"
              strokeLinecap="round"
            >
              <path d="M20 4h320" />
            </g>
            <text
              x="180"
              y="166"
              textAnchor="middle"
              className="fill-(--card) text-[44px] font-semibold tabular-nums"
            >
              {count} / {goal}
            </text>
          </svg>
        </div>
        <h2 className="m-0 mt-8 max-w-[20ch] [font-family:inherit] text-3xl leading-tight font-semibold tracking-tight text-balance sm:text-5xl">
          {title}
        </h2>
        <p className="m-0 mt-4 max-w-[52ch] text-lg leading-relaxed text-(--quiet)">{lead}</p>

        {state === 'in' ? (
          <p
            role="status"
            className="m-0 mt-8 rounded-full bg-(--wash) px-7 py-4 text-lg font-medium"
          >
            You are number {count}. Save your appetite.
          </p>
        ) : (
          <form
            onSubmit={(event) => void submit(event)}
            className="mt-8 flex w-full max-w-lg flex-wrap gap-2 rounded-[2rem] bg-(--wash) p-2"
          >
            <label htmlFor={`${id}email`} className="sr-only">
              Email address
            </label>
            <input
              id={`${id}email`}
              name="email"
              type="email"
              required
              autoComplete="email"
              placeholder="you@hillroad.in"
              className="min-h-13 min-w-0 flex-1 basis-44 rounded-full border-0 bg-transparent px-5 text-lg text-(--ink) placeholder:text-(--quiet) focus-visible:outline-3 focus-visible:outline-(--deep)"
            />
            <button
              type="submit"
              aria-disabled={state === 'busy'}
              className="min-h-13 flex-auto rounded-full bg-(--deep) px-7 text-lg font-semibold text-(--card) focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--deep) motion-safe:transition-transform motion-safe:duration-200 motion-safe:active:scale-95"
            >
              {state === 'busy' ? 'Kneading…' : 'Count me in'}
            </button>
          </form>
        )}
        <p role="alert" className="m-0 mt-3 text-base text-(--quiet)">
          {state === 'failed' ? 'That did not reach us. Please try once more.' : promise}
        </p>
      </div>
    </section>
  );
}
