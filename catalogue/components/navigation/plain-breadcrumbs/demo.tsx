import { TWO_COLUMNS } from '../../../media/businesses/two-columns.ts';
import { PlainBreadcrumbs } from './component.tsx';

const LEVELS = [
  { label: TWO_COLUMNS.name, href: '#home' },
  { label: 'Manual', href: '#manual' },
  { label: 'Statements', href: '#statements' },
  { label: 'Bank formats', href: '#formats' },
  { label: 'Co-operative banks', href: '#banks' },
  { label: 'Karnataka', href: '#karnataka' },
  { label: 'Date after the amount', href: '#date' },
];

const FIELDS = [
  { name: 'Date', column: 'F', sample: '02-11-2026' },
  { name: 'Narration', column: 'B', sample: 'NEFT Hegde Stores' },
  { name: 'Amount', column: 'E', sample: '₹31,000.00' },
];

/** A page of a manual that lies seven levels deep. */
export function Demo() {
  return (
    <div className="bg-(--ground) [font-family:ui-sans-serif,system-ui,sans-serif] text-(--text) [--ground:var(--background,#fff)] [--rule:var(--border,#e5e4e7)] [--second:var(--muted-foreground,#5a5f67)] [--text:var(--foreground,#15171a)] dark:[--ground:var(--background,#0d0e10)] dark:[--rule:var(--border,#2e303a)] dark:[--second:var(--muted-foreground,#a2a8b1)] dark:[--text:var(--foreground,#f1f2f4)] print:[--ground:#fff] print:[--second:#5a5f67] print:[--text:#15171a]">
      <PlainBreadcrumbs levels={LEVELS} layout="title">
        <a
          href="#edit"
          className="inline-flex min-h-11 items-center rounded-[var(--radius,.5rem)] border border-[color-mix(in_oklab,var(--text)_55%,var(--rule))] px-4.5 text-base font-medium"
        >
          Try it on a file
        </a>
      </PlainBreadcrumbs>
      <main className="mx-auto grid max-w-[78rem] grid-cols-1 items-start gap-x-8 gap-y-7 px-5 pb-18 md:grid-cols-12 md:px-8">
        <p className="m-0 text-xl text-balance text-(--second) md:col-span-5">
          {TWO_COLUMNS.posts[1].text}
        </p>
        <dl className="m-0 border-t border-(--rule) tabular-nums md:col-span-6 md:col-start-7">
          {FIELDS.map(({ name, column, sample }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,7fr)] gap-4 wrap-break-word border-b border-(--rule) py-3"
            >
              <dt className="text-(--second)">{name}</dt>
              <dd className="m-0">Column {column}</dd>
              <dd className="m-0 text-end font-semibold">{sample}</dd>
            </div>
          ))}
        </dl>
      </main>
    </div>
  );
}
