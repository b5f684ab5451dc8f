import { useEffect, useState } from 'react';
import { HELP_MODAL_DELAY_MS } from '@tessera/contract/constants';

const LOOK_AGAIN_MS = 500;

/** Spec 9: becomes true five seconds into the first visit of a page, once per browser. */
export function useFirstVisit(storageKey: string): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isFirst(storageKey)) return undefined;
    let timer = setTimeout(show, HELP_MODAL_DELAY_MS);
    function show() {
      // The help does not open over another dialog or while the visitor types.
      if (document.querySelector('[role$="dialog"],:is(input,textarea):focus')) {
        timer = setTimeout(show, LOOK_AGAIN_MS);
        return;
      }
      localStorage.setItem(storageKey, 'yes');
      setDue(true);
    }
    return () => clearTimeout(timer);
  }, [storageKey]);
  return isDue;
}

function isFirst(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return false; // Without storage the help would be shown on every visit.
  }
}
