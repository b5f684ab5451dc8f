import type { ChangeNote } from '@tessera/contract/change-note';
import { licenceFor, PAID_LICENCE } from '@tessera/contract/licences';

/** A component that was made for one user keeps the paid licence, whichever plan it gets later. */
export const PRIVATE_LICENCE: string = PAID_LICENCE;

/** The licence changes only between free and paid, and never while the component is private. */
export const licenceAfter = (
  before: { status: string; withdrawnFrom: string | null; planId: string | null; licence: string },
  planId: string | null,
): string =>
  (before.withdrawnFrom ?? before.status) === 'private' ||
  (before.planId === null) === (planId === null)
    ? before.licence
    : licenceFor(planId);

/** The note of a version whose code is that of the version before. */
export const licenceNote = (licence: string): ChangeNote => ({
  breaks: false,
  notes: [{ kind: 'changed', text: `The licence is ${licence} now. The code is the same.` }],
});

const SLUG_MAX_LENGTH = 60;

/** The slug of a component, from its title. A title in another script gets a default word. */
export const slugFor = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || 'component';
