import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { findCachedSince, keep, withRetry } from '../../state/page-cache.ts';
import type { CatalogFilter } from './filter.ts';
import { type ComponentPage, findPages, listComponents, listKey } from './queries.ts';

type Pages = {
  pages: ComponentPage[];
  nextCursor: string | null;
  isLoading: boolean;
  failure: string | null;
  loadMore: () => void;
};

/**
 * The loaded pages of one list. They survive a visit to another page.
 * Loaded pages are never fetched again, because cards must not move while the visitor reads.
 * The component that uses this hook needs one React key per filter.
 */
export function usePages(filter: CatalogFilter, firstPage: ComponentPage): Pages {
  const [pages, setPages] = useState(() => findPages(filter) ?? [firstPage]);
  const [since] = useState(() => findCachedSince(listKey(filter)) ?? Date.now());
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const nextCursor = pages.at(-1)?.nextCursor ?? null;

  const keepAll = useEffectEvent(() => keep(listKey(filter), pages, since));
  useEffect(() => {
    keepAll();
    // Stored again on leaving: the cache lifetime starts then.
    return () => keepAll();
  }, []);

  const loadMore = () => {
    if (isLoading || nextCursor === null) return;
    setLoading(true);
    setFailure(null);
    withRetry(() => listComponents(browserApi, filter, nextCursor))
      .then((page) => {
        setPages([...pages, page]);
        return undefined;
      })
      .catch((error: Error) => setFailure(error.message))
      .finally(() => setLoading(false));
  };
  return { pages, nextCursor, isLoading, failure, loadMore };
}
