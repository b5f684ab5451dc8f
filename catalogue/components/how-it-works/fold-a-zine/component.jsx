const STEPS = [
  {
    verb: 'Fold',
    text: 'Long side, short side, short side again. Open it: eight pages.',
    wrong: 'Do not crease with a thumbnail. Use a spoon.',
    figure: (
      <>
        <path d="M14 50h172v100H14Z" className="fill-(--sheet)" />
        <path d="M14 50h86v100H14Z" className="fill-(--accent)" />
        <path
          d="M14 100h172M57 50v100m86-100v100M100 50v100"
          className="fill-none stroke-(--line)"
          strokeWidth="4"
          strokeDasharray="9 8"
        />
        <path
          d="M150 36C130 6 78 6 54 34m0 0 4-22m-4 22 22-2"
          className="fill-none stroke-(--line)"
          strokeWidth="7"
        />
      </>
    ),
  },
  {
    verb: 'Cut',
    text: 'Fold in half across. Cut from the middle of the fold to the next crease. Only there.',
    wrong: 'One centimetre too far and you have two very small zines.',
    figure: (
      <>
        <path d="M30 60h140v110H30Z" className="fill-(--sheet)" />
        <path d="M30 60h140v55H30Z" className="fill-(--accent)" />
        <path d="M100 60v56" className="stroke-(--line)" strokeWidth="9" />
        <g className="fill-none stroke-(--line)" strokeWidth="8" strokeLinecap="round">
          <path d="m100 58-26-38m26 38 26-38" />
          <circle cx="66" cy="14" r="12" />
          <circle cx="134" cy="14" r="12" />
        </g>
      </>
    ),
  },
  {
    verb: 'Push',
    text: 'Hold both ends and push. The slit opens into a cross; flatten it into a book.',
    wrong: 'If it looks like a hat, you are one fold behind.',
    figure: (
      <>
        <path d="m100 64-36-30 36-22 36 22Z" className="fill-(--line)" />
        <path d="M100 64 20 92v88l80-32Z" className="fill-(--sheet)" />
        <path d="m100 64 80 28v88l-80-32Z" className="fill-(--accent)" />
        <path d="M100 64v84" className="stroke-(--line)" strokeWidth="5" />
        <path
          d="M-6 136h22m-10-12 12 12-12 12m200-12h-22m10-12-12 12 12 12"
          className="fill-none stroke-(--line)"
          strokeWidth="7"
        />
      </>
    ),
  },
];

const GROUNDS = [
  'bg-(--first) text-[#111] [--accent:var(--second)] [--line:#111] [--sheet:#fff]',
  'bg-[#111] text-white [--accent:var(--second)] [--line:#fff] [--sheet:var(--first)]',
  'bg-(--second) text-[#111] [--accent:var(--first)] [--line:#111] [--sheet:#fff]',
];

export function FoldAZine({
  title = 'One sheet, eight pages, no staples',
  steps = STEPS,
  after = 'Copy it. Swap it. Leave one on a train.',
}) {
  return (
    <section className="bg-(--paper) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--first:var(--brand,#ff8fb8)] [--paper:#f5f2ea] [--second:var(--brand-2,#2fd08c)] [--text:#111] dark:[--paper:#111] dark:[--text:#f5f2ea]">
      <h2 className="m-0 px-5 py-6 [font-family:inherit] text-[clamp(2.2rem,7.4vw,6rem)] leading-[0.86] font-black tracking-[-0.06em] uppercase sm:px-8">
        {title}
      </h2>
      <ol
        className={`m-0 grid list-none grid-cols-1 p-0 ${steps.length === 3 ? 'md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)]' : 'md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]'}`}
      >
        {steps.map(({ verb, text, wrong, figure }, index) => (
          <li
            key={verb}
            className={`flex min-w-0 flex-col px-5 pt-6 pb-7 sm:px-7 ${GROUNDS[index % GROUNDS.length]}`}
          >
            <div aria-hidden="true" className="flex items-start gap-4">
              <span className="text-[7rem] leading-[0.78] font-black tracking-[-0.08em] lg:text-[9rem]">
                {index + 1}
              </span>
              <svg
                viewBox="0 0 200 200"
                className="block h-56 w-full min-w-0 overflow-visible lg:h-72"
              >
                {figure}
              </svg>
            </div>
            <h3 className="m-0 mt-5 [font-family:inherit] text-6xl leading-none font-black tracking-[-0.06em] wrap-break-word uppercase">
              {verb}
            </h3>
            <p className="m-0 mt-3 max-w-[30ch] text-xl leading-tight font-bold">{text}</p>
            <p className="m-0 mt-auto pt-6 text-base font-bold">
              <span aria-hidden="true">✕ </span>
              {wrong}
            </p>
          </li>
        ))}
      </ol>
      <p className="m-0 px-5 py-5 text-2xl font-black tracking-[-0.03em] uppercase sm:px-8">
        {after}
      </p>
    </section>
  );
}
