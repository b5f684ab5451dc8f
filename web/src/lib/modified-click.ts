import type { MouseEvent } from 'react';

/** A click that asks the browser for another tab, window or a download. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
