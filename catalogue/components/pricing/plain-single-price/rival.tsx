import { Check } from 'lucide-react';
import { useState } from 'react';
import { PlainSinglePrice } from './component.tsx';

const INCLUDED = ['2,000 runs a month', 'History of 90 days', 'Mail on weekdays'];
const EXCLUDED = ['Writing your manual', 'Calls'];
const TAX = 11;

export function Ours() {
  return (
    <PlainSinglePrice
      title="One price"
      lead="For each repository."
      price={{ label: 'Monthly', amount: 14_900_000, per: 'a month', times: 12, whole: 'a year' }}
      other={{ label: 'Yearly', amount: 149_000_000, per: 'a year', parts: 12, whole: 'a year' }}
      currency="IDR"
      locale="id-ID"
      tax={{ name: 'PPN', percent: TAX }}
      included={INCLUDED}
      excluded={EXCLUDED}
      action={{ label: 'Get access', href: '#access' }}
    />
  );
}

const money = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** "Single price with details" of Tailwind Plus, with the usual switch. */
export function Rival() {
  const [isYearly, setYearly] = useState(false);
  return (
    <div className="bg-white py-24 text-gray-900 sm:py-32">
      <div className="mx-auto max-w-7xl px-6 lg:px-8">
        <div className="mx-auto max-w-4xl sm:text-center">
          <h2 className="text-5xl font-semibold tracking-tight text-pretty">One price</h2>
          <p className="mx-auto mt-6 max-w-2xl text-lg text-gray-600">For each repository.</p>
          <div className="mt-6 flex justify-center gap-4">
            {['Monthly', 'Yearly'].map((label, at) => (
              <label key={label} className="flex gap-2">
                <input
                  type="radio"
                  name="frequency"
                  checked={isYearly === (at === 1)}
                  onChange={() => setYearly(at === 1)}
                />
                {label}
              </label>
            ))}
          </div>
        </div>
        <div className="mx-auto mt-16 max-w-2xl rounded-3xl ring-1 ring-gray-200 sm:mt-20 lg:mx-0 lg:flex lg:max-w-none">
          <div className="p-8 sm:p-10 lg:flex-auto">
            <h3 className="text-3xl font-semibold tracking-tight">Hosted</h3>
            <h4 className="mt-10 text-sm font-semibold text-indigo-600">What’s included</h4>
            <ul className="mt-8 grid grid-cols-1 gap-4 text-sm text-gray-600 sm:grid-cols-2">
              {INCLUDED.map((feature) => (
                <li key={feature} className="flex gap-x-3">
                  <Check aria-hidden="true" className="h-6 w-5 flex-none text-indigo-600" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
          <div className="-mt-2 p-2 lg:mt-0 lg:w-full lg:max-w-md lg:shrink-0">
            <div className="rounded-2xl bg-gray-50 py-10 text-center ring-1 ring-gray-900/5 ring-inset lg:flex lg:flex-col lg:justify-center lg:py-16">
              <div className="mx-auto max-w-xs px-8">
                <p className="text-base font-semibold text-gray-600">Billed annually</p>
                <p className="mt-6 flex items-baseline justify-center gap-x-2">
                  <span className="text-5xl font-semibold tracking-tight">
                    {money.format(isYearly ? 149_000_000 / 12 : 14_900_000)}
                  </span>
                  <span className="text-sm font-semibold tracking-wide text-gray-600">/month</span>
                </p>
                <a
                  href="#access"
                  className="mt-10 block w-full rounded-md bg-indigo-600 px-3 py-2 text-center text-sm font-semibold text-white"
                >
                  Get access
                </a>
                <p className="mt-6 text-xs text-gray-600">
                  PPN {TAX}% is added. Not included: {EXCLUDED.join(', ')}.
                </p>
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
