type Dish = { name: string; note: string; price: number; soldOut?: boolean };

type Props = {
  /** The name of the restaurant. */
  house?: string;
  /** The evening the card is for, already written out. */
  date?: string;
  headline?: string;
  /** Opens with a drop letter. */
  lead?: string;
  /** In the order of the meal; soldOut strikes a dish through and keeps it on the card. */
  dishes?: Dish[];
  /** The heading of the list, and what stands in place of a price when a dish is sold out. */
  labels?: { card: string; soldOut: string };
  /** Three-letter currency code. */
  currency?: string;
  /** How prices are written, such as en-IN or de-DE. */
  locale?: string;
  /** Stands below the drawing on wide screens. */
  caption?: string;
  /** The next table that can be had. */
  booking?: { label: string; href: string; note: string };
};

const DISHES: Dish[] = [
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
  labels = { card: 'The card', soldOut: 'gone' },
  currency = 'INR',
  locale = 'en-IN',
  caption = 'Fig. 1. Mackerel, scored twice, forty seconds a side.',
  booking = { label: 'Keep a table', href: '#book', note: 'Next free: 8.45 pm, for two' },
}: Props) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });

  return (
    <section className="bg-(--paper) px-6 py-10 [font-family:ui-serif,Georgia,serif] text-(--ink) [--ink:#211c17] [--paper:#faf6ec] [--rule:#211c1740] [--soft:#5f564b] [--spot:var(--brand,#a3341b)] sm:px-12 lg:px-20 lg:py-16 dark:[--ink:#f2e9d8] dark:[--paper:#191613] dark:[--rule:#f2e9d83d] dark:[--soft:#b9ad9a] dark:[--spot:var(--brand,#f08a63)]">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-(--rule) pb-3 text-base">
        <p className="m-0 tracking-wide [font-variant-caps:all-small-caps]">{house}</p>
        <p className="m-0 text-(--soft) italic">{date}</p>
      </header>

      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex flex-col gap-8">
          <h1 className="m-0 [font-family:inherit] text-[clamp(2.75rem,6.4vw,5.5rem)] leading-[0.98] font-normal tracking-[-0.025em] text-balance">
            {headline}
          </h1>
          <p className="m-0 max-w-[34ch] text-lg leading-relaxed text-(--soft) first-letter:float-start first-letter:me-1.5 first-letter:pt-1 first-letter:text-[3.4rem] first-letter:leading-[0.82] first-letter:text-(--spot)">
            {lead}
          </p>
          <figure className="m-0 mt-auto hidden max-w-md lg:block">
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
            <figcaption className="mt-3 text-sm text-(--soft) italic">{caption}</figcaption>
          </figure>
        </div>

        <div className="border-t-4 border-double border-(--rule) pt-6 lg:border-s lg:border-t-0 lg:border-solid lg:ps-16 lg:pt-0">
          <h2 className="m-0 [font-family:inherit] text-xl font-normal tracking-wide text-(--spot) [font-variant-caps:all-small-caps]">
            {labels.card}
          </h2>
          <ol className="m-0 mt-2 list-none p-0">
            {dishes.map(({ name, note, price, soldOut = false }) => (
              <li key={name} className="border-b border-(--rule) py-4 last:border-0">
                <div className="flex flex-wrap items-baseline gap-x-3 text-xl">
                  <span className={soldOut ? 'line-through decoration-(--spot)' : ''}>{name}</span>
                  <span
                    aria-hidden="true"
                    className="min-w-4 flex-1 border-b border-dotted border-current/50"
                  />
                  <span className="tabular-nums">
                    {soldOut ? labels.soldOut : format.format(price)}
                  </span>
                </div>
                <p className="m-0 mt-0.5 text-base text-(--soft) italic">{note}</p>
              </li>
            ))}
          </ol>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a
              href={booking.href}
              className="inline-flex min-h-12 items-center bg-(--ink) px-6 py-2 text-lg text-(--paper) no-underline underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--spot)"
            >
              {booking.label}
            </a>
            <p className="m-0 text-base text-(--soft)">{booking.note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
