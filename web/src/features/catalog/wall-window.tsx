import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { ComponentCard } from '@tessera/contract/catalog';
import { rowsOf } from '../../ui/wall-card.tsx';
import { placeTiles, type Tile, tilesBetween } from './place-tiles.ts';

/** The cards to render, and their positions. */
export type Sight = {
  start: number;
  end: number;
  tiles: readonly Tile[];
  /** An invisible card that has the focus. Removing it would lose the focus. */
  held?: number | undefined;
};

/** About one screen above and below, so that fast scrolling shows no gaps. */
const AHEAD_SCREENS = 1;

export type WallWindowProps = {
  cards: readonly ComponentCard[];
  wall: RefObject<HTMLUListElement | null>;
  onSight: (sight: Sight) => void;
};

/** Renders nothing. Reports which tiles of a long list are visible. */
export function WallWindow({ cards, wall, onSight }: WallWindowProps) {
  const heights = useMemo(() => cards.map(({ image }) => rowsOf(image)), [cards]);
  const placed = useRef<{
    heights: readonly number[];
    layout: string;
    tiles: Tile[];
    rows: number;
  }>(undefined);
  const seen = useRef('');

  const look = useEffectEvent(() => {
    const list = wall.current;
    if (!list) return;
    const style = getComputedStyle(list);
    const numberOf = (name: string) => Number(style.getPropertyValue(name));
    const columns = numberOf('--columns');
    const caption = numberOf('--caption-text') + numberOf('--caption-tools');
    const layout = `${columns} ${caption}`;
    if (placed.current?.heights !== heights || placed.current.layout !== layout) {
      const { tiles, rows } = placeTiles(
        heights.map((picture) => picture + caption),
        columns,
      );
      placed.current = { heights, layout, tiles, rows };
      // Set directly in the DOM: the page must have its height before the router restores the scroll position.
      list.style.setProperty('--wall-rows', String(rows));
      list.classList.add('windowed');
      seen.current = '';
    }
    const { tiles, rows } = placed.current;
    const { top, height } = list.getBoundingClientRect();
    const rowPx = height / rows;
    const sight = tilesBetween(
      tiles,
      (-top - innerHeight * AHEAD_SCREENS) / rowPx,
      (-top + innerHeight * (1 + AHEAD_SCREENS)) / rowPx,
    );
    const focused = focusedIn(list);
    const isHeld = focused >= 0 && (focused < sight.start || focused >= sight.end);
    const held = isHeld ? focused : undefined;
    const news = `${layout} ${sight.start} ${sight.end} ${held}`;
    if (news === seen.current) return;
    seen.current = news;
    onSight({ ...sight, tiles, held });
  });

  useLayoutEffect(() => look(), [heights]);

  useLayoutEffect(() => {
    const list = wall.current;
    const observer = new ResizeObserver(() => look());
    const marks = new MutationObserver(() => look());
    const onScroll = () => look();
    addEventListener('scroll', onScroll, { passive: true });
    if (list) observer.observe(list.parentElement ?? list);
    marks.observe(document.documentElement, { attributeFilter: ['data-columns'] });
    return () => {
      removeEventListener('scroll', onScroll);
      observer.disconnect();
      marks.disconnect();
      list?.classList.remove('windowed');
    };
  }, [wall]);

  return null;
}

/** The index of the focused card, from its `aria-posinset`; -1 when none has the focus. */
function focusedIn(list: HTMLUListElement): number {
  const { activeElement } = document;
  const card = list.contains(activeElement) && activeElement?.closest('[aria-posinset]');
  return card ? Number(card.getAttribute('aria-posinset')) - 1 : -1;
}
