import { useSyncExternalStore } from 'react';
import { SLASH_STORAGE_KEY } from '../../lib/storage-keys.ts';

const OFF = 'off';
const listeners = new Set<() => void>();
/** The choice when storage is not available. It lasts until the page is left. */
let chosen: boolean | undefined;

function isOn(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(SLASH_STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

export function turnSlash(on: boolean): void {
  try {
    localStorage.setItem(SLASH_STORAGE_KEY, on ? 'on' : OFF);
  } catch {
    chosen = on;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether `/` focuses the search field. It can be turned off, because voice control users may
 * trigger it by accident.
 */
export const useSlashKey = (): boolean => useSyncExternalStore(subscribe, isOn, () => true);
