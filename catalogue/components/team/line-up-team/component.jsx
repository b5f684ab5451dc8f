const HEADLINERS = [
  { name: 'Kamala Bose', role: 'directs', href: '#kamala' },
  { name: 'Imre Szabó', role: 'lights', href: '#imre' },
  { name: 'Tenzin Dolkar', role: 'writes', href: '#tenzin' },
];

const COMPANY = [
  { name: 'Raghav Sen', role: 'drives the truck', href: '#raghav' },
  { name: 'Odile Marchand', role: 'costumes', href: '#odile' },
  { name: 'Bhaskar Jadhav', role: 'plays kings', href: '#bhaskar' },
  { name: 'Niamh Walsh', role: 'plays thieves', href: '#niamh' },
  { name: 'Suman Lata', role: 'box office', href: '#suman' },
  { name: 'Otto Brandt', role: 'trombone', href: '#otto' },
];

const FOCUS =
  'focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-current';

/** Room above for accents and below for tails, in heights of a capital; most names need neither. */
const roomOf = (text) => ({
  rise: /^[ -~]*$/.test(text) ? 0 : 0.4,
  dip: /^[A-IK-PR-Z\d .!?'’&:+-]*$/.test(text.normalize('NFD').replace(/[\u0300-\u0315]/g, ''))
    ? 0
    : 0.4,
});

/** Stretched to the line; a very long name becomes lower before its letters turn into stripes. */
function Fill({ name, height: wanted }) {
  const height = Math.min(wanted, 2_700 / name.length);
  const { rise, dip } = roomOf(name);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${-rise * height} 1000 ${height * (1 + rise + dip)}`}
      className="block h-auto w-full overflow-visible fill-current"
    >
      <text
        y={height}
        textLength="1000"
        lengthAdjust="spacingAndGlyphs"
        fontSize={height / 0.74}
        className="font-black"
      >
        {name}
      </text>
    </svg>
  );
}

export function LineUpTeam({
  title = 'With',
  headliners = HEADLINERS,
  company = COMPANY,
  note = 'Nine people, one truck, 61 towns this year',
}) {
  return (
    <section className="relative overflow-hidden bg-(--ground) px-4 py-8 [font-family:ui-sans-serif,system-ui,sans-serif] text-(--ink) [--alt:var(--brand-2,#f4efe3)] [--ground:var(--brand,#2a9d63)] [--ink:#0c0c0c] sm:px-8 dark:[--alt:var(--brand,#35c47e)] dark:[--ground:#0c0c0c] dark:[--ink:#f4efe3]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="m-0 [font-family:inherit] text-4xl leading-none font-black tracking-[-0.05em] uppercase">
          {title}
        </h2>
        <p className="m-0 text-base font-bold uppercase">{note}</p>
      </div>

      <ul className="m-0 mt-4 list-none p-0">
        {headliners.map(({ name, role, href }, line) => (
          <li
            key={name}
            className="flex items-stretch gap-2 border-t-8 border-current pt-3 pb-2 sm:gap-4"
          >
            <span className="shrink-0 rotate-180 text-center text-base font-black uppercase [writing-mode:vertical-rl]">
              {role}
            </span>
            <a
              href={href}
              className={`block min-w-0 flex-1 no-underline ${line % 2 === 1 ? 'text-(--alt) hover:text-(--ink)' : 'text-(--ink) hover:text-(--alt)'} ${FOCUS}`}
            >
              <span className="sr-only">{name}</span>
              <Fill name={name.toUpperCase()} height={Math.max(110, 200 - line * 24)} />
            </a>
          </li>
        ))}
      </ul>

      <ul className="m-0 -mx-4 grid list-none bg-(--ink) p-4 text-(--ground) sm:-mx-8 sm:grid-cols-2 sm:px-8 lg:grid-cols-3">
        {company.map(({ name, role, href }) => (
          <li key={name} className="py-2">
            <a
              href={href}
              className={`group block text-(--alt) no-underline ${FOCUS} dark:text-(--ground)`}
            >
              <span className="block text-2xl leading-none font-black tracking-[-0.04em] uppercase group-hover:underline sm:text-3xl">
                {name}
              </span>
              <span className="block text-base font-bold">{role}</span>
            </a>
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="-mx-4 -mb-8 h-8 bg-[repeating-linear-gradient(135deg,var(--ink)_0_18px,var(--alt)_18px_36px)] sm:-mx-8"
      />
    </section>
  );
}
