import { Link } from 'react-router';
import type { CategoryCount } from '@tessera/contract/catalog';
import type { ComponentCategory } from '@tessera/contract/categories';
import { PageSection } from '../../ui/page-section.tsx';
import { Sketch, type SketchName } from './sketch.tsx';

type UseCase = { category: ComponentCategory & SketchName; job: string; text: string };

const USE_CASES: readonly UseCase[] = [
  { category: 'Hero', job: 'Launch a product', text: 'Say what it is before anyone scrolls.' },
  {
    category: 'Pricing',
    job: 'Put a price on it',
    text: 'Plans, sliders and tax, legible on a phone.',
  },
  {
    category: 'Testimonials',
    job: 'Borrow some trust',
    text: 'Quotes with names, numbers and sources.',
  },
  { category: 'FAQ', job: 'Answer the objections', text: 'The ten questions behind every sale.' },
  {
    category: 'Waitlist',
    job: 'Gather a first crowd',
    text: 'A form worth leaving an address in.',
  },
  { category: 'Team', job: 'Introduce the people', text: 'Faces, time zones and open roles.' },
  {
    category: 'How It Works',
    job: 'Explain the steps',
    text: 'From the first click to the result.',
  },
  { category: 'CTA', job: 'Ask for the click', text: 'One sentence, one button, no shouting.' },
];

const countOf = (category: string, counts: readonly CategoryCount[]): number =>
  counts.find((counted) => counted.category === category)?.count ?? 0;

/** Spec 2: common use cases. Each links to the component browser with that filter. */
export function UseCases({ categories }: { categories: readonly CategoryCount[] }) {
  return (
    <PageSection
      id="use-cases"
      eyebrow="Use cases"
      title="Start from the job, not from an empty file."
    >
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {USE_CASES.map(({ category, job, text }) => {
          const count = countOf(category, categories);
          return (
            <li
              key={category}
              className="group relative flex overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-[220ms] ease-out focus-within:shadow-2 hover:shadow-2 sm:flex-col"
            >
              <Sketch
                name={category}
                className="aspect-16/10 w-32 shrink-0 self-center bg-sunken max-sm:m-3 max-sm:rounded-md sm:w-full"
              />
              <div className="flex min-w-0 flex-1 flex-col justify-center px-4 py-3 max-sm:pl-1 sm:justify-start sm:px-5 sm:py-4.5">
                <h3 className="text-lg tracking-[-0.01em]">
                  <Link
                    to={`/dashboard?${new URLSearchParams({ category })}`}
                    prefetch="intent"
                    className="after:absolute after:inset-0 after:rounded-lg focus-visible:shadow-none focus-visible:after:shadow-[inset_0_0_0_2px_var(--accent)]"
                  >
                    {job}
                  </Link>
                </h3>
                <p className="mt-1 text-sm text-pretty text-ink-muted">{text}</p>
                <p className="mt-2 font-mono text-xs text-ink-faint sm:mt-3">
                  {category}
                  {count > 0 && (
                    <>
                      , {count}
                      <span className="max-sm:sr-only">
                        {' '}
                        {count === 1 ? 'component' : 'components'}
                      </span>
                    </>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
