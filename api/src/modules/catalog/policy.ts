/** Goods have their own licences: free items MIT, paid ones a plain-worded commercial licence. */
const LICENCES = { free: 'MIT', paid: 'Tessera commercial licence' } as const;

export const licenceFor = (planId: string | null): string =>
  planId === null ? LICENCES.free : LICENCES.paid;

/** The licence after a change of plan: between two paid plans, or none and none, it stays what it was. */
export const licenceAfter = (
  before: { planId: string | null; licence: string },
  planId: string | null,
): string => ((before.planId === null) === (planId === null) ? before.licence : licenceFor(planId));
