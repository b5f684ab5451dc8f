import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentCard as CatalogCard } from '@tessera/contract/catalog';
import { SkeletonCards } from '../../ui/skeleton-wall.tsx';
import type { CardAction } from './card-tools.tsx';
import { ComponentCard } from './component-card.tsx';
import type { CatalogFilter } from './filter.ts';
import { MoreCards } from './more-cards.tsx';
import type { ComponentPage } from './queries.ts';
import { usePages } from './use-pages.ts';
import type { Sight, WallWindowProps } from './wall-window.tsx';

const EAGER_PICTURES = 4;
/** A list with more cards than this renders only those near the viewport. */
const DRAWN_MAX = 300;

const WallWindow = lazy(() =>
  import('./wall-window.tsx').then(
    (loaded) => ({ default: loaded.WallWindow }),
    () => ({ default: WholeWall }),
  ),
);

/** Fallback when the code of the windowed list failed to load: renders every card. */
function WholeWall({ cards, onSight }: WallWindowProps) {
  useEffect(() => onSight({ start: 0, end: cards.length, tiles: [] }), [cards, onSight]);
  return null;
}

/** The actions on a card, and its state for this visitor. */
export type WallTools = {
  onAct: (action: CardAction, card: CatalogCard) => void;
  isSaved: (card: CatalogCard) => boolean;
  isLocked: (card: CatalogCard) => boolean;
  copiedId: string | null;
  pendingId: string | null;
};

type ComponentWallProps = {
  filter: CatalogFilter;
  firstPage: ComponentPage;
  tools: WallTools | undefined;
};

/** Every card loaded so far. The first page is in the HTML, further pages load while scrolling. */
export function ComponentWall({ filter, firstPage, tools }: ComponentWallProps) {
  const { pages, nextCursor, isLoading, failure, loadMore } = usePages(filter, firstPage);
  const cards = useMemo(() => pages.flatMap((page) => page.items), [pages]);
  const list = useRef<HTMLUListElement>(null);
  const [sight, setSight] = useState<Sight | null>(null);
  const isLong = cards.length > DRAWN_MAX;
  // Coming back to a long list renders nothing until the visible range is known.
  const [startsLong] = useState(isLong);
  const { start, end, held } = (isLong && sight) || {
    start: 0,
    end: startsLong ? 0 : cards.length,
    held: undefined,
  };
  const drawn = cards.slice(start, end).map((card, index) => ({ card, index: start + index }));
  const heldCard = held === undefined ? undefined : cards[held];
  if (held !== undefined && heldCard)
    drawn[held < start ? 'unshift' : 'push']({ card: heldCard, index: held });

  return (
    <>
      <div className="masonry with-tools" data-endless={nextCursor === null ? undefined : ''}>
        <ul ref={list}>
          {drawn.map(({ card, index }) => (
            <ComponentCard
              key={card._id}
              card={card}
              eager={index < EAGER_PICTURES}
              place={isLong ? sight?.tiles[index] : undefined}
              {...(isLong && {
                position: index + 1,
                // Unknown until the last page is loaded.
                total: nextCursor === null ? cards.length : -1,
              })}
              {...(tools && {
                onAct: tools.onAct,
                isSaved: tools.isSaved(card),
                isLocked: tools.isLocked(card),
                isCopied: tools.copiedId === card._id,
                isPending: tools.pendingId === card._id,
              })}
            />
          ))}
          {isLoading && !isLong && <SkeletonCards />}
        </ul>
      </div>
      {isLong && (
        <Suspense>
          <WallWindow cards={cards} wall={list} onSight={setSight} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {isLoading && 'Loading more components'}
      </p>
      {/* Skeletons replace the link. If it stayed, they would push it down the screen. */}
      {nextCursor !== null && !isLoading && (
        <MoreCards filter={{ ...filter, cursor: nextCursor }} failure={failure} onLoad={loadMore} />
      )}
    </>
  );
}
