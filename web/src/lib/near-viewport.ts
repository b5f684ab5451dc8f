import { type RefObject, useEffect, useRef, useState } from 'react';

/** Early enough for keyboard users, and after everything that the first view of a page needs. */
const AFTER_MS = 2_000;
const MARGIN = '800px';

/** True when the element is near the viewport or after a short delay. Then its content is worth loading. */
export function useNearViewport<Element extends HTMLElement>(): [
  RefObject<Element | null>,
  boolean,
] {
  const place = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), AFTER_MS);
    const approach = new IntersectionObserver(
      ([seen]) => void (seen?.isIntersecting && setNear(true)),
      { rootMargin: MARGIN },
    );
    if (place.current) approach.observe(place.current);
    return () => {
      clearTimeout(timer);
      approach.disconnect();
    };
  }, []);
  return [place, near];
}
