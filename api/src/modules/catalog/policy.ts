/** Goods have their own licences: free items MIT, paid ones a plain-worded commercial licence. */
const LICENCES = { free: 'MIT', paid: 'Tessera commercial licence' } as const;

export const licenceFor = (planId: string | null): string =>
  planId === null ? LICENCES.free : LICENCES.paid;

/** The licence after a change of plan: between two paid plans, or none and none, it stays what it was. */
export const licenceAfter = (
  before: { planId: string | null; licence: string },
  planId: string | null,
): string => ((before.planId === null) === (planId === null) ? before.licence : licenceFor(planId));

const SLUG_MAX_LENGTH = 60;

/** The last part of a component's address, from its title; one in another script gets a plain word. */
export const slugFor = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || 'component';
