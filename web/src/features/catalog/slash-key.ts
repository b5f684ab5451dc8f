import { useSyncExternalStore } from 'react';
import { SLASH_STORAGE_KEY } from '../../lib/storage-keys.ts';

const OFF = 'off';
const listeners = new Set<() => void>();
/** For browsers that keep nothing: the choice then lasts until the page is left. */
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

/** Whether the bare `/` leads to the search field. It can be turned off, because those who steer by voice may say it by accident. */
export const useSlashKey = (): boolean => useSyncExternalStore(subscribe, isOn, () => true);
