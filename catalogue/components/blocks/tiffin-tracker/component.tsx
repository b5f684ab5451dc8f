type Stop = { label: string; time: string };

type Props = {
  heading?: string;
  arrives?: string;
  stops?: Stop[];
  /** Index of the last stop that was reached. */
  reached?: number;
  items?: { name: string; count: number }[];
  rider?: { name: string; note: string; phone: string };
};

const STOPS: Stop[] = [
  { label: 'Cooked by Shanta', time: '11.05' },
  { label: 'Packed, still steaming', time: '11.40' },
  { label: 'Crossing Sion flyover', time: '12.18' },
  { label: 'Your third floor', time: '12.40' },
];

export function TiffinTracker({
  heading = 'Lunch is two signals away',
  arrives = '12.40',
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
  },
}: Props) {
  const last = Math.max(1, stops.length - 1);
  const share = Math.min(1, reached / last);

  return (
    <section className="bg-(--wash) px-4 py-10 [font-family:ui-rounded,ui-sans-serif,system-ui,sans-serif] text-(--ink) [--card:#fffaf6] [--ink:#3d1a24] [--lane:#f4d9d2] [--quiet:#7a4b50] [--sun:var(--brand-2,#ffc94d)] [--wash:#fde8e2] [--way:var(--brand,#b3263f)] sm:px-8 dark:[--card:#3a2227] dark:[--ink:#fff0ec] dark:[--lane:#5c383d] dark:[--quiet:#e3bdb9] dark:[--sun:var(--brand-2,#ffcf66)] dark:[--wash:#251316] dark:[--way:var(--brand,#ff9c93)]">
      <div className="mx-auto max-w-3xl">
        <div className="rounded-[2.5rem] bg-(--card) p-7 pb-10 sm:p-10 sm:pb-14">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 className="m-0 max-w-[12ch] [font-family:inherit] text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">
              {heading}
            </h2>
            <p className="m-0 text-base text-(--quiet)">
              Expected
              <span className="block text-6xl leading-none font-semibold tracking-tight text-(--way) tabular-nums">
                {arrives}
              </span>
            </p>
          </div>

          <div aria-hidden="true" className="relative mt-8 h-24">
            <div className="absolute inset-x-0 bottom-3 h-4 rounded-full bg-(--lane)" />
            <div
              className="absolute start-0 bottom-3 h-4 rounded-full bg-(--way)"
              style={{ width: `${share * 100}%` }}
            />
            <div
              className="absolute bottom-4 -translate-x-1/2 rtl:translate-x-1/2 rtl:-scale-x-100"
              style={{ insetInlineStart: `${Math.min(92, Math.max(8, share * 100))}%` }}
            >
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
                <rect
                  x="4"
                  y="8"
                  width="26"
                  height="12"
                  rx="4"
                  className="fill-(--sun) stroke-none"
                />
                <rect
                  x="4"
                  y="22"
                  width="26"
                  height="14"
                  rx="4"
                  className="fill-(--way) stroke-none"
                />
              </svg>
            </div>
          </div>

          <ol className="m-0 mt-2 grid list-none grid-cols-1 gap-2 p-0 sm:grid-cols-4">
            {stops.map(({ label, time }, index) => (
              <li
                key={label}
                aria-current={index === reached ? 'step' : undefined}
                className={`text-base leading-snug max-sm:flex max-sm:justify-between ${index === last ? 'sm:text-end' : index === 0 ? '' : 'sm:text-center'} ${index <= reached ? '' : 'text-(--quiet)'} ${index === reached ? 'font-semibold' : ''}`}
              >
                <span className="block sm:order-2">{label}</span>
                <span className="block tabular-nums">{time}</span>
              </li>
            ))}
          </ol>
        </div>

        <div className="-mt-6 grid gap-4 px-4 sm:grid-cols-[1fr_1.3fr] sm:px-8">
          <ul className="m-0 list-none rounded-[2rem] bg-(--sun) p-6 text-base text-[#3d1a24]">
            {items.map(({ name, count }) => (
              <li key={name} className="flex justify-between gap-3 py-1">
                {name}
                <span className="font-semibold tabular-nums">× {count}</span>
              </li>
            ))}
          </ul>
          <div className="flex items-center gap-4 rounded-[2rem] bg-(--way) p-6 text-(--card)">
            <p className="m-0 flex-1 text-base leading-snug">
              <span className="block text-xl font-semibold">{rider.name}</span>
              {rider.note}
            </p>
            <a
              href={`tel:${rider.phone.replaceAll(' ', '')}`}
              className="grid size-16 shrink-0 place-items-center rounded-full bg-(--card) text-base font-semibold text-(--way) no-underline focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--card) motion-safe:transition-transform motion-safe:duration-200 motion-safe:hover:scale-105"
            >
              Call
              <span className="sr-only"> {rider.name}</span>
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
