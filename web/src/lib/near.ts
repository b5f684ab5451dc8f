import { type RefObject, useEffect, useRef, useState } from 'react';

/** Soon enough for whoever moves by keyboard, and after everything that the first sight of a page needs. */
const AFTER_MS = 2_000;
const MARGIN = '800px';

/** Whether a place has come near, or a little time has passed: then what belongs there is worth fetching. */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
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
