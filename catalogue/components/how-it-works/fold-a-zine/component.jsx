/** Shapes in a box of 200 by 200. */
function Figure({ children }) {
  return (
    <svg viewBox="0 0 200 200" className="block size-full overflow-visible">
      {children}
    </svg>
  );
}

const STEPS = [
  {
    verb: 'Fold',
    text: 'Long side, short side, short side again. Open it: eight pages.',
    wrong: 'Do not crease with a thumbnail. Use a spoon.',
    figure: (
      <Figure>
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
      </Figure>
    ),
  },
  {
    verb: 'Cut',
    text: 'Fold in half across. Cut from the middle of the fold to the next crease. Only there.',
    wrong: 'One centimetre too far and you have two very small zines.',
    figure: (
      <Figure>
        <path d="M30 60h140v110H30Z" className="fill-(--sheet)" />
        <path d="M30 60h140v55H30Z" className="fill-(--accent)" />
        <path d="M100 60v56" className="stroke-(--line)" strokeWidth="9" />
        <g className="fill-none stroke-(--line)" strokeWidth="8" strokeLinecap="round">
          <path d="m100 58-26-38m26 38 26-38" />
          <circle cx="66" cy="14" r="12" />
          <circle cx="134" cy="14" r="12" />
        </g>
      </Figure>
    ),
  },
  {
    verb: 'Push',
    text: 'Hold both ends and push. The slit opens into a cross; flatten it into a book.',
    wrong: 'If it looks like a hat, you are one fold behind.',
    figure: (
      <Figure>
        <path d="m100 64-36-30 36-22 36 22Z" className="fill-(--line)" />
        <path d="M100 64 20 92v88l80-32Z" className="fill-(--sheet)" />
        <path d="m100 64 80 28v88l-80-32Z" className="fill-(--accent)" />
        <path d="M100 64v84" className="stroke-(--line)" strokeWidth="5" />
        <path
          d="M-6 136h22m-10-12 12 12-12 12m200-12h-22m10-12-12 12 12 12"
          className="fill-none stroke-(--line)"
          strokeWidth="7"
        />
      </Figure>
    ),
  },
];

const GROUNDS = [
  'bg-(--first) text-(--on-first) [--accent:var(--second)] [--line:var(--on-first)] [--sheet:oklch(from_var(--first)_clamp(.72,(.86_-_l)*1000,1)_0_0)]',
  'bg-[#111] text-white [--accent:oklch(from_var(--second)_max(l,.45)_c_h)] [--line:#fff] [--sheet:oklch(from_var(--first)_max(l,.6)_c_h)]',
  'bg-(--second) text-(--on-second) [--accent:var(--first)] [--line:var(--on-second)] [--sheet:oklch(from_var(--second)_clamp(.72,(.86_-_l)*1000,1)_0_0)]',
];

export function FoldAZine({
  title = 'One sheet, eight pages, no staples',
  steps = STEPS,
  after = 'Copy it. Swap it. Leave one on a train.',
  mark = '✕',
  className = '',
}) {
  return (
    <section
      className={`bg-(--paper) text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base tracking-normal wrap-break-word text-(--text) [--first:oklch(from_var(--brand,#ff8fb8)_min(l,.9)_c_h)] [--on-first:var(--brand-foreground,oklch(from_var(--first)_clamp(.178,(.565_-_l)*1000,1)_0_0))] [--on-second:oklch(from_var(--second)_clamp(.178,(.565_-_l)*1000,1)_0_0)] [--paper:#f5f2ea] [--second:var(--brand-2,oklch(from_var(--brand,#ff8fb8)_.762_min(c*1.14,.162)_calc(h_+_161.8)))] [--text:#111] dark:[--first:oklch(from_var(--brand,#ff8fb8)_max(l,.35)_c_h)] dark:[--paper:#111] dark:[--text:#f5f2ea] print:[--paper:#fff] print:[--text:#111] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      <h2 className="m-0! px-5 py-6 [font-family:var(--brand-font-display,inherit)]! text-[clamp(2.2rem,7.4vw,6rem)]! leading-[0.86]! font-black! tracking-[-0.06em]! text-(--text)! uppercase sm:px-8 [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-tight!">
        {title}
      </h2>
      {steps.length > 0 && (
        <ol
          className={`m-0 grid list-none grid-cols-1 p-0 ${steps.length === 3 ? 'md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)]' : 'md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]'}`}
        >
          {steps.map(({ verb, text, wrong, figure }, index) => (
            <li
              key={`${verb} ${text}`}
              className={`flex min-w-0 break-inside-avoid flex-col px-5 pt-6 pb-7 sm:px-7 print:border-2 print:border-[#111] print:bg-transparent print:text-[#111] print:[--line:#111] print:[--sheet:#ddd] forced-colors:border-2 forced-colors:[--accent:Highlight] forced-colors:[--line:CanvasText] forced-colors:[--sheet:GrayText] ${GROUNDS[index % GROUNDS.length] ?? ''}`}
            >
              <div aria-hidden="true" className="flex items-start gap-4">
                <span className="text-[7rem] leading-[0.78] font-black tracking-[-0.08em] lg:text-[9rem]">
                  {index + 1}
                </span>
                {figure != null && <div className="h-56 min-w-0 flex-1 lg:h-72">{figure}</div>}
              </div>
              <h3 className="m-0! mt-5! [font-family:var(--brand-font-display,inherit)]! text-6xl! leading-none! font-black! tracking-[-0.06em]! wrap-break-word text-inherit! uppercase [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-tight!">
                {verb}
              </h3>
              <p className="m-0! mt-3! max-w-[30ch] text-xl! leading-tight! font-bold! text-inherit!">
                {text}
              </p>
              {wrong && (
                <p className="m-0! mt-auto! pt-6 text-base! font-bold! text-inherit!">
                  {mark != null && <span aria-hidden="true">{mark} </span>}
                  {wrong}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {after && (
        <p className="m-0! px-5 py-5 text-2xl! font-black! tracking-[-0.03em]! text-(--text)! uppercase sm:px-8">
          {after}
        </p>
      )}
    </section>
  );
}
