import type { Intent } from './intent.ts';
import { BEGUN_STORAGE_KEY } from './storage-keys.ts';

const nameOf = ({ action, componentId, templateId, planId }: Intent): string =>
  [action, componentId, templateId, planId].join(' ');

/** Stores, for this tab only, the action that a visitor started before signing in. */
export function markBegun(wish: Intent): void {
  try {
    sessionStorage.setItem(BEGUN_STORAGE_KEY, nameOf(wish));
  } catch {
    // Without storage the action needs a confirmation later.
  }
}

/** Whether this tab started exactly this action. A link can ask for any action, but it cannot write this entry. */
export function isBegun(wish: Intent): boolean {
  try {
    return sessionStorage.getItem(BEGUN_STORAGE_KEY) === nameOf(wish);
  } catch {
    return false;
  }
}

export function forgetBegun(): void {
  try {
    sessionStorage.removeItem(BEGUN_STORAGE_KEY);
  } catch {
    // Without storage there is no entry either.
  }
}
