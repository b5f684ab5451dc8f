import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { PageSection } from '../../ui/page-section.tsx';

type Plan = { stage: string; tone: BadgeTone; tile: string; title: string; text: string };

const PLANS: readonly Plan[] = [
  {
    stage: 'Next',
    tone: 'accent',
    tile: 'bg-tile-1',
    title: 'Live previews',
    text: 'Every component running on its page, at the width and in the theme you choose, before you copy a line.',
  },
  {
    stage: 'Next',
    tone: 'accent',
    tile: 'bg-tile-2',
    title: 'From the command line',
    text: 'A registry your tools already understand: add a component to a project without leaving the terminal.',
  },
  {
    stage: 'Later',
    tone: 'neutral',
    tile: 'bg-tile-3',
    title: 'A studio for creators',
    text: 'Upload, checks, prices and statements in one place, in the hands of those who made the work.',
  },
  {
    stage: 'Later',
    tone: 'neutral',
    tile: 'bg-tile-4',
    title: 'Teams',
    text: 'One plan for several people, a shelf they share, and one invoice for the person who pays.',
  },
];

/** Spec 2: the roadmap. It has no dates, because not all dates could be met. */
export function Roadmap() {
  return (
    <PageSection id="roadmap" eyebrow="Roadmap" title="What we are laying next.">
      <ol className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {PLANS.map(({ stage, tone, tile, title, text }) => (
          <li
            key={title}
            className="flex flex-col gap-2.5 overflow-hidden rounded-lg border border-line bg-surface px-5 pb-6"
          >
            <span aria-hidden="true" className={`-mx-5 mb-2.5 h-1.5 ${tile}`} />
            <span>
              <Badge tone={tone}>{stage}</Badge>
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="text-[0.9375rem] text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
