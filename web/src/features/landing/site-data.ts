/** Structured data for search engines: the site as a whole and its search URL. */
export const siteData = (origin: string, description: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Tessera',
  url: `${origin}/`,
  description,
  publisher: { '@type': 'Organization', name: 'Tessera Studio', url: `${origin}/word-from-team` },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/dashboard?search={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});
