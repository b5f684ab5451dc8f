const PARAGRAPHS = [
  {
    text: 'I am writing this at the counter because that is where I used to do stock-taking, every last Sunday, with the shutters down and my sister reading out spines from a ladder.',
    mark: 'every last Sunday',
    note: 'Chapter & Verse counted by hand from 1998 to 2024: about 310 Sundays.',
  },
  {
    text: 'You told us it would take a fortnight to move. It took nine days, and on the ninth day Ramesh found eleven copies of a Marathi dictionary we had been telling people was out of print.',
    mark: 'It took nine days',
    note: 'We now quote twelve. Their import of 14,206 titles is the one we test against.',
  },
  {
    text: 'I will be honest about the label printer. It jammed, you sent another, and that one jammed too. The third came with a person, who drank three cups of tea and did not leave until it worked.',
    mark: 'that one jammed too',
    note: 'A faulty batch of rollers. All forty-two shops got a replacement that month.',
  },
  { text: 'We have opened on the last Sunday of every month since. That is the whole review.' },
];

function Signature() {
  return (
    <svg
      viewBox="0 0 190 70"
      aria-hidden="true"
      className="h-16 w-44 fill-none stroke-current stroke-2 rtl:-scale-x-100"
    >
      <path
        strokeLinecap="round"
        d="M38 14C22 8 8 20 20 30s24 8 20 22-26 10-30 2m38-14c0 12 4 16 10 6 0 10 6 12 12 0 2-8-6-10-8-2s8 12 16 2l14-36c-6 16-10 26-8 34 4-14 16-12 14-2 0 8 8 6 12-4 2-6-6-8-8 0s6 10 14 2c4-4 10-10 20-10 14 0 26 2 42-6"
      />
    </svg>
  );
}

function Marked({ text, mark }) {
  const at = mark ? text.indexOf(mark) : -1;
  if (!mark || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-inherit forced-colors:bg-[Mark] forced-colors:text-[MarkText] underline decoration-(--spot) decoration-2 underline-offset-[0.2em]">
        {mark}
      </mark>
      {text.slice(at + mark.length)}
    </>
  );
}

/** Entries may repeat, so a key has the position too. */
const keyOf = (index, name) => `${index} ${name}`;

export function AnnotatedLetter({
  label = 'A letter we kept',
  opening = 'Dear people at Ledgerleaf,',
  paragraphs = PARAGRAPHS,
  name = 'Sudha Kelkar',
  role = 'Chapter & Verse, booksellers',
  place = 'Pune, 2 October',
  signature = <Signature />,
  className = '',
}) {
  return (
    <section
      className={`bg-(--desk) px-4 py-12 text-start [font-family:var(--brand-font,ui-serif,Georgia,serif)] [font-synthesis:weight_style_small-caps] text-base font-normal tracking-normal text-(--ink) [--desk:#e3ddd0] [--ink:#26221c] [--paper:#fffdf6] [--quiet:#5b5347] [--spot:oklch(from_var(--brand,#b3261e)_min(l,.6)_c_h)] sm:px-10 lg:py-20 dark:[--desk:#14120f] dark:[--ink:#eee6d6] dark:[--paper:#211d18] dark:[--quiet:#b9ae9c] dark:[--spot:oklch(from_var(--brand,#ff8a75)_max(l,.6)_c_h)] print:[--desk:#fff] print:[--ink:#000] print:[--paper:#fff] print:[--quiet:#333] print:[--spot:oklch(from_var(--brand,#b3261e)_min(l,.6)_c_h)] ${className}`}
    >
      <figure className="m-0 mx-auto max-w-5xl bg-(--paper) px-6 py-10 sm:px-14 lg:py-16">
        <div className="flex flex-wrap items-baseline justify-between gap-4 border-b border-(--ink)/30 pb-4">
          <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-xl! font-normal! tracking-wide! text-(--ink)! [font-variant-caps:all-small-caps] rtl:tracking-normal!">
            {label}
          </h2>
          <p className="m-0! text-base! text-(--quiet)! italic">{place}</p>
        </div>
        <blockquote className="m-0 mt-10">
          <p className="m-0! [font-family:var(--brand-font-display,inherit)] text-3xl! leading-tight wrap-break-word text-(--ink)! italic sm:text-5xl!">
            {opening}
          </p>
          {paragraphs.map(({ text, mark, note }, index) => (
            <div
              key={keyOf(index, text)}
              className="mt-7 grid break-inside-avoid gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,1fr)_15rem]"
            >
              <p className="m-0! text-xl! leading-[1.65] wrap-break-word hyphens-auto text-(--ink)!">
                <Marked text={text} mark={mark} />
              </p>
              {note && (
                <aside className="relative ms-4 border-s-2 border-(--spot) ps-4 text-base leading-snug wrap-break-word text-(--quiet) italic lg:ms-0 lg:mt-2 lg:self-start">
                  <span
                    aria-hidden="true"
                    className="absolute start-[-2.2rem] top-2 hidden h-px w-8 bg-(--spot) lg:block forced-colors:bg-[CanvasText] print:[print-color-adjust:exact]"
                  />
                  {note}
                </aside>
              )}
            </div>
          ))}
        </blockquote>
        <figcaption className="mt-10 flex break-inside-avoid flex-wrap items-end gap-x-8 gap-y-4">
          {signature}
          <div className="min-w-0 text-lg wrap-break-word">
            <cite className="block not-italic">{name}</cite>
            <span className="text-base text-(--quiet)">{role}</span>
          </div>
        </figcaption>
      </figure>
    </section>
  );
}
