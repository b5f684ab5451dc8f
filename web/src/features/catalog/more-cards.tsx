import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { opensNewTab } from '../../lib/modified-click.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { type CatalogFilter, filterPath } from './filter.ts';

/** About two screens ahead, so that a visitor seldom reaches the end of the loaded cards. */
const AHEAD = '1600px 0px';

type MoreCardsProps = {
  filter: CatalogFilter;
  failure: string | null;
  onLoad: () => void;
};

/** Loads the next page on scrolling near or on a click. Without scripts it is a plain link. */
export function MoreCards({ filter, failure, onLoad }: MoreCardsProps) {
  const end = useRef<HTMLDivElement>(null);
  const loadWhenNear = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (entries.some((entry) => entry.isIntersecting) && failure === null) onLoad();
  });

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => loadWhenNear(entries), {
      rootMargin: AHEAD,
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  const load = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    onLoad();
  };

  return (
    <div ref={end} className="grid justify-items-center gap-3 py-8">
      {failure !== null && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <LinkButton to={filterPath(filter)} rel="next nofollow" onClick={load}>
        {failure === null ? 'Load more' : 'Retry'}
      </LinkButton>
    </div>
  );
}
