/** The cache header of every public page: browsers revalidate, a cache in front keeps it for a minute. */
export const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
