import { TWO_COLUMNS } from '../../../media/businesses/two-columns.ts';
import { TwoColumnsMark } from '../../../media/marks.tsx';
import { PlainSidebar } from './component.tsx';

const icon = (path: string) => (
  <svg
    viewBox="0 0 18 18"
    aria-hidden="true"
    className="size-4.5 fill-none stroke-current stroke-[1.5]"
  >
    <path d={path} />
  </svg>
);

/** Six clients have lines that wait, 131 of the 2,140 of October. The other 25 are done. */
const WAITING: [client: string, lines: number][] = [
  ['Bharani Medicals', 24],
  ['Devaraja Sweets', 31],
  ['Hegde Stores', 27],
  ['Metro Cycles', 19],
  ['Nandi Dairy', 13],
  ['Vani Tiles', 17],
];
const DONE = [
  'Amba Tailors',
  'Anand Radio House',
  'Apsara Optics',
  'Balaji Hardware',
  'Canara Books',
  'Chamundi Stationers',
  'Deepa Lights',
  'Ganesh Travels',
  'Indira Canteen',
  'Jayalakshmi Silks',
  'Jyothi Pharmacy',
  'Kaveri Sports',
  'Kumar Tyres',
  'Lakshmi Printers',
  'Lalitha Flowers',
  'Mysore Sandals',
  'Netra Clinic',
  'Padma Stationers',
  'Ravi Electricals',
  'Sapna Music',
  'Saraswathi School',
  'Shanthi Foods',
  'Tara Furniture',
  'Uday Motors',
  'Vinay Paints',
];
const hrefOf = (client: string): string => `#${client.toLowerCase().replaceAll(' ', '-')}`;

const GROUPS = [
  {
    id: 'month',
    entries: [
      { label: 'Today', href: '#today', icon: icon('M2.5 4.5h13v11h-13zM2.5 8h13M6 2v3m6-3v3') },
      { label: 'Open lines', href: '#open', count: '131', icon: icon('M3 3h5v12H3zM11 3h4v5h-4z') },
      {
        label: 'Matched',
        href: '#matched',
        count: '2,009',
        icon: icon('M3 3h5v12H3zM11 3h4v5h-4zM11 11h4v4h-4z'),
      },
      { label: 'Rules', href: '#rules', count: '18', icon: icon('M3 5h12M3 9h12M3 13h7') },
    ],
  },
  {
    id: 'waiting',
    label: 'October, open',
    entries: WAITING.map(([label, lines]) => ({
      label,
      href: hrefOf(label),
      count: String(lines),
    })),
  },
  {
    id: 'done',
    label: 'October, closed',
    entries: DONE.map((label) => ({ label, href: hrefOf(label) })),
    closed: true,
  },
  {
    id: 'set-up',
    label: 'Set up',
    entries: [
      { label: 'Bank formats', href: '#formats', count: '22' },
      { label: 'TDS by client', href: '#tds' },
      { label: 'People', href: '#people' },
    ],
    closed: true,
  },
];

const LINES: [date: string, line: string, amount: string, invoice: string, by: string][] = [
  ['2 Oct', 'UPI from Ideal School', '12,400', 'INV 207', 'Rule 4'],
  ['5 Oct', 'NEFT from Kaveri Sports', '31,000', 'INV 214, 215', 'Split in two'],
  ['9 Oct', 'Card settlement', '8,650', 'INV 211', 'Rule 1'],
  ['13 Oct', 'Cheque 104', '18,000', 'INV 198', 'Kalpana'],
  ['20 Oct', 'UPI, no text', '5,200', 'INV 219', 'Kalpana'],
  ['24 Oct', 'UPI from Usha Rao', '3,000', 'INV 220', 'Rule 4'],
  ['27 Oct', 'NEFT from Ideal School', '22,500', 'INV 221', 'TDS, 10%'],
  ['30 Oct', 'Refund to Kaveri Sports', '−1,800', 'INV 215', 'Refund'],
  ['16 Nov', 'Bank charge of October', '−118', 'None', 'Correction'],
];

/** One screen of a bookkeeper with 31 clients. */
export function Demo() {
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] md:flex md:h-212 dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:h-auto print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <PlainSidebar
        id="two-columns"
        groups={GROUPS}
        current="#netra-clinic"
        logo={
          <span className="-ms-0.75 flex items-center gap-2.5 text-lg font-semibold tracking-[-0.015em]">
            <TwoColumnsMark />
            <span>{TWO_COLUMNS.name}</span>
          </span>
        }
      >
        <span className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full border border-(--rule) text-sm font-semibold"
          >
            KH
          </span>
          <span className="min-w-0">
            <b className="block font-semibold">Kalpana Hegde</b>
            <span className="text-sm text-(--second)">Practice, 31 clients</span>
          </span>
        </span>
      </PlainSidebar>
      <main className="min-w-0 flex-1 px-5 py-9 leading-6 md:px-9 lg:px-11">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="min-w-0">
            <p className="m-0 text-(--second)">October 2026</p>
            <h1 className="m-0 mt-1 text-[clamp(2rem,3.4vw,3rem)] leading-[1.1] font-semibold tracking-[-0.024em]">
              Netra Clinic
            </h1>
          </div>
          <a
            href="#correct"
            className="inline-flex min-h-11 items-center rounded-[var(--radius,.5rem)] bg-(--text) px-4.5 font-medium text-(--ground) forced-colors:border print:border print:text-(--text)"
          >
            Open a correction
          </a>
        </div>
        <dl className="m-0 mt-9 grid grid-cols-3 gap-x-8 border-t border-(--text) pt-4 tabular-nums">
          {[
            ['88', 'lines'],
            ['88', 'matched'],
            ['14 Nov', 'closed'],
          ].map(([value, label]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-(--second)">{label}</dt>
              <dd className="m-0 text-2xl font-semibold tracking-[-0.02em]">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-9">
          <table className="w-full border-collapse text-start wrap-anywhere tabular-nums">
            <thead>
              <tr className="border-b border-(--rule) text-sm text-(--second)">
                <th className="py-2 text-start font-normal">Bank</th>
                <th className="py-2 text-start font-normal">Line</th>
                <th className="py-2 text-end font-normal">₹</th>
                <th className="py-2 ps-8 text-start font-normal max-lg:hidden">Invoice</th>
                <th className="py-2 ps-4 text-end font-normal max-sm:hidden">Matched by</th>
              </tr>
            </thead>
            <tbody>
              {LINES.map(([date, line, amount, invoice, by]) => (
                <tr key={date} className="border-b border-(--rule)">
                  <td className="py-3 pe-4 whitespace-nowrap text-(--second)">{date}</td>
                  <td className="py-3 pe-4">{line}</td>
                  <td className="py-3 text-end font-semibold">{amount}</td>
                  <td className="py-3 ps-8 pe-4 text-(--second) max-lg:hidden">{invoice}</td>
                  <td className="py-3 ps-4 text-end max-sm:hidden">{by}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="m-0 mt-4 text-(--second)">
          80 more. What was corrected after 14 November has its own line and date; the closed
          figures stay.
        </p>
      </main>
    </div>
  );
}
