const COLUMNS = [
  {
    title: 'Dig',
    links: [
      { label: 'New arrivals', href: '#new' },
      { label: '₹99 crate', href: '#crate' },
      { label: 'Film & devotional', href: '#film' },
      { label: 'Shellac', href: '#shellac' },
    ],
  },
  {
    title: 'Sell',
    links: [
      { label: 'We buy collections', href: '#sell' },
      { label: 'House visits', href: '#visits' },
      { label: 'What it is worth', href: '#worth' },
    ],
  },
  {
    title: 'Hear',
    links: [
      { label: 'Thursday listening', href: '#thursday' },
      { label: 'Needle clinic', href: '#needle' },
    ],
  },
];

/** Tails and scripts without capitals need room below the line; plain capitals do not. */
const hasTails = (text) =>
  !/^[A-IK-PR-Z\d .!?'’&:+-]*$/.test(text.normalize('NFD').replace(/[\u0300-\u0315]/g, ''));

const hasAccents = (text) => !/^[ -~]*$/.test(text);

function Wordmark({ name }) {
  const loud = name.toUpperCase();
  const words = loud
    .split(' ')
    .filter(Boolean)
    .map((word, place) => ({ word, place }));
  const letters = loud.replaceAll(' ', '').length;
  const tall = Math.min(36, 190 / letters);
  return (
    <div className="@container mt-3 overflow-hidden text-(--loud)">
      <p className="sr-only">{name}</p>
      <div
        aria-hidden="true"
        className="-mx-[0.8cqi] flex items-stretch gap-[1cqi]"
        style={{
          height: `${tall}cqi`,
          paddingInlineEnd: words.length === 1 ? '2cqi' : 0,
          marginBlockStart: hasAccents(loud) ? `${tall * 0.4}cqi` : 0,
          marginBlockEnd: `${tall * (hasTails(loud) ? 0.4 : -0.1)}cqi`,
        }}
      >
        {words.map(({ word, place }) => (
          <div key={place} className="contents">
            <svg
              viewBox="0 0 1000 360"
              preserveAspectRatio="none"
              style={{ flexGrow: word.length }}
              className="block h-full w-0 min-w-0 shrink basis-0 overflow-visible fill-current"
            >
              <text
                y="360"
                textLength="1000"
                lengthAdjust="spacingAndGlyphs"
                fontSize={360 / 0.72}
                className="font-black"
              >
                {word}
              </text>
            </svg>
            {(place < words.length - 1 || words.length === 1) && (
              <svg
                viewBox="0 0 100 100"
                style={{ width: `${Math.min(12, tall * 0.5)}cqi` }}
                className="block h-full shrink-0 overflow-visible"
              >
                <circle cx="50" cy="50" r="50" className="fill-(--block)" />
                <circle
                  cx="50"
                  cy="50"
                  r="38"
                  className="fill-none stroke-(--ground)/30"
                  strokeWidth="1.5"
                />
                <circle cx="50" cy="50" r="19" className="fill-(--ground)" />
                <circle cx="50" cy="50" r="6" className="fill-(--block)" />
              </svg>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

export function RecordShopWordmark({
  name = 'Side B',
  shout = 'Bring it back if it skips.',
  hours = [
    { days: 'Tue to Fri', time: '11 to 8' },
    { days: 'Sat', time: '10 to 9' },
    { days: 'Sun, Mon', time: 'flipping' },
  ],
  address = '41 Grant Road, above the watch repairer, Mumbai',
  columns = COLUMNS,
  small = '© 2026 Side B Records. GSTIN 27ABCDE1234F1Z5.',
}) {
  const heard =
    'underline-offset-4 focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-current';
  return (
    <footer className="relative overflow-hidden bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--block:#0f0f0f] [--ground:var(--brand,#f9c9dc)] [--ink:#0f0f0f] [--loud:var(--brand-2,#c8102e)] [--on-block:#f9c9dc] dark:[--block:#f9c9dc] dark:[--ground:#0f0f0f] dark:[--ink:var(--brand,#f9c9dc)] dark:[--loud:var(--brand-2,#e8284a)] dark:[--on-block:#0f0f0f]">
      <div className="grid gap-x-10 gap-y-10 px-5 pt-10 sm:px-8 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div>
          <p className="m-0 max-w-[9ch] text-5xl leading-[0.9] font-black tracking-[-0.05em] uppercase lg:text-6xl">
            {shout}
          </p>
          <dl className="m-0 mt-6 inline-grid grid-cols-[auto_auto] gap-x-4 bg-(--block) px-4 py-3 text-base font-bold text-(--on-block) lg:-rotate-2">
            {hours.map(({ days, time }) => (
              <div key={days} className="contents">
                <dt>{days}</dt>
                <dd className="m-0">{time}</dd>
              </div>
            ))}
          </dl>
          <p className="m-0 mt-4 max-w-[26ch] text-base font-bold">{address}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="border-t-8 border-current pt-3">
            <h2 className="m-0 [font-family:inherit] text-3xl font-black tracking-[-0.04em] uppercase">
              {title}
            </h2>
            <ul className="m-0 mt-3 list-none p-0">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a
                    href={href}
                    className={`inline-flex min-h-9 items-center text-lg font-bold text-(--ink) no-underline hover:underline ${heard}`}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="m-0 px-5 pt-10 text-base font-bold sm:px-8">{small}</p>
      <Wordmark name={name} />
    </footer>
  );
}
