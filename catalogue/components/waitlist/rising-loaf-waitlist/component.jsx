'use client';

import { useEffect, useId, useRef, useState } from 'react';

const LABELS = {
  busy: 'Kneading…',
  failed: 'That did not reach us. Please try once more.',
  meter: 'Names on the list',
  value: '{count} of {goal}',
  display: '{count} / {goal}',
  left: 'to go',
};

/** Puts values in the place of their names in braces. */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

const joinSample = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 400);
  });

/** Where the crust stands on an empty list, and how far it climbs to the line. */
const DOUGH_TOP = 392;
const DOUGH_CLIMB = 108;

function Cat({ isAwake }) {
  return (
    <g className="fill-(--cat) forced-colors:fill-[CanvasText]">
      <path
        d="M396 128c30 4 34 44 20 66"
        className="fill-none stroke-(--cat) forced-colors:stroke-[CanvasText]"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M222 142c-10-40 34-76 96-76 60 0 92 34 90 76Z" />
      <rect x="206" y="124" width="84" height="20" rx="10" />
      <path d="M202 104V58l24 16c10-4 24-4 34 0l24-16v46c0 24-18 38-41 38s-41-14-41-38Z" />
      <g
        className="fill-none stroke-(--wash) forced-colors:stroke-[Canvas]"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {isAwake ? (
          <path d="M226 96v6m34-6v6" strokeWidth="9" />
        ) : (
          <path d="M218 99q8 7 16 0m18 0q8 7 16 0" />
        )}
        <path d="m238 112 5 4 5-4m-5 4v5m-18 21v-6m36 6v-6" />
        <path d="M308 68q4 14 0 24m24-23q6 14 2 26m24-17q6 12 3 22" opacity="0.45" />
      </g>
      {!isAwake && (
        <path
          d="M174 47.500h11l-11 14h11.500M151.500 24.500h8.500l-8.500 11h9M135 7.500h6.500l-6.500 8h7"
          className="fill-none stroke-(--quiet) forced-colors:stroke-[CanvasText]"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}

function Oven({ count, goal, isAwake, display, missing, left }) {
  const id = useId();
  const share = Math.min(1, count / Math.max(1, goal));
  return (
    <svg viewBox="0 0 440 606" aria-hidden="true" className="block w-full overflow-visible">
      <radialGradient id={`${id}light`} cx="0.5" cy="0.95" r="0.9">
        <stop offset="0" className="[stop-color:var(--light)]" />
        <stop offset="1" stopOpacity="0" className="[stop-color:var(--light)]" />
      </radialGradient>
      <clipPath id={`${id}mouth`}>
        <rect x="52" y="248" width="336" height="160" rx="34" />
      </clipPath>

      <path d="M64 570h52v36H64zM324 570h52v36h-52z" className="fill-(--shade)" />
      <rect x="20" y="150" width="400" height="438" rx="44" className="fill-(--oven)" />
      <rect x="8" y="140" width="424" height="24" rx="12" className="fill-(--shade)" />
      <Cat isAwake={isAwake} />

      <circle cx="80" cy="206" r="24" className="fill-(--shade)" />
      <path
        d="M80 206v-16"
        className="stroke-(--enamel) motion-safe:transition-transform motion-safe:duration-200"
        strokeWidth="6"
        strokeLinecap="round"
        style={{ transform: `rotate(${share * 270 - 135}deg)`, transformOrigin: '80px 206px' }}
      />
      <circle cx="140" cy="206" r="24" className="fill-(--shade)" />
      <path d="M140 206h14" className="stroke-(--enamel)" strokeWidth="6" strokeLinecap="round" />
      <rect
        x="184"
        y="182"
        width="204"
        height="48"
        rx="16"
        className="fill-(--glass) forced-colors:fill-[Canvas]"
      />
      <text
        x="286"
        y="217"
        textAnchor="middle"
        fontSize={Math.min(30, 290 / display.length)}
        className="fill-(--light) font-semibold tracking-wide tabular-nums forced-colors:fill-[CanvasText]"
      >
        {display}
      </text>

      <rect x="52" y="248" width="336" height="228" rx="34" className="fill-(--glass)" />
      <rect
        x="52"
        y="248"
        width="336"
        height="228"
        rx="34"
        fill={`url(#${id}light)`}
        opacity={0.45 + share * 0.55}
      />
      <path
        d={`M76 ${DOUGH_TOP - DOUGH_CLIMB - 2}h288`}
        className="stroke-(--light)"
        strokeWidth="4"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <g clipPath={`url(#${id}mouth)`}>
        <g
          className="motion-safe:transition-transform motion-safe:duration-200 motion-safe:ease-[cubic-bezier(0.3,1.8,0.5,1)]"
          style={{ transform: `translateY(${DOUGH_TOP - share * DOUGH_CLIMB}px)` }}
        >
          <path
            d="M122 170V62c-28-6-32-54 18-56 14-16 58-12 80 2 22-14 66-18 80-2 50 2 46 50 18 56v108Z"
            className="fill-(--crust)"
          />
          <path
            d="M122 62c-14-4-22-20-16-34M318 62c14-4 22-20 16-34"
            className="fill-none stroke-(--shade) opacity-50"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path
            d="m152 22 20 30m30-32 20 32m30-34 20 32"
            className="fill-none stroke-(--crumb)"
            strokeWidth="10"
            strokeLinecap="round"
          />
        </g>
      </g>
      <path d="M70 470h300" className="stroke-(--enamel) opacity-40" strokeWidth="4" />
      <path
        d="M106 406h228l-14 48a16 16 0 0 1-15 11H135a16 16 0 0 1-15-11Z"
        className="fill-(--tin)"
      />
      <rect x="96" y="398" width="248" height="16" rx="8" className="fill-(--tin)" />
      <path
        d="M104 407h232"
        className="stroke-(--enamel) opacity-50"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="m82 322 42-46m-40 72 12-13"
        className="stroke-white opacity-20"
        strokeWidth="10"
        strokeLinecap="round"
      />

      <rect x="72" y="496" width="296" height="18" rx="9" className="fill-(--enamel)" />
      <path
        d="M230 488h110v82q-14 9-27.500 0t-27.500 0-27.500 0-27.500 0Z"
        className="fill-(--enamel) forced-colors:fill-[Canvas]"
      />
      <path d="M230 560h110M230 502h110" className="stroke-(--tin)" strokeWidth="5" />
      <path d="M230 488h110v7H230z" className="fill-(--shade) opacity-15" />
      <text
        x="285"
        y="534"
        textAnchor="middle"
        fontSize="28"
        className="fill-(--thread) font-semibold tabular-nums forced-colors:fill-[CanvasText]"
      >
        {missing}
      </text>
      <text
        x="285"
        y="552"
        textAnchor="middle"
        fontSize={Math.min(16, 190 / left.length)}
        className="fill-(--thread) forced-colors:fill-[CanvasText]"
      >
        {left}
      </text>
    </svg>
  );
}

function Kitchen() {
  return (
    <div aria-hidden="true" className="print:hidden">
      <div className="absolute -end-[12rem] -bottom-[14rem] size-[44rem] rounded-full bg-(--halo)" />
      <div className="absolute inset-x-0 bottom-0 h-8 bg-(--floor)" />
    </div>
  );
}

export function RisingLoafWaitlist({
  title = 'Bread for Hill\u00A0Road, if {goal} of you want it',
  lead = 'We have the starter, the baker, half the rent and the cat. When the loaf reaches the dotted line we sign the lease.',
  joined = 318,
  goal = 500,
  tray = 13,
  perk = 'A baker’s dozen is thirteen. Number {next} gets the first loaf free.',
  promise = 'Two mails: one when we sign, one when we open.',
  thanks = 'You are number {number}. The cat has noticed.',
  lucky = 'You are number {number}, the last bun on the tray: your first loaf is free.',
  reached = 'The loaf is at the line and the lease is signed. Names are still welcome.',
  label = 'Your email address',
  example = 'you@hillroad.in',
  action = 'Count me in',
  join = joinSample,
  media,
  backdrop = <Kitchen />,
  locale = 'en-IN',
  labels,
  className = '',
}) {
  const id = useId();
  const text = { ...LABELS, ...labels };
  const answer = useRef(null);
  const [count, setCount] = useState(joined);
  const [place, setPlace] = useState(null);
  const [step, setStep] = useState('open');

  const places = Math.max(1, Math.round(tray));
  const full = Math.ceil(Math.max(1, count) / places) * places;
  // A tray that was just filled stays full until the next name.
  const next = count === full && place !== count ? full + places : full;
  const onTray = count - (next - places);
  const number = (value) => value.toLocaleString(locale);
  const numbers = { count: number(count), goal: number(goal) };
  const state = { count, goal, isAwake: place !== null || count >= goal };

  // The form makes room for the answer, so the focus goes there too.
  useEffect(() => {
    if (place !== null) answer.current?.focus();
  }, [place]);

  const submit = async (event) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (step === 'busy' || typeof email !== 'string') return;
    setStep('busy');
    try {
      const given = await join(email);
      const own = typeof given === 'number' ? given : count + 1;
      setCount(Math.max(count, own));
      setPlace(own);
      setStep('open');
    } catch {
      setStep('failed');
    }
  };

  const picture =
    media === undefined ? (
      <Oven
        {...state}
        display={fill(text.display, numbers)}
        missing={number(Math.max(0, goal - count))}
        left={text.left}
      />
    ) : typeof media === 'function' ? (
      media(state)
    ) : (
      media
    );

  return (
    <section
      aria-labelledby={`${id}title`}
      className={`relative overflow-hidden bg-(--wash) px-5 text-start [font-family:var(--brand-font,ui-rounded,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--ink) [--card:#fffaf0] [--cat:#4b2a1a] [--crumb:#ffe7b5] [--crust:#d98a35] [--deep:oklch(from_color-mix(in_oklab,var(--brand,#dc4a2c)_78%,#000)_min(l,.52)_c_h)] [--enamel:#fffaf0] [--floor:#f6c977] [--glass:#2b120a] [--halo:#ffdc95] [--ink:#3a1c10] [--light:#ffb84d] [--oven:oklch(from_var(--brand,#dc4a2c)_clamp(.32,l,.84)_c_h)] [--quiet:#6f4a35] [--shade:color-mix(in_oklab,var(--oven)_72%,#2b120a)] [--thread:#3a1c10] [--tin:oklch(from_var(--brand-2,#8a97a8)_clamp(.4,l,.85)_c_h)] [--wash:#ffefd2] sm:px-10 dark:[--card:#3a2117] dark:[--cat:#f3dcc2] dark:[--crust:#d98a35] dark:[--deep:oklch(from_var(--brand,#ffb08a)_max(l,.72)_c_h)] dark:[--enamel:#f7e3cb] dark:[--floor:#3f1f12] dark:[--glass:#160804] dark:[--halo:#3a1b10] dark:[--ink:#fff0e0] dark:[--oven:oklch(from_var(--brand,#c23f22)_clamp(.42,l,.84)_c_h)] dark:[--quiet:#e0c1a8] dark:[--tin:oklch(from_var(--brand-2,#76839a)_clamp(.4,l,.85)_c_h)] dark:[--wash:#22110b] print:[--card:#fff] print:[--cat:#4b2a1a] print:[--ink:#000] print:[--quiet:#333] print:[--wash:#fff] ${className}`}
    >
      {backdrop}
      <div
        className={`relative mx-auto grid max-w-6xl grid-cols-1 gap-x-10 gap-y-8 ${picture === null ? '' : 'lg:grid-cols-[minmax(0,1fr)_27rem]'}`}
      >
        <div
          className={`min-w-0 pt-12 lg:self-center lg:pt-16 lg:pb-20 ${picture === null ? 'pb-16' : ''}`}
        >
          <h2
            id={`${id}title`}
            className="m-0! max-w-[16ch] [font-family:var(--brand-font-display,inherit)]! text-4xl! leading-[1.05] font-semibold! tracking-tight! text-balance wrap-break-word text-(--ink)! sm:text-6xl! rtl:leading-tight rtl:tracking-normal!"
          >
            {fill(title, numbers)}
          </h2>
          <p className="m-0! mt-5! max-w-[44ch] text-xl! leading-relaxed text-(--quiet)!">
            {fill(count >= goal ? reached : lead, numbers)}
          </p>

          <div
            className={`relative z-10 mt-8 rounded-[2rem] bg-(--card) p-6 sm:p-8 forced-colors:border print:border ${picture === null ? 'max-w-2xl' : 'lg:-me-16'}`}
          >
            {place === null ? (
              <form onSubmit={(event) => void submit(event)}>
                <label htmlFor={`${id}email`} className="block text-lg font-semibold">
                  {label}
                </label>
                <div className="mt-2 flex flex-wrap gap-3">
                  <input
                    id={`${id}email`}
                    name="email"
                    type="email"
                    required
                    autoComplete="email"
                    placeholder={example}
                    aria-describedby={`${id}promise`}
                    className="min-h-14 min-w-0 flex-1 basis-52 rounded-full border-0 bg-(--wash) px-6 [font-family:inherit] text-lg text-(--ink) placeholder:text-(--quiet) focus-visible:outline-3 focus-visible:outline-(--deep) forced-colors:border print:border"
                  />
                  <button
                    type="submit"
                    aria-disabled={step === 'busy'}
                    className="m-0! min-h-14 grow rounded-full! border-0! bg-(--deep)! px-7! py-2! [font-family:inherit]! text-lg! font-semibold! tracking-normal! text-(--card)! focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--deep) motion-safe:transition-transform motion-safe:duration-200 motion-safe:active:scale-95 sm:grow-0 forced-colors:border! print:hidden"
                  >
                    {step === 'busy' ? text.busy : action}
                  </button>
                </div>
                <p id={`${id}promise`} className="m-0! mt-3! text-base! text-(--quiet)!">
                  {promise}
                </p>
                <p role="alert" className="m-0! text-base! font-semibold! text-(--ink)!">
                  {step === 'failed' && text.failed}
                </p>
              </form>
            ) : (
              <p
                ref={answer}
                tabIndex={-1}
                className="m-0! text-2xl! leading-snug font-semibold! text-(--ink)! outline-none"
              >
                {fill(place % places === 0 ? lucky : thanks, {
                  ...numbers,
                  number: number(place),
                })}
              </p>
            )}
            {perk && (
              <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t-2 border-dashed border-(--crust)/50 pt-5">
                <span aria-hidden="true" className="flex flex-wrap gap-1">
                  {Array.from({ length: places }, (_, bun) => (
                    <span
                      key={`bun ${bun}`}
                      className={`h-4 w-5 rounded-t-full rounded-b-md print:[print-color-adjust:exact] ${bun < onTray ? 'bg-(--crust) forced-colors:bg-[CanvasText]' : bun === places - 1 ? 'border-2 border-dashed border-(--crust)' : 'bg-(--wash) forced-colors:border print:border'}`}
                    />
                  ))}
                </span>
                <p className="m-0! min-w-0 flex-1 basis-52 text-base! leading-snug text-(--quiet)!">
                  {fill(perk, { ...numbers, next: number(next) })}
                </p>
              </div>
            )}
          </div>
        </div>

        {picture !== null && (
          <div
            role="meter"
            aria-label={text.meter}
            aria-valuemin={0}
            aria-valuemax={goal}
            aria-valuenow={Math.min(count, goal)}
            aria-valuetext={fill(text.value, numbers)}
            className="mx-auto w-full max-w-sm self-end pb-3 lg:max-w-none print:[print-color-adjust:exact]"
          >
            {picture}
          </div>
        )}
      </div>
    </section>
  );
}
