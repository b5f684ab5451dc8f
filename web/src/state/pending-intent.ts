import { PENDING_INTENT_STORAGE_KEY } from '../lib/storage-keys.ts';
import type { Intent } from './intent.ts';

const nameOf = ({ action, componentId, templateId, planId }: Intent): string =>
  [action, componentId, templateId, planId].join(' ');

/** Stores, for this tab only, the action that a visitor started before signing in. */
export function rememberIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(PENDING_INTENT_STORAGE_KEY, nameOf(intent));
  } catch {
    // Without storage the action needs a confirmation later.
  }
}

/** Whether this tab started exactly this action. A link can ask for any action, but it cannot write this entry. */
export function isPendingIntent(intent: Intent): boolean {
  try {
    return sessionStorage.getItem(PENDING_INTENT_STORAGE_KEY) === nameOf(intent);
  } catch {
    return false;
  }
}

export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(PENDING_INTENT_STORAGE_KEY);
  } catch {
    // Without storage there is no entry either.
  }
}
