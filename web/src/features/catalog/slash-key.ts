import { SLASH_STORAGE_KEY } from '../../lib/storage-keys.ts';
import { createStore } from '../../lib/store.ts';

const OFF = 'off';
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
  store.changed();
}

const store = createStore({ read: isOn, onServer: true });

/**
 * Whether `/` focuses the search field. It can be turned off, because voice control users may
 * trigger it by accident.
 */
export const useSlashKey = store.use;
