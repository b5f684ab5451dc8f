import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { PieceSection } from './piece-section.tsx';
import type { Specimen } from './specimen.ts';

/** Every component in every state, with an index beside them. */
export function StyleguidePage({ specimens }: { specimens: Specimen[] }) {
  // The specimens are rendered after the browser has looked for the target of the hash.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  const index = (
    <ul>
      {specimens.map(({ slug, name }) => (
        <li key={slug}>
          <a
            href={`#${slug}`}
            className="-mx-2 flex min-h-8 items-center rounded-sm px-2 text-sm text-ink-muted hover:bg-sunken hover:text-ink touch:min-h-11"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  const stateCount = specimens.reduce((sum, { states }) => sum + Object.keys(states).length, 0);

  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="border-line px-4 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:px-6 lg:pb-8">
        <Bar>
          <Logo />
        </Bar>
        <nav aria-label="Pieces">
          <details className="group border-b border-line pb-2 lg:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between text-sm [&::-webkit-details-marker]:hidden">
              All pieces
              <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
            </summary>
            {index}
          </details>
          <div className="max-lg:hidden">{index}</div>
        </nav>
      </div>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 pb-24 lg:px-12">
        <header className="pt-8 pb-12 lg:pt-16">
          <h1 className="text-3xl lg:text-4xl">Style guide</h1>
          <p className="mt-3 text-ink-muted">
            {specimens.length} pieces in {stateCount} states, long German and Hindi words among
            them.
          </p>
        </header>
        <div className="grid gap-18">
          {specimens.map((specimen) => (
            <PieceSection key={specimen.slug} specimen={specimen} />
          ))}
        </div>
      </main>
    </div>
  );
}

/** One component, or one state of it, on a page of its own: for a close look and for screenshots. */
export function PiecePage({ specimen, state }: { specimen: Specimen; state?: string }) {
  return (
    <div className="px-4 pb-12 lg:px-12">
      <Bar>
        <Link
          to="/styleguide"
          className="flex min-h-11 items-center text-sm text-ink-muted underline underline-offset-4 hover:text-ink"
        >
          All pieces
        </Link>
      </Bar>
      <main id="main" tabIndex={-1} className="pt-4">
        <h1 className="sr-only">{specimen.name}, style guide</h1>
        <PieceSection specimen={specimen} state={state} />
      </main>
    </div>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-16 items-center justify-between">
      {children}
      <ThemeSwitch className="-mr-3" />
    </div>
  );
}
