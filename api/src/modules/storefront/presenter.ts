export type SitemapEntry = { url: string; changedAt?: Date | undefined };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const sitemapIndex = (urls: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>${urls
    .map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

export const sitemapOf = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>${entries
    .map(({ url, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<url><loc>${escaped(url)}</loc>${changed}</url>`;
    })
    .join('')}</urlset>`;
