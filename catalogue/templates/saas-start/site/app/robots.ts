import { SITE } from '@/content/site';
import { to } from '@/lib/to';
import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: to('/'), disallow: to('/sign-in/') },
    sitemap: SITE.origin + to('/sitemap.xml'),
  };
}
