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

const RECORD = (
  <svg viewBox="0 0 100 100" className="block h-full w-full overflow-visible">
    <circle cx="50" cy="50" r="50" className="fill-(--ink)" />
    <circle cx="50" cy="50" r="38" className="fill-none stroke-(--ground)/30" strokeWidth="1.5" />
    <circle cx="50" cy="50" r="19" className="fill-(--ground)" />
    <circle cx="50" cy="50" r="6" className="fill-(--ink)" />
  </svg>
);

/** Tails and scripts without capitals need room below the line; plain capitals do not. */
const hasTails = (text) =>
  !/^[A-IK-PR-Z\d .!?'’&:+-]*$/.test(text.normalize('NFD').replace(/[\u0300-\u0315]/g, ''));

const hasAccents = (text) => !/^[ -~]*$/.test(text);

function Wordmark({ name, icon }) {
  const loud = name.toUpperCase();
  const words = loud
    .split(' ')
    .filter(Boolean)
    .map((word, place) => ({ word, place }));
  const letters = Math.max(1, loud.replaceAll(' ', '').length);
  const tall = Math.min(36, 190 / letters);
  const hasIcon = icon !== null && icon !== undefined;
  return (
    <div className="@container mt-3 overflow-hidden text-(--loud) print:overflow-visible">
      <span className="sr-only">{name}</span>
      <div
        aria-hidden="true"
        className="-mx-[0.8cqi] flex items-stretch gap-[1cqi]"
        style={{
          height: `${tall}cqi`,
          paddingInlineEnd: words.length === 1 && hasIcon ? '2cqi' : 0,
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
                className="[direction:ltr] [font-family:var(--brand-font-display,inherit)] font-black"
              >
                {word}
              </text>
            </svg>
            {hasIcon && (place < words.length - 1 || words.length === 1) && (
              <div
                style={{ width: `${Math.min(12, tall * 0.5)}cqi` }}
                className="flex h-full shrink-0 items-center justify-center text-(--ink)"
              >
                {icon}
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

export function RecordShopWordmark({
  name = 'Side B',
  icon = RECORD,
  shout = 'Bring it back if it skips.',
  hours = [
    { days: 'Tue to Fri', time: '11 to 8' },
    { days: 'Sat', time: '10 to 9' },
    { days: 'Sun, Mon', time: 'flipping' },
  ],
  address = '41 Grant Road, above the watch repairer, Mumbai',
  columns = COLUMNS,
  small = '© 2026 Side B Records. GSTIN 27ABCDE1234F1Z5.',
  className = '',
}) {
  const heard =
    'underline-offset-4 focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-current';
  return (
    <footer
      className={`relative overflow-hidden bg-(--ground) text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal wrap-break-word text-(--ink) [--ground:var(--brand,#f9c9dc)] [--ink:var(--brand-foreground,oklch(from_var(--ground)_clamp(.168,(.565_-_l)*1000,1)_0_0))] [--loud:var(--brand-2,oklch(from_var(--ground)_calc(l_-_.353*clamp(-1,(l_-_.565)*1000,1))_min(c*3.5,.207)_calc(h_+_29.6)))] dark:[--ground:#0f0f0f] dark:[--ink:oklch(from_var(--brand,#f9c9dc)_max(l,.75)_c_h)] dark:[--loud:oklch(from_var(--brand-2,oklch(from_var(--ink)_calc(l_-_.279)_min(c*3.76,.222)_calc(h_+_26)))_max(l,.47)_c_h)] print:overflow-x-clip print:overflow-y-visible print:[--ground:#fff] print:[--ink:#000] print:[--loud:#000] forced-colors:[--ground:Canvas] forced-colors:[--ink:CanvasText] forced-colors:[--loud:CanvasText] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      <div className="grid gap-x-10 gap-y-10 px-5 pt-10 sm:px-8 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="min-w-0">
          <p className="m-0! max-w-[9ch] text-5xl! leading-[0.9]! font-black! tracking-[-0.05em]! text-(--ink)! uppercase lg:text-6xl! [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-tight!">
            {shout}
          </p>
          {hours.length > 0 && (
            <dl className="m-0 mt-6 inline-grid max-w-full grid-cols-[auto_auto] gap-x-4 bg-(--ink) px-4 py-3 text-base font-bold text-(--ground) lg:-rotate-2 print:border-2 print:bg-transparent print:text-(--ink) forced-colors:border-2">
              {hours.map(({ days, time }) => (
                <div key={`${days} ${time}`} className="contents">
                  <dt className="min-w-0">{days}</dt>
                  <dd className="m-0 min-w-0">{time}</dd>
                </div>
              ))}
            </dl>
          )}
          {address && (
            <p className="m-0! mt-4! max-w-[26ch] text-base! font-bold! text-(--ink)!">{address}</p>
          )}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="min-w-0 border-t-8 border-current pt-3">
            <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-3xl! font-black! tracking-[-0.04em]! text-(--ink)! uppercase">
              {title}
            </h2>
            {links.length > 0 && (
              <ul className="m-0 mt-3 list-none p-0">
                {links.map(({ label, href }) => (
                  <li key={`${label} ${href}`}>
                    <a
                      href={href}
                      className={`inline-flex min-h-9 max-w-full items-center text-lg! font-bold! text-(--ink)! no-underline! hover:underline! ${heard}`}
                    >
                      <span className="min-w-0">{label}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </nav>
        ))}
      </div>
      {small && (
        <p className="m-0! px-5 pt-10 text-base! font-bold! text-(--ink)! sm:px-8">{small}</p>
      )}
      {name.trim() && <Wordmark name={name} icon={icon} />}
    </footer>
  );
}
