const ENTRIES = [
  { what: 'Four printed issues', note: '148 pages each, sewn, posted flat', alone: 2_600 },
  { what: 'The tide tables', note: 'Okha to Digha, twelve harbours', alone: 450 },
  { what: 'Sixty-one back issues', note: 'scanned, searchable, yours to keep', alone: 1_200 },
  { what: 'Letters from the lighthouse', note: 'every second Sunday, by mail', alone: 600 },
];

const LABELS = {
  account: 'The account',
  alone: 'Bought one by one',
  saved: 'Left in your pocket',
};

/** Entries may repeat, so a key has the position too. */
const keyOf = (index, name) => `${index} ${name}`;

export function OnePriceItemised({
  title = 'What a year of Shoreline costs, and why',
  lead = 'No tiers. One price keeps eleven people writing about the edge of the land.',
  price = 2_950,
  per = 'a year, post included',
  currency = 'INR',
  locale = 'en-IN',
  entries = ENTRIES,
  labels,
  action = { label: 'Subscribe for a year', href: '#subscribe' },
  promise = 'Stop after any issue and we return what you have not read.',
  className = '',
}) {
  const text = { ...LABELS, ...labels };
  const sum = entries.reduce((total, { alone }) => total + alone, 0);
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  const places = parts.map(({ type }) => type);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const isAfter = places.indexOf('currency') > places.indexOf('integer');
  const money = (value) => value.toLocaleString(locale);

  return (
    <section
      className={`bg-(--paper) px-6 py-14 text-start [font-family:var(--brand-font,ui-serif,Georgia,serif)] [font-synthesis:weight_style_small-caps] text-base font-normal tracking-normal text-(--ink) [--ink:#14202b] [--paper:#f4f1e8] [--quiet:#4d5760] [--spot:oklch(from_var(--brand,#0b5d6b)_min(l,.5)_c_h)] sm:px-12 lg:px-20 lg:py-20 dark:[--ink:#eae6da] dark:[--paper:#10181f] dark:[--quiet:#a9b2b8] dark:[--spot:oklch(from_var(--brand,#74c7d3)_max(l,.68)_c_h)] print:[--ink:#000] print:[--paper:#fff] print:[--quiet:#333] print:[--spot:oklch(from_var(--brand,#0b5d6b)_min(l,.5)_c_h)] ${className}`}
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <div className="@container">
          <h2 className="m-0! max-w-[16ch] [font-family:var(--brand-font-display,inherit)]! text-3xl! leading-[1.1] font-normal! tracking-[-0.015em]! text-balance wrap-break-word text-(--ink)! sm:text-4xl! rtl:tracking-normal!">
            {title}
          </h2>
          <p className="m-0! mt-4! max-w-[34ch] text-lg! leading-relaxed text-(--quiet)!">{lead}</p>
          <p className="m-0! mt-8! flex flex-wrap items-start text-base! leading-none! text-(--spot)! lg:mt-14!">
            <span className={`mt-[0.5em] text-3xl ${isAfter ? 'order-last ms-2' : 'me-2'}`}>
              {symbol}
            </span>
            <span
              style={{ '--signs': Math.max(5, money(price).length) }}
              className="[font-family:var(--brand-font-display,inherit)] text-[min(12rem,calc(190cqi/var(--signs)))] leading-[0.78] tracking-[-0.06em] [font-variant-numeric:oldstyle-nums]"
            >
              {money(price)}
            </span>
          </p>
          <p className="m-0! mt-6! text-xl! text-(--ink)! italic">{per}</p>
        </div>

        <div className="min-w-0 overflow-x-auto">
          {entries.length > 0 && (
            <table className="w-full border-collapse text-start text-lg">
              <caption className="border-b-2 border-(--ink) pb-2 text-start text-xl tracking-wide [font-variant-caps:all-small-caps] rtl:tracking-normal">
                {text.account}
              </caption>
              <tbody>
                {entries.map(({ what, note, alone }, index) => (
                  <tr
                    key={keyOf(index, what)}
                    className="break-inside-avoid border-b border-(--ink)/25 align-baseline"
                  >
                    <td className="w-8 py-4 text-base text-(--quiet) italic">
                      {money(index + 1)}.
                    </td>
                    <th scope="row" className="py-4 pe-4 text-start font-normal wrap-anywhere">
                      {what}
                      <span className="block text-base text-(--quiet) italic">{note}</span>
                    </th>
                    <td className="py-4 text-end tabular-nums">{money(alone)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr className="align-baseline">
                  <td />
                  <th scope="row" className="pt-4 pe-4 text-start font-normal">
                    {text.alone}
                  </th>
                  <td className="pt-4 text-end line-through decoration-(--spot) decoration-2 tabular-nums">
                    {money(sum)}
                  </td>
                </tr>
                {sum > price && (
                  <tr className="align-baseline">
                    <td />
                    <th scope="row" className="pt-1 pe-4 text-start font-normal text-(--spot)">
                      {text.saved}
                    </th>
                    <td className="border-b-4 border-double border-(--ink) pt-1 pb-1 text-end text-(--spot) tabular-nums">
                      {money(sum - price)}
                    </td>
                  </tr>
                )}
              </tfoot>
            </table>
          )}
          {(action || promise) && (
            <div
              className={`flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden ${entries.length > 0 ? 'mt-8 sm:ps-8' : ''}`}
            >
              {action && (
                <a
                  href={action.href}
                  className="inline-flex min-h-12 items-center border-b-2 border-(--spot) text-xl! font-normal! tracking-normal! text-(--ink)! no-underline! hover:text-(--spot)! focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--spot)"
                >
                  {action.label}
                </a>
              )}
              {promise && (
                <p className="m-0! max-w-[30ch] text-base! text-(--quiet)! italic">{promise}</p>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
