import { LinkButton } from '../../ui/link-button.tsx';
import { StackRow } from '../../ui/stack-row.tsx';
import { Claims } from './claims.tsx';
import { ExploreButton } from './explore-button.tsx';
import type { Tile } from './front.ts';
import { InlaidMosaic } from './inlaid-mosaic.tsx';

type HeroProps = {
  freeTotal: number | null;
  stack: readonly string[];
  inlays: readonly Tile[];
};

export function Hero({ freeTotal, stack, inlays }: HeroProps) {
  return (
    <section className="mx-auto grid w-full max-w-[calc(var(--container)+4rem)] items-center gap-10 px-4.5 py-12 sm:px-8 lg:grid-cols-[1.05fr_0.95fr] lg:gap-14 lg:pt-18 lg:pb-20">
      <div>
        <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">
          Copy-paste interface components
        </p>
        <h1 className="mt-5 text-hero leading-[0.98] tracking-[-0.035em]">
          Good pages are made of good tiles.
        </h1>
        <p className="mt-6 mb-8 max-w-[34em] text-lg text-pretty text-ink-muted">
          Browse hand-built heroes, pricing tables, FAQs and whole site templates. Copy the code,
          make it yours, ship today.
        </p>
        <div className="grid gap-3 sm:flex">
          <ExploreButton />
          <LinkButton to="/#pricing" size="lg">
            View pricing
          </LinkButton>
        </div>
        <StackRow parts={stack} className="mt-5 text-sm text-ink-muted" />
        <Claims freeTotal={freeTotal} />
      </div>
      <InlaidMosaic inlays={inlays} />
    </section>
  );
}
