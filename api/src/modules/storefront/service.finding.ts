import { BROWSER_CATEGORIES } from '@tessera/contract/categories';
import type { Clock } from '../../platform/clock.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { PUBLIC_PAGES } from './policy.share.ts';
import { type SitemapEntry, sitemapIndex, sitemapOf } from './presenter.ts';
import { type CatalogueEntry, storefrontRepository } from './repository.ts';

/** Less than the maximum of search engines for one file, and fast to write. */
const ENTRIES_PER_FILE = 10_000;
/** Up to five million components. More would need larger files. */
const FILES_MAX = 500;
const INDEX_KEPT_MS = 10 * 60_000;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const READ = { fresh: false };

export type FindingService = ReturnType<typeof createFindingService>;

/** The robots file and the sitemaps for search engines. */
export function createFindingService({
  reads,
  clock,
  origin,
}: {
  reads: ReadRouter;
  clock: Clock;
  origin: string;
}) {
  let known: { starts: Promise<string[]>; until: number } | null = null;

  /** The first id of each file. */
  const findStarts = async (): Promise<string[]> => {
    const starts: string[] = [];
    for (let last: string | null = null; starts.length < FILES_MAX; last = starts.at(-1) ?? null) {
      const from: string | null = last;
      const places = from === null ? 0 : ENTRIES_PER_FILE;
      const next = await reads.read(
        (db) => storefrontRepository.findIdAfter(db, from, places),
        READ,
      );
      if (next === undefined) break;
      starts.push(next);
    }
    return starts;
  };

  const listStarts = (): Promise<string[]> => {
    const now = clock.now().getTime();
    if (known && now < known.until) return known.starts;
    const starts = findStarts();
    known = { starts, until: now + INDEX_KEPT_MS };
    starts.catch(() => (known = null));
    return starts;
  };

  const findNewest = (table: 'components' | 'templates') =>
    reads.read((db) => storefrontRepository.findNewestDate(db, table), READ);

  const entryOf = (base: string, { slug, updatedAt }: CatalogueEntry): SitemapEntry => ({
    url: `${origin}${base}/${encodeURIComponent(slug)}`,
    changedAt: updatedAt,
  });

  return {
    robots: (): string =>
      [
        'User-agent: *',
        'Allow: /api/openapi.json',
        'Disallow: /admin/',
        'Disallow: /api/',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),

    index: async (): Promise<string> =>
      sitemapIndex([
        `${origin}/sitemaps/pages.xml`,
        ...(await listStarts()).map((id) => `${origin}/sitemaps/components/${id}.xml`),
        ...((await findNewest('templates')) ? [`${origin}/sitemaps/templates.xml`] : []),
      ]),

    pages: async (): Promise<string> => {
      const newest = await findNewest('components');
      const changing = [
        '/',
        '/dashboard',
        ...BROWSER_CATEGORIES.map(
          (category) => `/dashboard?${String(new URLSearchParams({ category }))}`,
        ),
      ];
      const entries: SitemapEntry[] = [
        ...changing.map((path) => ({ url: origin + path, changedAt: newest })),
        { url: `${origin}/templates`, changedAt: await findNewest('templates') },
        ...PUBLIC_PAGES.map((path) => ({ url: origin + path })),
      ];
      return sitemapOf(entries);
    },

    /** The file exists even without templates, because a cached index may still name it. */
    templates: async (): Promise<string> => {
      const rows = await reads.read(
        (db) => storefrontRepository.listTemplates(db, ENTRIES_PER_FILE),
        READ,
      );
      return sitemapOf(rows.map((row) => entryOf('/templates', row)));
    },

    /** Starts at any component that ever existed, because a cached index may name one that is withdrawn by now. */
    components: async (start: string): Promise<string | null> => {
      if (!ID.test(start)) return null;
      if (!(await reads.read((db) => storefrontRepository.isKnown(db, start), READ))) return null;
      const rows = await reads.read(
        (db) => storefrontRepository.listFrom(db, start, ENTRIES_PER_FILE),
        READ,
      );
      return sitemapOf(rows.map((row) => entryOf('/components', row)));
    },
  };
}
