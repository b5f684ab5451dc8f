/** Every page a visitor can open; of those with many, one of the seed. */
export const PUBLIC_PAGES = [
  '/',
  '/dashboard',
  '/components/boarding-pass-card-for-any-booking',
  '/templates',
  '/templates/deodar-house',
  '/creator-program',
  '/word-from-team',
  '/legal/terms',
] as const;

/** Nothing for search engines: they say so themselves, and are weighed all the same. */
export const UNLISTED_PAGES = ['/login', '/register', '/no/such/page'] as const;
