'use client';

import { useId, useRef, useState, useSyncExternalStore } from 'react';

const LABELS = { left: '{time} to go' };

/** Storage may be blocked; a checklist works without it. */
function read(key) {
  try {
    return key ? localStorage.getItem(key) : null;
  } catch {
    return null;
  }
}

/** What was kept may be from another year. */
function recall(text) {
  try {
    const kept = JSON.parse(text ?? 'null');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined;
  } catch {
    return undefined;
  }
}

/** What another window keeps is read when the page is opened again. */
const subscribe = () => () => undefined;

function keep(key, titles) {
  try {
    localStorage.setItem(key, JSON.stringify(titles));
  } catch {
    // A browser that keeps nothing still ticks.
  }
}

const STEPS = [
  {
    title: 'Find three jars with lids',
    why: 'Anything that held pickle will do. Smell counts: rinse with soda.',
    minutes: 5,
  },
  {
    title: 'Weigh one empty, in the shop',
    why: 'We write the weight on the bottom, so you never pay for glass.',
    minutes: 1,
  },
  {
    title: 'Fill from the wall',
    why: 'Turn the wheel, stop when you like. Spills are the sparrows’.',
    minutes: 6,
  },
  {
    title: 'Pay by the gram',
    why: 'Toor dal is ₹0.16. The scale prints a label you can wash off.',
    minutes: 2,
  },
  {
    title: 'Bring the same jars back',
    why: 'The eleventh filling is on us. We keep count, you keep jars.',
    minutes: 0,
  },
];

function Jar({ done, total }) {
  const id = useId();
  const level = 168 - (done / Math.max(1, total)) * 128;
  const count = `${done}/${total}`;
  return (
    <svg viewBox="0 0 160 200" aria-hidden="true" className="mx-auto block h-52 lg:h-80">
      <clipPath id={`${id}jar`}>
        <path d="M34 40h92c14 8 20 18 20 34v86c0 16-10 26-26 26H40c-16 0-26-10-26-26V74c0-16 6-26 20-34Z" />
      </clipPath>
      <g clipPath={`url(#${id}jar)`}>
        <rect width="160" height="200" className="fill-(--glass)" />
        <g
          className="motion-safe:transition-transform motion-safe:duration-200"
          style={{ transform: `translateY(${level}px)` }}
        >
          <path d="M0 16c26-16 54-14 80 0s54 16 80 0v200H0Z" className="fill-(--fill)" />
          {[18, 46, 74, 102, 130].map((x, index) => (
            <g key={x} className="fill-(--card) opacity-45">
              <ellipse cx={x} cy={34 + (index % 2) * 12} rx="9" ry="6" />
              <ellipse cx={x + 16} cy={62 + (index % 3) * 7} rx="9" ry="6" />
              <ellipse cx={x} cy={94 + (index % 2) * 9} rx="9" ry="6" />
              <ellipse cx={x + 14} cy={124 + (index % 3) * 5} rx="9" ry="6" />
            </g>
          ))}
        </g>
      </g>
      <rect x="28" y="12" width="104" height="26" rx="10" className="fill-(--tick)" />
      <path
        d="M40 18v14m16-14v14m16-14v14m16-14v14m16-14v14m16-14v14"
        className="stroke-(--card) opacity-50"
        strokeWidth="3"
      />
      <path
        d="M30 76v66"
        className="stroke-(--card) opacity-70"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="48" y="82" width="64" height="44" rx="8" className="fill-(--card)" />
      <text
        x="80"
        y="113"
        textAnchor="middle"
        fontSize={count.length > 3 ? 20 : 26}
        className="fill-(--ink) font-semibold"
      >
        {count}
      </text>
    </svg>
  );
}

export function PackingChecklist({
  title = 'Your first visit, jar by jar',
  lead = 'Tick as you go. The list remembers, even if you get distracted by lentils.',
  steps = STEPS,
  media = Jar,
  storageKey,
  ticked = [],
  full = 'Full. See you at the shop.',
  again = 'Start again',
  locale = 'en-US',
  labels,
  className = '',
}) {
  const id = useId();
  const list = useRef(null);
  const words = { ...LABELS, ...labels };
  const key = storageKey ?? `packing-checklist: ${title}`;
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const [changed, setChanged] = useState();
  const chosen = changed ?? recall(kept) ?? ticked;

  const change = (next) => {
    setChanged(next);
    if (key) keep(key, next);
  };

  const tick = (name) =>
    change(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);

  // Steps that were renamed or removed since the last visit do not count.
  const done = steps.filter((step) => chosen.includes(step.title));
  const left = steps.reduce(
    (sum, step) => sum + (chosen.includes(step.title) ? 0 : step.minutes),
    0,
  );
  const state = { done: done.length, total: steps.length };
  const shown =
    media === Jar ? <Jar {...state} /> : typeof media === 'function' ? media(state) : media;
  const time = (minutes, unitDisplay) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay }).format(minutes);

  return (
    <section
      className={`bg-(--wash) px-5 py-12 text-start [font-family:var(--brand-font,ui-rounded,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal wrap-break-word text-(--ink) [--card:#fffefb] [--fill:oklch(from_var(--brand,#e9a23b)_min(l,.77)_c_h)] [--glass:#bfe0e2] [--ink:#16373b] [--quiet:#456165] [--tick:oklch(from_var(--brand-2,#0f6b70)_min(l,.483)_c_h)] [--wash:#dff0ee] sm:px-10 lg:py-16 dark:[--card:#1d3134] dark:[--fill:oklch(from_var(--brand,#f0b357)_max(l,.66)_c_h)] dark:[--glass:#3d6064] dark:[--ink:#e9f6f5] dark:[--quiet:#b4cdcd] dark:[--tick:oklch(from_var(--brand-2,#7fd6d6)_max(l,.75)_c_h)] dark:[--wash:#112023] print:[--card:#fff] print:[--fill:oklch(from_var(--brand,#e9a23b)_min(l,.77)_c_h)] print:[--glass:#ddd] print:[--ink:#111] print:[--quiet:#333] print:[--tick:#111] print:[--wash:#fff] forced-colors:[--card:Canvas] forced-colors:[--fill:Highlight] forced-colors:[--glass:GrayText] forced-colors:[--ink:CanvasText] forced-colors:[--tick:CanvasText] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      <div className="mx-auto grid max-w-5xl grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-4xl! leading-tight! font-semibold! tracking-tight! text-balance text-(--ink)! sm:text-5xl! sm:leading-tight!">
            {title}
          </h2>
          <p className="m-0! mt-3! max-w-[44ch] text-lg! leading-relaxed! text-(--quiet)!">
            {lead}
          </p>
        </div>
        {steps.length > 0 && (
          <div className="lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:static">
            {shown}
            <p
              role="status"
              className="m-0! mt-3! text-center text-lg! font-semibold! text-(--ink)!"
            >
              {done.length === steps.length
                ? full
                : words.left.replace('{time}', time(left, 'long'))}
            </p>
            {/* Kept in the page, so that the list beside it never moves. */}
            <button
              type="button"
              onClick={() => {
                change([]);
                list.current?.querySelector('input')?.focus();
              }}
              className={`mx-auto mt-1 block min-h-11 max-w-full rounded-full! border-0! bg-transparent! px-4! py-0! text-base! font-normal! text-(--quiet)! underline underline-offset-4 hover:text-(--ink)! focus-visible:outline-3 focus-visible:outline-(--tick) print:hidden ${done.length === 0 ? 'invisible' : ''}`}
            >
              {again}
            </button>
          </div>
        )}

        {steps.length > 0 && (
          <ol ref={list} className="m-0 min-w-0 list-none space-y-3 p-0 lg:col-start-1">
            {steps.map(({ title: name, why, minutes }, index) => (
              <li key={name}>
                <label className="flex cursor-pointer items-start gap-4 break-inside-avoid rounded-[1.75rem] border border-transparent bg-(--card) p-4.75 has-checked:bg-(--glass)/50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--tick)">
                  <input
                    type="checkbox"
                    checked={chosen.includes(name)}
                    onChange={() => tick(name)}
                    aria-describedby={`${id}${index}`}
                    className="peer sr-only"
                  />
                  <span
                    aria-hidden="true"
                    className="grid size-9 shrink-0 place-items-center rounded-full border-3 border-(--tick) text-lg font-semibold text-(--tick) peer-checked:bg-(--tick) peer-checked:text-(--card) print:peer-checked:bg-transparent print:peer-checked:text-(--tick) forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]"
                  >
                    {chosen.includes(name) ? '✓' : index + 1}
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="flex flex-wrap justify-between gap-x-4 text-xl font-semibold">
                      <span className="min-w-0">{name}</span>
                      {minutes > 0 && (
                        <span className="text-base font-normal text-(--quiet)">
                          {time(minutes, 'short')}
                        </span>
                      )}
                    </span>
                    <span
                      id={`${id}${index}`}
                      className="mt-1 block text-base leading-relaxed text-(--quiet)"
                    >
                      {why}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
