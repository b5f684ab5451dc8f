/**
 * The cache header of every public page. Browsers revalidate. A cache in front keeps the page for 60 seconds, and an API
 * response for 30 (`api/src/platform/http/bind.ts`). The server keeps responses but no rendered page, so each page that
 * reaches it is rendered anew.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
