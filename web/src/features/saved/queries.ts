import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { listSaved, type SavedComponent } from '@tessera/contract/saved';
import type { Page } from '../../api/api-client.ts';
import { browserApi } from '../../api/browser-api.ts';
import { isRetryable } from '../../api/is-retryable.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';

const INVALID = 'Received invalid data format from server';

type SavedPage = Page<SavedComponent>;
export type SavedPages = InfiniteData<SavedPage, string | null>;

async function listPage(cursor: string | null, signal: AbortSignal): Promise<SavedPage> {
  const page = await browserApi.callPage(
    'listSaved',
    { query: { cursor: cursor ?? undefined } },
    { signal, fallbackMessage: 'Failed to load your saved components. Please try again.' },
  );
  // Spec 8: an invalid response shows an error instead of a broken list.
  const items = listSaved.response.safeParse(page.items);
  if (!items.success) throw new Error(INVALID, { cause: items.error });
  return { ...page, items: items.data };
}

export const savedQuery = infiniteQueryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'saved'],
  queryFn: ({ pageParam, signal }) => listPage(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  // Components saved elsewhere meanwhile must be shown.
  staleTime: 0,
  retry: (failures, error) => failures < 2 && error.message !== INVALID && isRetryable(error),
});

export const withoutItem = (
  list: SavedPages | undefined,
  componentId: string,
): SavedPages | undefined =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ _id }) => _id !== componentId),
    })),
  };

/** Restores the item at its old position. Other items that were removed meanwhile stay removed. */
export function withItemBack(
  list: SavedPages | undefined,
  item: SavedComponent,
  before: SavedPages | undefined,
): SavedPages | undefined {
  const isIt = ({ _id }: SavedComponent) => _id === item._id;
  if (!list || list.pages.some(({ items }) => items.some(isIt))) return list;
  const stood = before?.pages.findIndex(({ items }) => items.some(isIt)) ?? -1;
  const pageIndex = Math.min(Math.max(stood, 0), list.pages.length - 1);
  const place = before?.pages[stood]?.items.findIndex(isIt) ?? 0;
  return {
    ...list,
    pages: list.pages.map((page, index) =>
      index === pageIndex ? { ...page, items: page.items.toSpliced(place, 0, item) } : page,
    ),
  };
}
