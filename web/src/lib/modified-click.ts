import type { MouseEvent } from 'react';

/** A click that opens another tab or window, or starts a download. */
export const opensNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
