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
        className="[direction:ltr] [font-family:var(--brand-font-display,inherit)] font-black"
      >
        {name}
      </text>
    </svg>
  );
}

/** Entries may repeat, so a key has the position too. */
const keyOf = (index, name) => `${index} ${name}`;

function Stripes() {
  return (
    <div
      aria-hidden="true"
      className="h-8 bg-[repeating-linear-gradient(135deg,var(--block)_0_18px,var(--stripe)_18px_36px)]"
    />
  );
}

export function LineUpTeam({
  title = 'With',
  headliners = HEADLINERS,
  company = COMPANY,
  note = 'Nine people, one truck, 61 towns this year',
  edge = <Stripes />,
  className = '',
}) {
  return (
    <section
      className={`relative overflow-hidden bg-(--ground) px-4 pt-8 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--ink) [--alt:oklch(from_var(--ground)_calc(clamp(.42,(.68_-_l)*1000,.953)_-_.13*clamp(0,(.565_-_l)*1000,1))_calc(.017_+_(c*.6_-_.017)*clamp(0,max(l_-_.68,.565_-_l)*1000,1))_calc(86_+_(h_-_86)*clamp(0,max(l_-_.68,.565_-_l)*1000,1)))] [--bill:oklch(from_var(--brand-2,#f4efe3)_max(l,.75)_c_h)] [--block:#0c0c0c] [--ground:oklch(from_var(--brand,#2a9d63)_clamp(.25,l,.93)_c_h)] [--ink:var(--brand-foreground,oklch(from_var(--ground)_clamp(min(.154,(l_-_.565)*3),(.565_-_l)*1000,1)_0_0))] [--stripe:var(--bill)] sm:px-8 dark:[--alt:oklch(from_var(--brand,#35c47e)_max(l,.62)_c_h)] dark:[--bill:#0c0c0c] dark:[--block:#f4efe3] dark:[--ground:#0c0c0c] dark:[--ink:#f4efe3] dark:[--stripe:var(--alt)] print:[--alt:#000] print:[--bill:#000] print:[--block:#fff] print:[--ground:#fff] print:[--ink:#000] ${company.length === 0 ? 'pb-6' : ''} ${className}`}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-4xl! leading-none font-black! tracking-[-0.05em]! wrap-anywhere text-(--ink)! uppercase rtl:tracking-normal!">
          {title}
        </h2>
        {note && <p className="m-0! text-base! font-bold! text-(--ink)! uppercase">{note}</p>}
      </div>

      {headliners.length > 0 && (
        <ul className="m-0 mt-4 list-none p-0">
          {headliners.map(({ name, role, href }, line) => (
            <li
              key={keyOf(line, name)}
              className="flex break-inside-avoid items-stretch gap-2 border-t-8 border-current pt-3 pb-2 sm:gap-4"
            >
              <span className="shrink-0 rotate-180 text-center text-base font-black uppercase [writing-mode:vertical-rl]">
                {role}
              </span>
              <a
                href={href}
                className={`block min-w-0 flex-1 no-underline! ${line % 2 === 1 ? 'text-(--alt)! hover:text-(--ink)!' : 'text-(--ink)! hover:text-(--alt)!'} ${FOCUS}`}
              >
                <span className="sr-only">{name}</span>
                <Fill name={name.toUpperCase()} height={Math.max(110, 200 - line * 24)} />
              </a>
            </li>
          ))}
        </ul>
      )}

      {company.length > 0 && (
        <ul
          className={`m-0 -mx-4 grid list-none bg-(--block) p-4 sm:-mx-8 sm:grid-cols-2 sm:px-8 lg:grid-cols-3 forced-colors:border-t-8 print:border-t-8 ${headliners.length === 0 ? 'mt-4' : ''}`}
        >
          {company.map(({ name, role, href }, index) => (
            <li key={keyOf(index, name)} className="min-w-0 break-inside-avoid py-2">
              <a
                href={href}
                className={`group block text-base! font-bold! tracking-normal! text-(--bill)! no-underline! ${FOCUS}`}
              >
                <span className="block [font-family:var(--brand-font-display,inherit)] text-2xl leading-none font-black tracking-[-0.04em] wrap-anywhere uppercase group-hover:underline sm:text-3xl rtl:tracking-normal">
                  {name}
                </span>
                <span className="block">{role}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {edge !== null && <div className="-mx-4 sm:-mx-8">{edge}</div>}
    </section>
  );
}
