const STEPS = [
  {
    hour: '21:40',
    title: 'Board at Jaisalmer, platform 1',
    text: 'Leave your torch in the box by the door. The corridor lamps are red, so your eyes can start.',
  },
  {
    hour: '23:15',
    title: 'The windows open',
    text: 'Past Pokaran there is nothing for ninety kilometres. The driver cuts the headlight for eleven minutes, with permission.',
  },
  {
    hour: '01:30',
    title: 'Your quarter of an hour',
    text: 'The telescope car takes four people at a time. Somebody points, somebody explains, nobody hurries.',
  },
  {
    hour: '03:50',
    title: 'Tea, and the Milky Way',
    text: 'We stand for forty minutes on a siding. Blankets are warm because they have been on the boiler.',
  },
  {
    hour: '06:32',
    title: 'Sunrise at Bikaner',
    text: 'You get a card with what you saw, drawn by hand from the log of the night.',
  },
];

const TRAIN = (
  <svg
    viewBox="0 0 560 220"
    aria-hidden="true"
    className="block w-full fill-none stroke-(--quiet) rtl:-scale-x-100"
  >
    <path d="M0 168c70-26 120-30 190-12s120 10 190-8 110-14 180 4" />
    <path d="M0 190h560M0 196h560" className="stroke-(--edge)" />
    <path d="M462 40a34 34 0 1 0 26 56 28 28 0 0 1-26-56Z" className="fill-(--glow) stroke-none" />
    <g className="fill-(--text) stroke-none">
      {[34, 96, 150, 212, 268, 330, 392, 520].map((x, index) => (
        <circle key={x} cx={x} cy={24 + ((index * 37) % 96)} r={index % 3 === 0 ? 2.5 : 1.5} />
      ))}
    </g>
    <g className="fill-(--deep) stroke-(--text)">
      <path d="M92 154h84v34H92Zm92 0h84v34h-84Zm92 0h84v34h-84Zm92 34v-34h52c18 0 30 14 32 34Z" />
      <path d="M302 154c0-20 34-20 34 0" />
    </g>
    <g className="fill-(--glow) stroke-none">
      {[102, 128, 154, 194, 220, 246, 378, 402].map((x) => (
        <rect key={x} x={x} y="163" width="14" height="10" rx="2" />
      ))}
    </g>
    <path d="m319 140 22-40" className="stroke-(--text)" strokeWidth="7" strokeLinecap="round" />
  </svg>
);

export function StarPathSteps({
  title = 'One night, seen from a slow train',
  lead = 'Eight hours, four hundred kilometres, one very dark stretch. This is the order of things.',
  picture = TRAIN,
  steps = STEPS,
  action = { label: 'See the new-moon dates', href: '#dates' },
  className = '',
}) {
  return (
    <section
      className={`bg-(--deep) bg-[linear-gradient(var(--deep)_50%,var(--dawn))] px-6 py-14 text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal wrap-break-word text-(--text) [--dawn:#ffdcb4] [--deep:#e7eaf2] [--edge:#22261f33] [--glow:oklch(from_var(--brand,#0d6e63)_min(l,.486)_c_h)] [--quiet:#4e564f] [--text:#181c1a] sm:px-10 lg:py-20 dark:[--dawn:#43200f] dark:[--deep:#070b0c] dark:[--edge:#d8fff526] dark:[--glow:oklch(from_var(--brand,#6ff0d6)_max(l,.74)_c_h)] dark:[--quiet:#9fb0ad] dark:[--text:#eaf4f2] print:[--dawn:#fff] print:[--deep:#fff] print:[--edge:#22261f66] print:[--glow:oklch(from_var(--brand,#0d6e63)_min(l,.486)_c_h)] print:[--quiet:#444] print:[--text:#111] forced-colors:[--dawn:Canvas] forced-colors:[--deep:Canvas] forced-colors:[--edge:CanvasText] forced-colors:[--glow:Highlight] forced-colors:[--quiet:CanvasText] forced-colors:[--text:CanvasText] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      <style>{`@keyframes star-path { from { transform: scaleY(0) } to { transform: scaleY(1) } }`}</style>
      <div className="mx-auto max-w-5xl">
        {picture !== null && (
          <div className="mb-6 w-full max-w-xl lg:float-end lg:mt-4 lg:w-1/2">{picture}</div>
        )}
        <h2 className="m-0! max-w-[14ch] [font-family:var(--brand-font-display,inherit)]! text-[clamp(2.5rem,6vw,4.75rem)]! leading-none! font-extralight! tracking-[-0.04em]! text-(--text)! [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-tight!">
          {title}
        </h2>
        <p className="m-0! mt-5! max-w-[44ch] text-lg! leading-relaxed! text-(--quiet)!">{lead}</p>

        {steps.length > 0 && (
          <ol className="m-0 mt-12 grid list-none grid-cols-[2.5rem_minmax(0,1fr)] p-0 clear-both md:grid-cols-[max-content_6rem_minmax(0,1fr)]">
            {steps.map(({ hour, title: name, text }, index) => (
              <li
                key={`${hour}${name}`}
                className="group col-span-full grid break-inside-avoid grid-cols-subgrid pb-12 last:pb-0"
              >
                <p className="m-0! min-w-0 text-3xl! leading-none! font-thin! tracking-[-0.03em]! text-(--glow)! tabular-nums max-md:order-2 max-md:mb-2! md:max-w-[6ch] md:text-5xl! md:leading-none! print:font-normal!">
                  {hour}
                </p>
                <span
                  aria-hidden="true"
                  className="relative max-md:row-span-2 md:justify-self-center"
                >
                  <span className="absolute start-1.75 top-7 -bottom-14 w-px origin-top bg-(--glow) shadow-[0_0_12px_1px_var(--glow)] group-last:hidden print:[animation:none] forced-colors:bg-[CanvasText] motion-safe:[animation:star-path_linear_both] motion-safe:[animation-timeline:view()] motion-safe:[animation-range:entry_40%_cover_50%] md:-bottom-15" />
                  <span className="relative mt-2.5 block size-3.75 rounded-full border border-(--glow) bg-(--deep)">
                    <span
                      className={`absolute inset-1 rounded-full bg-(--glow) ${index % 2 === 0 ? 'shadow-[0_0_18px_6px_var(--glow)]' : ''}`}
                    />
                  </span>
                </span>
                <div className="min-w-0 max-md:order-3 max-md:col-start-2">
                  <h3 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-2xl! leading-tight! font-light! text-(--text)!">
                    {name}
                  </h3>
                  <p className="m-0! mt-2! max-w-[52ch] text-lg! leading-relaxed! text-(--quiet)!">
                    {text}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
        {action && (
          <a
            href={action.href}
            className="mt-12 inline-flex min-h-13 max-w-full items-center rounded-[1.75rem] border border-(--glow) px-7 py-2 text-lg! font-normal! text-(--text)! no-underline! hover:bg-(--glow)/15 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--glow)"
          >
            <span className="min-w-0">{action.label}</span>
          </a>
        )}
      </div>
    </section>
  );
}
