import type { ComponentDetail } from '@tessera/contract/catalog';
import { CURRENCY } from '@tessera/contract/constants';

export const summaryOf = ({ title, category, description }: ComponentDetail): string =>
  description.trim() || `${title}: a copy-paste ${category} component, ready to make your own.`;

/** Structured data for search engines: the code as a work, its paywall, and its single price. */
export function structuredData(item: ComponentDetail, origin: string, path: string): object {
  const url = origin + path;
  const image = new URL(item.imageUrl, origin).href;
  const isFree = item.subscriptionPlan === undefined;
  const source = {
    '@type': 'SoftwareSourceCode',
    name: item.title,
    description: summaryOf(item),
    url,
    image,
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'React',
    version: String(item.version),
    license: item.licence,
    keywords: item.tags.join(', '),
    dateCreated: item.createdAt,
    dateModified: item.updatedAt,
    isAccessibleForFree: isFree,
    ...(!isFree && {
      hasPart: {
        '@type': 'WebPageElement',
        isAccessibleForFree: false,
        cssSelector: '.paywalled',
      },
    }),
  };
  const product = item.price !== undefined && {
    '@type': 'Product',
    name: item.title,
    description: summaryOf(item),
    image,
    sku: item._id,
    brand: { '@type': 'Brand', name: 'Tessera' },
    offers: {
      '@type': 'Offer',
      url,
      price: item.price.toFixed(2),
      priceCurrency: CURRENCY,
      availability: 'https://schema.org/InStock',
    },
  };
  return { '@context': 'https://schema.org', '@graph': [source, ...(product ? [product] : [])] };
}
