import type { ReactNode } from 'react';
import { ProgramAnswers } from './program-answers.tsx';
import { ProgramHero } from './program-hero.tsx';
import { ProgramMoney } from './program-money.tsx';
import { ProgramSection } from './program-section.tsx';
import { ProgramSteps } from './program-steps.tsx';

/** Spec 2: what the program is, the same for everybody, and the panel that knows who is asking. */
export function ProgramPage({ panel }: { panel: ReactNode }) {
  return (
    <>
      <ProgramHero />
      <ProgramMoney />
      <ProgramSteps />
      <ProgramAnswers />
      <ProgramSection id="apply" eyebrow="Apply" title="Show us what you make.">
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-14">
          <div className="grid max-w-[34em] gap-4 text-pretty text-ink-muted lg:sticky lg:top-24">
            <p>
              Tell us who you are and how to reach you. Pictures help most: finished pages, single
              sections, the one detail you are proud of.
            </p>
            <ul className="grid gap-2.5 text-[0.90625rem]">
              {[
                'Up to 5 images: PNG, JPG or WEBP',
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
      </ProgramSection>
    </>
  );
}
