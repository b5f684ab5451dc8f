/** Free items have the MIT licence, paid ones a commercial licence. */
const LICENCES = { free: 'MIT', paid: 'Tessera commercial licence' } as const;

export const PAID_LICENCE: string = LICENCES.paid;

export const licenceFor = (planId: string | null): string =>
  planId === null ? LICENCES.free : LICENCES.paid;
