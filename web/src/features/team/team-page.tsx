import type { ComponentCard } from '@tessera/contract/catalog';
import type { Company } from '@tessera/contract/storefront';
import { FeedbackSection } from './feedback-section.tsx';
import { MakersNote } from './makers-note.tsx';
import { Workshop } from './workshop.tsx';

type TeamPageProps = { company: Company; goods: readonly ComponentCard[] };

/** Spec 2: a note from the team, pictures of their work, and the feedback form. */
export function TeamPage({ company, goods }: TeamPageProps) {
  return (
    <>
      <MakersNote company={company} />
      <Workshop goods={goods} />
      <FeedbackSection company={company} />
    </>
  );
}
