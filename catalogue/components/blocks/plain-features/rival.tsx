import { Landmark, ReceiptText, Split } from 'lucide-react';
import { PlainFeatures } from './component.tsx';

/** Seven features. The second has no icon, and one title takes two lines. */
const FEATURES = [
  {
    title: 'One payment, several invoices',
    text: 'A transfer of ₹31,000 that pays ₹18,000 and ₹13,000 is matched to both.',
    Icon: Split,
  },
  {
    title: 'Part payments stay open',
    text: 'An invoice that is half paid keeps its balance in the list.',
  },
  {
    title: 'Statements in any of 22 formats',
    text: 'We read what your bank sends, and name the columns that we do not know.',
    Icon: Landmark,
  },
  {
    title: 'Tax deducted at source, proposed with its section',
    text: 'When a customer pays 90% of a fee, the rest is proposed as TDS.',
    Icon: ReceiptText,
  },
  {
    title: 'A closed month stays closed',
    text: 'A correction made later gets its own date and its own line.',
  },
  {
    title: 'Rules are sentences',
    text: 'You write a rule, try it on last month and switch it off when it is wrong.',
    Icon: Split,
  },
  {
    title: 'Every match has a reason',
    text: 'An auditor sees which rule joined two lines, and who agreed.',
    Icon: Landmark,
  },
];
const COUNTS = [4, 5, 7];

export function Ours() {
  return COUNTS.map((count) => (
    <PlainFeatures
      key={count}
      title={`${count} features`}
      features={FEATURES.slice(0, count).map(({ title, text, Icon }) => ({
        title,
        text,
        icon: Icon && <Icon />,
      }))}
    />
  ));
}

/** The feature grid of most sites: three columns of cards, each with an icon if there is one. */
export function Rival() {
  return COUNTS.map((count) => (
    <section key={count} className="mx-auto max-w-7xl px-6 py-24">
      <h2 className="text-3xl font-bold tracking-tight">{count} features</h2>
      <ul className="mt-12 grid gap-8 md:grid-cols-3">
        {FEATURES.slice(0, count).map(({ title, text, Icon }) => (
          <li key={title} className="rounded-xl border p-6 shadow-sm">
            {Icon && (
              <div className="mb-4 flex size-10 items-center justify-center rounded-lg bg-neutral-900 text-white">
                <Icon className="size-5" />
              </div>
            )}
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-neutral-600">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
