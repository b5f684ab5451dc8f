import { house, rules } from './content.ts';
import { type Quote, rupees, spokenDate, type Wish } from './quote.ts';

const letterOf = (wish: Wish, { total, departure }: Quote): string =>
  [
    'Dear Deodar House,',
    '',
    `we would like to stay in ${wish.room.name} for ${wish.nights} ${wish.nights === 1 ? 'night' : 'nights'}, from ${wish.arrival} to ${departure.toISOString().slice(0, 10)}: ${wish.adults} adults, ${wish.children} children.`,
    `Your planner says ${rupees(total)} with tax. Is the room free?`,
  ].join('\n');

const mailOf = (wish: Wish, made: Quote): string => {
  const subject = `${wish.room.name}, ${wish.nights} nights from ${wish.arrival}`;
  return `mailto:${house.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letterOf(wish, made))}`;
};

/** The whole sum in the open, and what becomes of the money. */
export function Bill({ wish, made, isLate }: { wish: Wish; made: Quote; isLate: boolean }) {
  return (
    <>
      <p className="label">
        {spokenDate(new Date(`${wish.arrival}T00:00:00Z`))} to {spokenDate(made.departure)}
      </p>
      <table className="mt-4 w-full">
        <caption className="sr-only">What the stay costs</caption>
        <tbody>
          {made.lines.map(({ text, detail, rupees: amount }) => (
            <tr key={text} className="border-t border-rule align-top">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {text}
                <span className="label block tabular-nums">{detail}</span>
              </th>
              <td className="py-2 text-end tabular-nums">{rupees(amount)}</td>
            </tr>
          ))}
          <tr className="border-t border-rule">
            <th scope="row" className="py-2 text-start font-normal">
              GST, {rules.taxPercent}%
            </th>
            <td className="py-2 text-end tabular-nums">{rupees(made.tax)}</td>
          </tr>
          <tr className="border-t-2 border-ink">
            <th scope="row" className="headline py-3 text-start text-3xl">
              In all
            </th>
            <td className="headline py-3 text-end text-4xl tabular-nums">{rupees(made.total)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-2">
        {rupees(made.deposit)} holds the room
        {isLate ? (
          ', and at this short notice it stays with us if you cancel'
        ) : (
          <>
            {' '}
            and comes back whole until{' '}
            <span className="whitespace-nowrap">{spokenDate(made.freeUntil)}</span>
          </>
        )}
        . The rest is paid when you leave.
      </p>
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <a
          href={mailOf(wish, made)}
          className="inline-flex min-h-12 items-center rounded-full bg-accent px-7 font-semibold text-on-accent hover:underline"
        >
          Send it as a letter
        </a>
        <button
          type="button"
          onClick={() => print()}
          className="min-h-12 rounded-full border border-edge px-6 font-semibold hover:bg-page"
        >
          Print
        </button>
      </div>
    </>
  );
}
