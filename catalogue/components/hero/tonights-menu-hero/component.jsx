const LABELS = { card: 'The card', soldOut: 'gone' };

const FISH = (
  <svg
    viewBox="0 0 420 150"
    aria-hidden="true"
    className="block w-full fill-none stroke-(--ink)"
    strokeWidth="1.5"
  >
    <path d="M18 78c62-54 176-66 262-8 26-18 52-30 92-34-16 20-22 32-22 42s8 24 26 44c-42-4-70-18-96-38-88 58-204 50-262-6Z" />
    <path d="M92 40c10 26 10 52 0 76M18 78c22 6 46 6 66-2" />
    <path d="m158 44 22 58m34-64 22 62" className="stroke-(--spot)" strokeWidth="4" />
    <path d="M118 66c34-10 84-10 126 0M126 92c34 10 76 10 112 0M286 70c18 6 36 6 56 4M286 76c20 10 38 18 62 30M180 26c12-12 34-18 60-14-6 8-10 14-14 18" />
    <circle cx="58" cy="68" r="5" className="fill-(--ink)" />
    <path d="M8 138h404" strokeDasharray="1 7" strokeLinecap="round" />
  </svg>
);

const DISHES = [
  { name: 'Green mango & burnt chilli', note: 'with puffed amaranth', price: 320 },
  { name: 'Clams in toddy vinegar', note: 'Ashtamudi lake, picked at six', price: 480 },
  { name: 'Mackerel over coconut embers', note: 'curry leaf, raw turmeric', price: 740 },
  {
    name: 'Pearl-spot in banana leaf',
    note: 'two left this morning, none now',
    price: 860,
    soldOut: true,
  },
  { name: 'Red rice, ghee, smoked salt', note: 'refilled until you say stop', price: 190 },
  { name: 'Jaggery & black cardamom ice', note: 'made without cream', price: 260 },
];

export function TonightsMenuHero({
  house = 'Kadal & Coal',
  date = 'Wednesday, 18 November',
  headline = 'Tonight the boats brought mackerel.',
  lead = 'Six plates, one fire, no substitutions. We write the menu at four, when the harbour van has been and gone, and we cook it until it runs out.',
  dishes = DISHES,
  labels,
  currency = 'INR',
  locale = 'en-IN',
  picture = FISH,
  caption = 'Fig. 1. Mackerel, scored twice, forty seconds a side.',
  booking = { label: 'Keep a table', href: '#book', note: 'Next free: 8.45 pm, for two' },
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });

  return (
    <section
      className={`bg-(--paper) px-6 py-10 text-start [font-family:var(--brand-font,ui-serif,Georgia,serif)] text-base tracking-normal wrap-break-word [font-synthesis:weight_style_small-caps] text-(--ink) [--ink:#211c17] [--paper:#faf6ec] [--rule:#211c1740] [--soft:#5f564b] [--spot:oklch(from_var(--brand,#a3341b)_min(l,.5)_c_h)] sm:px-12 lg:px-20 lg:py-16 dark:[--ink:#f2e9d8] dark:[--paper:#191613] dark:[--rule:#f2e9d83d] dark:[--soft:#b9ad9a] dark:[--spot:oklch(from_var(--brand,#f08a63)_max(l,.7)_c_h)] print:[--ink:#211c17] print:[--paper:#fff] print:[--rule:#211c1740] print:[--soft:#5f564b] print:[--spot:oklch(from_var(--brand,#a3341b)_min(l,.5)_c_h)] forced-colors:[--ink:CanvasText] forced-colors:[--spot:CanvasText] [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:**:tracking-normal! ${className}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-(--rule) pb-3 text-base">
        <p className="m-0! min-w-0 text-base! tracking-wide! text-(--ink)! [font-variant-caps:all-small-caps]">
          {house}
        </p>
        <p className="m-0! min-w-0 text-base! text-(--soft)! italic">{date}</p>
      </header>

      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          <h1 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-[clamp(2.75rem,6.4vw,5.5rem)]! leading-[0.98]! font-normal! tracking-[-0.025em]! text-balance text-(--ink)! [&:is(:dir(rtl),:lang(hi,mr,ne,bn,ta))]:leading-tight!">
            {headline}
          </h1>
          <p className="m-0! max-w-[34ch] text-lg! leading-relaxed! text-(--soft)! ltr:first-letter:float-start ltr:first-letter:me-1.5 ltr:first-letter:pt-1 ltr:first-letter:text-[3.4rem] ltr:first-letter:leading-[0.82] ltr:first-letter:text-(--spot)">
            {lead}
          </p>
          {picture !== null && (
            <figure className="m-0 mt-auto hidden max-w-md lg:block print:block">
              {picture}
              {caption && (
                <figcaption className="mt-3 text-sm text-(--soft) italic">{caption}</figcaption>
              )}
            </figure>
          )}
        </div>

        <div className="min-w-0 border-t-4 border-double border-(--rule) pt-6 lg:border-s lg:border-t-0 lg:border-solid lg:ps-16 lg:pt-0">
          {dishes.length > 0 && (
            <>
              <h2 className="m-0! [font-family:var(--brand-font-display,inherit)]! text-xl! font-normal! tracking-wide! text-(--spot)! [font-variant-caps:all-small-caps]">
                {text.card}
              </h2>
              <ol className="m-0 mt-2 list-none p-0">
                {dishes.map(({ name, note, price, soldOut = false }) => (
                  <li
                    key={`${name} ${price}`}
                    className="break-inside-avoid border-b border-(--rule) py-4 last:border-0"
                  >
                    <div className="flex flex-wrap items-baseline gap-x-3 text-xl">
                      <span
                        className={`min-w-0 ${soldOut ? 'line-through decoration-(--spot)' : ''}`}
                      >
                        {name}
                      </span>
                      <span
                        aria-hidden="true"
                        className="min-w-4 flex-1 border-b border-dotted border-current/50"
                      />
                      <span className="tabular-nums">
                        {soldOut ? text.soldOut : format.format(price)}
                      </span>
                    </div>
                    {note && (
                      <p className="m-0! mt-0.5! text-base! text-(--soft)! italic">{note}</p>
                    )}
                  </li>
                ))}
              </ol>
            </>
          )}
          {booking && (
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <a
                href={booking.href}
                className="inline-flex min-h-12 max-w-full items-center border border-transparent bg-(--ink) px-6 py-2 text-lg! font-normal! text-(--paper)! no-underline! underline-offset-4 hover:underline! focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--spot) print:border-current print:bg-transparent print:text-(--ink)! forced-colors:bg-transparent"
              >
                <span className="min-w-0">{booking.label}</span>
              </a>
              <p className="m-0! min-w-0 text-base! text-(--soft)!">{booking.note}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
