/** All pages that a visitor can open. For kinds with many pages, one page of the seed. */
export const PUBLIC_PAGES = [
  '/',
  '/dashboard',
  '/components/call-calendar-strip',
  '/templates',
  '/templates/deodar-house',
  '/creator-program',
  '/word-from-team',
  '/legal/terms',
] as const;

/** Pages with `noindex`. Their sizes are measured too. */
export const UNLISTED_PAGES = ['/login', '/register', '/no/such/page'] as const;
