import type { Intent } from './intent.ts';
import { BEGUN_STORAGE_KEY } from './storage-keys.ts';

const nameOf = ({ action, componentId, templateId, planId }: Intent): string =>
  [action, componentId, templateId, planId].join(' ');

/** Notes, for this tab alone, what somebody pressed before they had to sign in. */
export function markBegun(wish: Intent): void {
  try {
    sessionStorage.setItem(BEGUN_STORAGE_KEY, nameOf(wish));
  } catch {
    // Storage can be blocked; then it is offered afterwards instead of done.
  }
}

/** Whether exactly this was begun here: anybody can write an address that asks for it, but not this note. */
export function isBegun(wish: Intent): boolean {
  try {
    return sessionStorage.getItem(BEGUN_STORAGE_KEY) === nameOf(wish);
  } catch {
    return false;
  }
}

/** Once only. */
export function forgetBegun(): void {
  try {
    sessionStorage.removeItem(BEGUN_STORAGE_KEY);
  } catch {
    // Then there is no note either.
  }
}
