import { SITE } from '@/content/site';
import type { Metadata } from 'next';
import { to } from './to';

/** What search engines and other sites are told about a page. The layout adds the name of the site to the title. */
export const metadataOf = (path: string, title: string, description: string): Metadata => ({
  title: path === '/' ? { absolute: title } : title,
  description,
  alternates: { canonical: SITE.origin + to(path) },
  openGraph: {
    type: 'website',
    siteName: SITE.name,
    title,
    description,
    url: SITE.origin + to(path),
  },
});
