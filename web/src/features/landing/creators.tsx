import { LinkButton } from '../../ui/link-button.tsx';
import { Mosaic } from '../../ui/mosaic.tsx';

const PROMISES = [
  ['100%', 'of your earnings from single sales stay with you'],
  ['0%', 'commission, and we bear the payment fee'],
] as const;

/** Spec 1 and 2: the promises of the creator program, and the link to it. */
export function Creators() {
  return (
    <section
      id="creators"
      aria-labelledby="creators-title"
      className="mx-auto mt-14 w-full max-w-[calc(var(--container)+4rem)] scroll-mt-16 px-4.5 sm:px-8 lg:mt-18"
    >
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[1.25fr_0.75fr]">
        <div className="px-6 py-10 sm:px-10 lg:py-14">
          <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">
            Creator Program
          </p>
          <h2 id="creators-title" className="mt-3 text-3xl text-balance lg:text-4xl">
            <span className="inline-block">You laid the tile.</span>{' '}
            <span className="inline-block">You keep the money.</span>
          </h2>
          <p className="mt-4 max-w-[36em] text-pretty text-ink-muted">
            Build a component you are proud of, show it to us, set your price. Anyone can apply, no
            account needed, and a person answers.
          </p>
          <dl className="mt-7 grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {PROMISES.map(([figure, meaning]) => (
              <div key={figure} className="flex flex-col-reverse justify-end">
                <dt className="max-w-[20em] text-sm text-pretty text-ink-muted">{meaning}</dt>
                <dd className="font-display text-4xl leading-tight font-[650] tracking-[-0.03em]">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
          <LinkButton to="/creator-program" size="lg" className="mt-8 max-sm:w-full">
            See the creator program
          </LinkButton>
        </div>
        <Mosaic
          seed="creators-7"
          columns={6}
          rows={6}
          className="h-28 w-full max-lg:order-first lg:h-full"
        />
      </div>
    </section>
  );
}
