import { SITE } from '@/content/site';
import { to } from '@/lib/to';
import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

const PAGES = ['/', '/pricing/', '/docs/', '/changelog/'];

export default function sitemap(): MetadataRoute.Sitemap {
  return PAGES.map((path) => ({ url: SITE.origin + to(path) }));
}
