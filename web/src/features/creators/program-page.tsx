import type { ReactNode } from 'react';
import { PageSection } from '../../ui/page-section.tsx';
import { ProgramAnswers } from './program-answers.tsx';
import { ProgramHero } from './program-hero.tsx';
import { ProgramMoney } from './program-money.tsx';
import { ProgramSteps } from './program-steps.tsx';

/** Spec 2: the description of the program, the same for all visitors, and the panel, which depends on the user. */
export function ProgramPage({ panel }: { panel: ReactNode }) {
  return (
    <>
      <ProgramHero />
      <ProgramMoney />
      <ProgramSteps />
      <ProgramAnswers />
      <PageSection id="apply" eyebrow="Apply" title="Show us what you make.">
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-14">
          <div className="grid max-w-[34em] gap-4 text-pretty text-ink-muted lg:sticky lg:top-24">
            <p>
              Tell us who you are and how to reach you. Pictures help most: finished pages, single
              sections, the one detail you are proud of.
            </p>
            <ul className="grid gap-2.5 text-[0.90625rem]">
              {[
                'A link to your portfolio, or up to 5 images: PNG, JPG or WEBP',
                'At most 5 MB each and 20 MB together',
                'Seen by our team alone',
              ].map((line) => (
                <li
                  key={line}
                  className="flex gap-2.5 before:mt-[0.45em] before:size-2.25 before:shrink-0 before:rounded-[2px] before:bg-tile-4"
                >
                  <span className="min-w-0">{line}</span>
                </li>
              ))}
            </ul>
          </div>
          {panel}
        </div>
      </PageSection>
    </>
  );
}
