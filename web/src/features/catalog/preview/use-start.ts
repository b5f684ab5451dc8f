import { type RefObject, useEffect, useState } from 'react';

type Connection = { saveData?: boolean };

/** Visitors who save data start a preview themselves. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 3_000 });
  return () => cancelIdleCallback(id);
};

/** Whether a preview may load: when the visitor asks for it, or when it is visible and the page has nothing to do. */
export function useStart(place: RefObject<HTMLElement | null>): {
  isStarted: boolean;
  start: () => void;
} {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (isStarted || savesData() || !place.current) return undefined;
    let cancel = () => {};
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      cancel = whenIdle(() => setStarted(true));
    });
    const observe = () => {
      if (place.current) watch.observe(place.current);
    };
    if (document.readyState === 'complete') observe();
    else addEventListener('load', observe, { once: true });
    return () => {
      removeEventListener('load', observe);
      watch.disconnect();
      cancel();
    };
  }, [isStarted, place]);
  return { isStarted, start: () => setStarted(true) };
}
