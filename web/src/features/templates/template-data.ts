import type { TemplateDetail } from '@tessera/contract/templates';

/** Structured data for search engines. */
export const structuredData = (template: TemplateDetail, url: string, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'CreativeWork',
  additionalType: 'https://schema.org/WebSite',
  name: template.title,
  ...(template.subtitle && { alternativeHeadline: template.subtitle }),
  description: template.description,
  url,
  image: template.images.map((image) => new URL(image, origin).href),
  version: String(template.version),
  keywords: template.tags.join(', '),
  dateCreated: template.createdAt,
  dateModified: template.updatedAt,
  isAccessibleForFree: template.subscriptionPlan === undefined,
});
