const DOORS = [
  {
    word: 'Never',
    line: 'Two hours, shoes lent, somebody holds the rope. ₹400 and a scraped knee.',
    action: 'Take the first hour',
    href: '#first',
  },
  {
    word: 'Often',
    line: 'New routes every Thursday. Ten entries for ₹3,200, and they never expire.',
    action: 'Get ten entries',
    href: '#ten',
  },
];

const LOOKS = [
  'bg-(--first) text-(--on-first)! md:pe-24',
  'bg-(--second) text-(--on-second)! md:-ms-20! md:[clip-path:polygon(5rem_0,100%_0,100%_100%,0_100%)] md:ps-28 rtl:md:[clip-path:polygon(0_0,calc(100%-5rem)_0,100%_100%,0_100%)]',
];

/** Room above for accents and below for tails, in heights of a capital; most words need neither. */
const roomOf = (text) => ({
  marginBlockStart: `calc(var(--tall) * ${/^[ -~]*$/.test(text) ? 0 : 0.4})`,
  marginBlockEnd: `calc(var(--tall) * ${
    /^[A-IK-PR-Z\d .!?'’&:+-]*$/.test(text.normalize('NFD').replace(/[\u0300-\u0315]/g, ''))
      ? 0
      : 0.4
  })`,
});

export function TwoDoors({
  question = 'Have you hung from your fingertips before?',
  doors = DOORS,
  className = '',
}) {
  return (
    <section
      className={`overflow-hidden bg-(--bar) text-start [font-family:var(--brand-font,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--on-bar) [--bar:#0d0d0d] [--first:oklch(from_var(--brand,#3b5bff)_clamp(.28,l,.93)_c_h)] [--on-bar:#fff] [--on-first:var(--brand-foreground,oklch(from_var(--first)_clamp((l_-_.5)*.395,(.58_-_l)*1000,1)_0_0))] [--on-second:oklch(from_var(--second)_clamp((l_-_.5)*.395,(.58_-_l)*1000,1)_0_0)] [--second:oklch(from_var(--brand-2,#c6f432)_clamp(.28,l,.93)_c_h)] dark:[--bar:#f3f3ee] dark:[--first:#0d0d0d] dark:[--on-bar:#0d0d0d] dark:[--on-first:oklch(from_var(--brand,#8ea2ff)_max(l,.7)_c_h)] print:[--bar:#fff] print:[--first:#fff] print:[--on-bar:#0d0d0d] print:[--on-first:#0d0d0d] print:[--on-second:#0d0d0d] print:[--second:#fff] ${className}`}
    >
      <h2 className="m-0! px-5 py-5 [font-family:var(--brand-font-display,inherit)]! text-2xl! leading-none! font-black! tracking-[-0.03em]! text-balance wrap-break-word text-(--on-bar)! uppercase sm:px-8 sm:text-4xl! sm:leading-none! rtl:tracking-normal!">
        {question}
      </h2>
      <div className="flex flex-col md:min-h-140 md:flex-row">
        {doors.map(({ word, line, action, href }, side) => (
          <a
            key={side === 0 ? 'first' : 'second'}
            href={href}
            className={`group m-0! flex min-w-0 flex-1 flex-col justify-between gap-8 px-5 py-8 [font-family:inherit]! text-base! font-normal! no-underline [--tall:10rem] hover:flex-[1.5] focus-visible:flex-[1.5] focus-visible:outline-8 focus-visible:-outline-offset-8 focus-visible:outline-current sm:px-8 md:[--tall:16rem] motion-safe:transition-[flex-grow] motion-safe:duration-300 print:border-t-4 print:break-inside-avoid forced-colors:border-t-4 ${LOOKS[side]}`}
          >
            <span className="block">
              <span className="sr-only">{word}: </span>
              <svg
                aria-hidden="true"
                viewBox="0 0 1000 480"
                preserveAspectRatio="none"
                style={roomOf(word.toUpperCase())}
                className="block h-(--tall) w-full overflow-visible fill-current [direction:ltr]"
              >
                <text
                  y="480"
                  textLength="1000"
                  lengthAdjust="spacingAndGlyphs"
                  fontSize={480 / 0.72}
                  className="[font-family:var(--brand-font-display,inherit)] font-black"
                >
                  {word.toUpperCase()}
                </text>
              </svg>
            </span>
            <span className="flex flex-col gap-5">
              <span className="max-w-[24ch] text-xl leading-tight font-bold wrap-break-word">
                {line}
              </span>
              <span className="inline-flex min-h-14 w-fit max-w-full items-center gap-3 border-4 border-current px-5 py-2 text-lg leading-tight font-black uppercase decoration-4 underline-offset-4 group-hover:underline group-focus-visible:underline">
                <span className="min-w-0 wrap-break-word">{action}</span>
                <span aria-hidden="true" className="rtl:-scale-x-100">
                  →
                </span>
              </span>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
