import { useEffect, useState } from 'react';
import { HELP_MODAL_DELAY_MS } from '@tessera/contract/constants';

/** Spec 9: turns true five seconds into the first visit of a page, once per browser. */
export function useFirstVisit(storageKey: string): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isFirst(storageKey)) return undefined;
    const timer = setTimeout(() => {
      localStorage.setItem(storageKey, 'yes');
      setDue(true);
    }, HELP_MODAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [storageKey]);
  return isDue;
}

function isFirst(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return false; // What cannot be remembered would be shown on every visit.
  }
}
