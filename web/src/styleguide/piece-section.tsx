import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { needsOwnPage, type Specimen } from './specimen.ts';

const linkClasses = 'text-ink-muted underline underline-offset-4 hover:text-ink';

type PieceSectionProps = {
  specimen: Specimen;
  /** The one state to show; all of them otherwise. */
  state?: string | undefined;
};

export function PieceSection({ specimen: { name, slug, states }, state: only }: PieceSectionProps) {
  const shown = Object.entries(states).filter(([state]) => only === undefined || state === only);
  return (
    <section id={slug} aria-labelledby={`${slug}-name`} className="scroll-mt-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h2 id={`${slug}-name`} className="text-xl">
          {name}
        </h2>
        <Link to={`?piece=${slug}`} className={`font-mono text-xs ${linkClasses}`}>
          {slug}
        </Link>
      </header>
      {shown.map(([state, sample]) => (
        <State key={state} name={state}>
          {needsOwnPage(state) && state !== only ? (
            <Link
              to={`?${new URLSearchParams({ piece: slug, state })}`}
              data-own-page={state}
              className={`text-sm ${linkClasses}`}
            >
              Show on a page of its own<span className="sr-only">: {state}</span>
            </Link>
          ) : (
            sample
          )}
        </State>
      ))}
    </section>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[9rem_1fr]">
      <h3 className="font-mono text-xs font-normal tracking-normal text-ink-faint">{name}</h3>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
