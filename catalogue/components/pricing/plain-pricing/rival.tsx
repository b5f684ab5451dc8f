import { PlainPricing } from './component.tsx';

const PLANS = [
  {
    name: 'Solo',
    text: 'One bank account.',
    amount: 0,
    price: 'Free',
    per: 'up to 300 lines',
    features: ['All 22 formats', 'Export as CSV'],
    action: { label: 'Start now', href: '#solo' },
  },
  {
    name: 'Firm',
    text: 'For one company that closes every month together, with a ledger, an auditor who asks for the trail and five people who see the same list.',
    amount: 2_400,
    price: '₹2,400',
    per: 'a month',
    features: ['Rules and TDS', 'Five people'],
    action: { label: 'Try Firm', href: '#firm' },
    highlighted: true,
  },
  {
    name: 'Practice',
    text: 'For up to 40 companies.',
    amount: 1_09_600,
    price: '₹1,09,600',
    per: 'a month for 40 companies and all of their people, billed on the first',
    features: ['One list of open lines', 'Unlimited people'],
    action: { label: 'Write to us', href: '#practice' },
  },
];

export function Ours() {
  return <PlainPricing title="Prices" lead="GST is added." plans={PLANS} />;
}

/** Three cards that are flex columns, as in most blocks. */
export function Rival() {
  return (
    <section className="mx-auto max-w-7xl px-6 py-24">
      <h2 className="text-center text-4xl font-semibold tracking-tight">Prices</h2>
      <p className="mt-4 text-center text-neutral-600">GST is added.</p>
      <div className="mt-12 grid gap-8 lg:grid-cols-3">
        {PLANS.map(({ name, text, price, per, features, action, highlighted }) => (
          <div
            key={name}
            className={`flex flex-col rounded-2xl border bg-white p-8 text-neutral-900 ${highlighted ? 'border-2 border-indigo-600 shadow-lg' : 'border-neutral-200 shadow-sm'}`}
          >
            <h3 className="text-lg font-semibold">{name}</h3>
            <p className="mt-2 text-sm text-neutral-600">{text}</p>
            <p className="mt-6 flex flex-wrap items-baseline gap-x-1">
              <span className="text-5xl font-semibold tracking-tight">{price}</span>
              <span className="text-sm text-neutral-600">{per}</span>
            </p>
            <a
              href={action.href}
              className="mt-6 rounded-md bg-indigo-600 px-3 py-2 text-center text-sm font-semibold text-white"
            >
              {action.label}
            </a>
            <ul className="mt-8 space-y-3 text-sm">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
