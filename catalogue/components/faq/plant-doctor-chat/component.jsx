const QUESTIONS = [
  {
    ask: 'Can I really post a whole plant?',
    reply:
      'Yes, up to 40 cm tall. Water it two days before, wrap the pot in a plastic bag, and use the box we send you. Out of 2,318 patients so far, nine arrived worse than they left.',
    by: 'Meenal',
  },
  {
    ask: 'The leaves are yellow. Is it dying?',
    reply:
      'Probably not. Yellow from the bottom means too much water, yellow at the edges means too little food. Send a photo of both sides of one leaf first; that consultation is free.',
    by: 'Dr Joon',
  },
  {
    ask: 'How long will you keep it?',
    reply:
      'Most stay three weeks. You get a picture every Friday and the bill never grows: ₹480 covers board, soil and the trip home.',
    by: 'Meenal',
  },
  {
    ask: 'What if it doesn’t make it?',
    reply:
      'Then we write to you first, and a cutting of the same kind comes back in its pot. You pay nothing.',
    by: 'Dr Joon',
  },
  {
    ask: 'Do you take cacti? Mine bites.',
    reply:
      'Gladly. Two layers of newspaper, please, and write “bites” on the lid. We have gloves and a sense of humour.',
    by: 'Meenal',
  },
];

function Plant() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="mb-4 block h-44 w-44 lg:h-60 lg:w-60">
      <path d="M100 132C96 84 70 66 34 62c2 34 26 54 66 62Z" className="fill-(--leaf)" />
      <path
        d="M100 126c-4-44 8-82 34-104 18 34 6 74-30 104Z"
        className="fill-(--leaf) opacity-80"
      />
      <path d="M102 132c14-30 36-42 68-38-6 28-30 42-66 42Z" className="fill-(--leaf) opacity-60" />
      <path d="M56 126h88l-9 56a10 10 0 0 1-10 8H75a10 10 0 0 1-10-8Z" className="fill-(--pot)" />
      <rect x="50" y="116" width="100" height="20" rx="10" className="fill-(--pot)" />
      <g className="fill-none stroke-(--ink)" strokeWidth="4" strokeLinecap="round">
        <path d="M84 156v4m32-4v4m-24 10c6 5 10 5 16 0" />
      </g>
    </svg>
  );
}

/** The first letter of the last name, with the marks that belong to it. */
const initialOf = (name) =>
  Array.from(new Intl.Segmenter().segment(name.split(' ').at(-1) ?? ''))[0]?.segment;

export function PlantDoctorChat({
  title = 'Ask the plant doctor',
  lead = 'The five things people write to us before they trust us with a fern.',
  questions = QUESTIONS,
  contact = { label: 'Write to us', href: '#write', note: 'Answers before 6 pm the same day' },
  illustration = <Plant />,
  className = '',
}) {
  return (
    <section
      className={`bg-(--wash) px-5 py-14 text-start [font-family:var(--brand-font,ui-rounded,ui-sans-serif,system-ui,sans-serif)] text-base font-normal tracking-normal text-(--ink) [--ask:oklch(from_var(--brand,#c9dfb4)_min(l,.88)_c_h)] [--ink:#22301f] [--leaf:#4d7a3c] [--on-ask:var(--brand-foreground,oklch(from_var(--ask)_clamp((l_-_.5)*.775,(.58_-_l)*1000,1)_.03_140))] [--on-pot:oklch(from_var(--pot)_clamp((l_-_.5)*.775,(.58_-_l)*1000,1)_.03_140)] [--pot:oklch(from_var(--brand-2,#f3c6a5)_clamp(.3,l,.88)_c_h)] [--quiet:#4f5f4a] [--reply:#fffdf7] [--wash:#eef3e4] sm:px-10 lg:py-20 dark:[--ask:oklch(from_var(--brand,#45603a)_max(l,.36)_c_h)] dark:[--ink:#eef4e6] dark:[--leaf:#8fbf78] dark:[--on-ask:var(--brand-foreground,oklch(from_var(--ask)_clamp((l_-_.5)*.7,(.58_-_l)*1000,.975)_.015_130))] dark:[--on-pot:oklch(from_var(--pot)_clamp((l_-_.5)*.7,(.58_-_l)*1000,.975)_.015_130)] dark:[--pot:oklch(from_var(--brand-2,#a5633b)_max(l,.4)_c_h)] dark:[--quiet:#bccab3] dark:[--reply:#27331f] dark:[--wash:#182014] print:[--ask:#fff] print:[--ink:#22301f] print:[--leaf:#4d7a3c] print:[--on-ask:#22301f] print:[--on-pot:#22301f] print:[--pot:#f3c6a5] print:[--quiet:#4f5f4a] print:[--reply:#fff] print:[--wash:#fff] ${className}`}
    >
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="lg:sticky lg:top-10 lg:self-start print:static">
          {illustration}
          <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-4xl! font-semibold! tracking-tight! text-balance wrap-break-word text-(--ink)! lg:text-5xl! rtl:tracking-normal!">
            {title}
          </h2>
          <p className="m-0! mt-4! max-w-[32ch] text-lg! leading-relaxed! wrap-break-word text-(--quiet)!">
            {lead}
          </p>
          {contact && (
            <p className="m-0! mt-6! flex flex-wrap items-center gap-x-4 gap-y-2 text-base! text-(--quiet)!">
              <a
                href={contact.href}
                className="m-0! inline-flex min-h-12 items-center rounded-full bg-(--ink) px-6 [font-family:inherit]! text-lg! font-medium! text-(--wash)! no-underline focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--leaf) print:border print:bg-transparent print:text-(--ink)! forced-colors:border"
              >
                {contact.label}
              </a>
              {contact.note}
            </p>
          )}
        </div>

        {questions.length > 0 && (
          <div className="min-w-0 space-y-3">
            {questions.map(({ ask, reply, by, avatar = initialOf(by) }, index) => (
              <details
                key={ask}
                open={index === 0}
                className="group print:break-inside-avoid print:details-content:[content-visibility:visible]"
              >
                <summary className="ms-auto flex w-fit max-w-[90%] cursor-pointer list-none items-center gap-3 rounded-[1.75rem] rounded-ee-md bg-(--ask) px-6 py-4 text-lg font-medium text-(--on-ask) focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-(--leaf) print:border forced-colors:border [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 wrap-break-word">{ask}</span>
                  <span
                    aria-hidden="true"
                    className="ms-auto size-2.5 shrink-0 -translate-y-0.5 rotate-45 border-e-2 border-b-2 border-current group-open:translate-y-0.5 group-open:-rotate-135 motion-safe:transition-transform motion-safe:duration-200 print:hidden"
                  />
                </summary>
                <div className="mt-3 mb-6 flex max-w-[92%] items-end gap-3 motion-safe:transition-[opacity,translate] motion-safe:duration-200 motion-safe:starting:translate-y-2 motion-safe:starting:opacity-0">
                  {avatar !== null && (
                    <span
                      aria-hidden="true"
                      className="grid size-11 shrink-0 place-items-center overflow-visible rounded-full bg-(--pot) text-lg font-semibold text-(--on-pot) print:border forced-colors:border"
                    >
                      {avatar}
                    </span>
                  )}
                  <div className="min-w-0 rounded-[1.75rem] rounded-es-md bg-(--reply) px-6 py-4 print:border forced-colors:border">
                    <p className="m-0! text-base! font-semibold! text-(--ink)!">{by}</p>
                    <p className="m-0! mt-1! text-lg! leading-relaxed! wrap-break-word text-(--ink)!">
                      {reply}
                    </p>
                  </div>
                </div>
              </details>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
