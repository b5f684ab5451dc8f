import clsx from 'clsx';
import { formatRupees } from '@tessera/contract/money';
import { Card } from '../../ui/card.tsx';
import { ProgramSection } from './program-section.tsx';

const PRICE = 499;

const LINES = [
  { label: 'A buyer pays', note: 'for one component of yours, at your price', rupees: PRICE },
  { label: 'Our commission', note: 'there is none', rupees: 0 },
  { label: 'The payment fee', note: 'what the bank and the provider charge, we pay', rupees: 0 },
] as const;

export function ProgramMoney() {
  return (
    <ProgramSection id="money" eyebrow="The money" title="One sale, line by line.">
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
        <Card padding="lg">
          <dl className="tabular-nums">
            {LINES.map(({ label, note, rupees }) => (
              <div
                key={label}
                className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3.5 first:pt-0"
              >
                <dt>
                  <span className="block font-strong">{label}</span>
                  <span className="block text-sm text-ink-muted">{note}</span>
                </dt>
                <dd className={clsx('text-lg', rupees === 0 && 'text-ink-faint')}>
                  {formatRupees(rupees)}
                </dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-6 pt-4">
              <dt className="text-lg font-strong">Yours</dt>
              <dd className="font-display text-3xl font-[650] tracking-[-0.03em]">
                {formatRupees(PRICE)}
              </dd>
            </div>
          </dl>
        </Card>
        <div className="grid max-w-[38em] gap-4 text-pretty text-ink-muted">
          <p>
            The promise is about single sales: somebody buys one component of yours, and what they
            pay is yours. Where a sale carries GST, that part goes to the state and to nobody else.
          </p>
          <p>
            Plans are how the shop earns its own living, so what subscribers pay is not split among
            creators. Your component joins a plan only when you say so in writing.
          </p>
          <p>
            A refund takes back what that one sale earned, and nothing more. Taxes on your income
            stay your own business, as with any other work you sell.
          </p>
        </div>
      </div>
    </ProgramSection>
  );
}
