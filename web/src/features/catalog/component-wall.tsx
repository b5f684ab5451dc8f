import { useInfiniteQuery } from '@tanstack/react-query';
import { browserApi } from '../../lib/browser-api.ts';
import { type ComponentPage, componentsQuery } from './api.ts';
import { ComponentCard } from './component-card.tsx';
import type { CatalogFilter } from './filter.ts';
import { MoreCards } from './more-cards.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';

const EAGER_PICTURES = 4;

type ComponentWallProps = { filter: CatalogFilter; firstPage: ComponentPage };

/** Every card loaded so far. The first page came with the HTML, the rest follows while one scrolls. */
export function ComponentWall({ filter, firstPage }: ComponentWallProps) {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...componentsQuery(browserApi, filter),
    initialData: { pages: [firstPage], pageParams: [filter.cursor ?? null] },
    // Cards must not change places under the reader; a visit later than the kept time starts afresh.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const cards = data.pages.flatMap((page) => page.items);
  const nextCursor = data.pages.at(-1)?.nextCursor ?? null;

  return (
    <>
      <div className="masonry" data-endless={hasNextPage ? '' : undefined}>
        <ul>
          {cards.map((card, index) => (
            <ComponentCard key={card._id} card={card} eager={index < EAGER_PICTURES} />
          ))}
          {isFetchingNextPage && <SkeletonCards />}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {isFetchingNextPage && 'Loading more components'}
      </p>
      {/* Skeletons take the link's place; were it to stay, they would push it down the screen. */}
      {nextCursor !== null && !isFetchingNextPage && (
        <MoreCards
          filter={{ ...filter, cursor: nextCursor }}
          failure={error?.message ?? null}
          onLoad={() => void fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}
