/** What every public page tells the caches before it: browsers ask again, the edge keeps it a minute. */
export const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
