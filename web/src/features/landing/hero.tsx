import { Mosaic } from '../../ui/mosaic.tsx';
import { ExploreButton } from './explore-button.tsx';

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-[calc(var(--container)+4rem)] items-center gap-10 px-4.5 py-12 sm:px-8 lg:grid-cols-[1.05fr_0.95fr] lg:gap-14 lg:py-18">
      <div>
        <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">
          Copy-paste interface components
        </p>
        <h1 className="mt-5 text-hero tracking-[-0.035em]">Good pages are made of good tiles.</h1>
        <p className="mt-6 mb-8 max-w-[34em] text-lg text-pretty text-ink-muted">
          Browse hand-built heroes, pricing tables, FAQs and whole site templates. Copy the code,
          make it yours, ship today.
        </p>
        <ExploreButton />
      </div>
      <Mosaic
        seed="tessera-hero"
        columns={9}
        rows={9}
        className="aspect-square w-full rounded-lg max-lg:aspect-2/1"
      />
    </section>
  );
}
