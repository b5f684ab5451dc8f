import { formatRupees } from '@tessera/contract/money';
import { LinkButton } from '../../ui/link-button.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';

/** Spec 1: what the program promises. */
const CLAIMS = [
  ['100%', 'of earnings stay with you'],
  ['0%', 'commission'],
  [formatRupees(0), 'to apply, to join and to list'],
] as const;

export function ProgramHero() {
  return (
    <section className="mx-auto grid w-full max-w-[calc(var(--container)+4rem)] items-center gap-10 px-4.5 py-12 sm:px-8 lg:grid-cols-[1.05fr_0.95fr] lg:gap-14 lg:pt-18 lg:pb-20">
      <div>
        <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">Creator Program</p>
        <h1 className="mt-5 text-hero leading-[0.98] tracking-[-0.035em]">
          You laid the tile. You keep the money.
        </h1>
        <p className="mt-6 mb-8 max-w-[34em] text-lg text-pretty text-ink-muted">
          Sell the interface components you build to people who ship with them. You keep 100% of
          every single sale, and we take 0% commission. No tiers, no small print that takes it back.
        </p>
        <div className="grid gap-3 sm:flex">
          <LinkButton to="#apply" variant="primary" size="lg">
            Apply now
          </LinkButton>
          <LinkButton to="#how-it-works" size="lg">
            How it works
          </LinkButton>
        </div>
        <dl className="mt-10 grid grid-cols-3 gap-x-4 border-t border-line pt-6 sm:flex sm:gap-x-9">
          {CLAIMS.map(([figure, meaning]) => (
            <div key={meaning} className="flex flex-col-reverse justify-end">
              <dt className="text-[0.8125rem] text-ink-muted">{meaning}</dt>
              <dd className="font-display text-[1.625rem] leading-tight font-[650] tracking-[-0.02em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Mosaic
        seed="creators-7"
        columns={9}
        rows={9}
        className="aspect-square w-full rounded-lg max-lg:aspect-2/1"
      />
    </section>
  );
}
