const STOPS = [
  { label: 'Cooked by Shanta', time: '11.05' },
  { label: 'Packed, still steaming', time: '11.40' },
  { label: 'Crossing Sion flyover', time: '12.18' },
  { label: 'Your third floor', time: '12.40' },
];

function Bicycle() {
  return (
    <svg
      viewBox="0 0 120 84"
      className="block h-21 w-30 fill-none stroke-(--ink)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="26" cy="62" r="18" />
      <circle cx="94" cy="62" r="18" />
      <path d="m26 62 18-32h36l14 32M44 30l16 32h-34m34 0 22-34m-4-10h12M38 24h14" />
      <rect x="4" y="8" width="26" height="12" rx="4" className="fill-(--sun) stroke-none" />
      <rect x="4" y="22" width="26" height="14" rx="4" className="fill-(--way) stroke-none" />
    </svg>
  );
}

export function TiffinTracker({
  heading = 'Lunch is two signals away',
  arrives = '12.40',
  arrivesLabel = 'Expected',
  stops = STOPS,
  reached = 2,
  items = [
    { name: 'Bhindi, dal, three rotis', count: 4 },
    { name: 'Fish thali', count: 2 },
    { name: 'Extra pickle', count: 6 },
  ],
  rider = {
    name: 'Ganpat Shinde',
    note: 'on the yellow bicycle, nineteen years, never late in rain',
    phone: '+91 98765 00142',
    callLabel: 'Call',
  },
  media = <Bicycle />,
  className = '',
}) {
  const count = stops.length;
  const at = Math.min(count - 1, Math.max(0, reached));
  const middleOf = (index) => ((index + 0.5) / count) * 100;
  const isRow = count <= 5;
  const hasMedia = media !== null;

  return (
    <section
      className={`bg-(--wash) px-4 py-10 text-start [font-family:var(--brand-font,ui-rounded,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--ink) [--card:#fffaf6] [--ink:#3d1a24] [--lane:#f4d9d2] [--on-way:var(--brand-foreground,oklch(from_var(--way)_clamp((l_-_.5)*.976,(.58_-_l)*1000,.988)_.01_20))] [--quiet:#7a4b50] [--sun:oklch(from_var(--brand-2,#ffc94d)_clamp(.7,l,.9)_c_h)] [--wash:#fde8e2] [--way-text:oklch(from_var(--brand,#b3263f)_min(l,.51)_c_h)] [--way:oklch(from_var(--brand,#b3263f)_clamp(.25,l,.78)_c_h)] sm:px-8 dark:[--card:#3a2227] dark:[--ink:#fff0ec] dark:[--lane:#5c383d] dark:[--quiet:#e3bdb9] dark:[--sun:oklch(from_var(--brand-2,#ffcf66)_clamp(.7,l,.9)_c_h)] dark:[--wash:#251316] dark:[--way-text:oklch(from_var(--brand,#ff9c93)_max(l,.75)_c_h)] dark:[--way:oklch(from_var(--brand,#ff9c93)_clamp(.52,l,.96)_c_h)] print:[--card:#fff] print:[--ink:#3d1a24] print:[--lane:#f4d9d2] print:[--quiet:#7a4b50] print:[--wash:#fff] print:[--way-text:#3d1a24] forced-colors:[--sun:Canvas] forced-colors:[--way:Highlight] ${className}`}
    >
      <div className="mx-auto max-w-3xl">
        <div className="rounded-[2.5rem] bg-(--card) p-7 pb-10 sm:p-10 sm:pb-14 forced-colors:border print:p-0">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 className="m-0! max-w-[12ch] [font-family:var(--brand-font-display,inherit)]! text-3xl! leading-tight! font-semibold! tracking-tight! wrap-break-word text-(--ink)! sm:text-4xl! rtl:tracking-normal!">
              {heading}
            </h2>
            <p className="m-0! text-base! text-(--quiet)!">
              {arrivesLabel}
              <span className="block text-6xl leading-none font-semibold tracking-tight text-(--way-text) tabular-nums">
                {arrives}
              </span>
            </p>
          </div>

          {count > 0 && (
            <>
              <div
                aria-hidden="true"
                className={`relative mt-8 [print-color-adjust:exact] ${hasMedia ? 'h-24' : 'h-10'}`}
              >
                <div className="absolute inset-x-0 bottom-3 h-4 rounded-full bg-(--lane) forced-colors:border" />
                <div
                  className="absolute start-0 bottom-3 h-4 rounded-full bg-(--way) motion-safe:transition-[width] motion-safe:duration-200"
                  style={{ width: `${at === count - 1 ? 100 : middleOf(at)}%` }}
                />
                {stops.map(({ label }, index) => (
                  <span
                    key={label}
                    className={`absolute bottom-4 size-2 -translate-x-1/2 rounded-full rtl:translate-x-1/2 ${index <= at ? 'bg-(--card)' : 'bg-(--quiet) forced-colors:bg-[CanvasText]'}`}
                    style={{ insetInlineStart: `${middleOf(index)}%` }}
                  />
                ))}
                {hasMedia && (
                  <div
                    className="absolute bottom-4 -translate-x-1/2 rtl:translate-x-1/2 rtl:-scale-x-100"
                    style={{ insetInlineStart: `clamp(3.75rem, ${middleOf(at)}%, 100% - 3.75rem)` }}
                  >
                    {media}
                  </div>
                )}
              </div>

              <ol
                style={{ '--stops': count }}
                className={`m-0 mt-2 grid list-none grid-cols-1 gap-1 p-0 ${isRow ? 'sm:grid-cols-[repeat(var(--stops),minmax(0,1fr))]' : ''}`}
              >
                {stops.map(({ label, time }, index) => (
                  <li
                    key={label}
                    aria-current={index === at ? 'step' : undefined}
                    className={`flex flex-wrap justify-between gap-x-4 rounded-2xl px-3 py-2 text-base leading-snug hyphens-auto ${isRow ? 'sm:flex-col sm:flex-nowrap sm:justify-start sm:text-center' : ''} ${index <= at ? '' : 'text-(--quiet)'} ${index === at ? 'bg-(--lane) font-semibold forced-colors:border print:border' : ''}`}
                  >
                    <span className="min-w-0 wrap-anywhere">{label}</span>
                    <span className="tabular-nums">{time}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>

        {(items.length > 0 || rider) && (
          <div
            className={`-mt-6 grid grid-cols-1 gap-4 px-4 sm:px-8 print:mt-4 print:px-0 ${items.length > 0 && rider ? 'sm:grid-cols-[1fr_1.3fr]' : ''}`}
          >
            {items.length > 0 && (
              <ul className="m-0 list-none rounded-[2rem] bg-(--sun) p-6 text-base text-[#3d1a24] forced-colors:border print:border">
                {items.map(({ name, count: many }) => (
                  <li key={name} className="flex justify-between gap-3 py-1">
                    <span className="min-w-0 wrap-anywhere">{name}</span>
                    <span className="shrink-0 font-semibold tabular-nums">× {many}</span>
                  </li>
                ))}
              </ul>
            )}
            {rider && (
              <div className="flex flex-wrap items-center gap-4 rounded-[2rem] bg-(--way) p-6 text-(--on-way) forced-colors:border forced-colors:bg-[Canvas] print:border print:bg-transparent print:text-(--ink)">
                <p className="m-0! min-w-0 flex-1 basis-40 text-base! leading-snug! wrap-break-word text-inherit!">
                  <span className="block text-xl font-semibold">{rider.name}</span>
                  {rider.note}
                </p>
                <a
                  href={`tel:${rider.phone.replace(/[^+\d]/g, '')}`}
                  className="m-0! grid min-h-16 min-w-16 shrink-0 place-items-center rounded-full bg-(--card) px-4 [font-family:inherit]! text-base! font-semibold! text-(--way-text)! no-underline focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--on-way) motion-safe:transition-transform motion-safe:duration-200 motion-safe:hover:scale-105 forced-colors:border print:border"
                >
                  <span>
                    {rider.callLabel}
                    <span className="sr-only"> {rider.name}</span>
                  </span>
                </a>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
