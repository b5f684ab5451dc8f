/** What users read for the kinds of components. */
export const KIND_WORDS = { workhorse: 'Plain', statement: 'Expressive' } as const;
