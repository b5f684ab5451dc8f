import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Does for client-side navigation what the browser does for a new document: moves the focus to the
 * new content and announces its title.
 * A page with a new heading counts as a new page. A search within a page does not.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const lastPlace = useRef<string>(undefined);
  const [news, setNews] = useState('');

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    const place = `${pathname} ${heading?.textContent ?? ''}`;
    const moved = lastPlace.current !== undefined && lastPlace.current !== place;
    lastPlace.current = place;
    const section = findSection(hash);
    if (section) focusOn(section.querySelector<HTMLElement>('h2, h3') ?? section);
    else if (moved) focusOn(heading ?? document.getElementById('main'));
    if (moved) setNews(document.title);
  }, [key, pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}

function findSection(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // The hash can be any text.
  }
}

function focusOn(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  // Scrolling is left to the scroll restoration.
  element.focus({ preventScroll: true });
}
