import type { Library } from '@tessera/contract/saved';
import { browserApi } from './browser-api.ts';
import { onAnotherPerson } from './session-store.ts';

export const NO_LIBRARY: Library = { savedIds: [], purchasedIds: [], activePlans: [] };

const FRESH_MS = 60_000;

let known: Library | undefined;
/** The server has answered or failed. */
let isSettled = false;
let askedAt = Number.NEGATIVE_INFINITY;
/** Counts changes made here, so that an answer asked for before them is not believed. */
let changes = 0;
const listeners = new Set<() => void>();

/** Undefined while it is not known. */
export const findLibrary = (): Library | undefined => known;

export const isLibrarySettled = (): boolean => isSettled;

export function watchLibrary(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Library | undefined) {
  known = next;
  for (const listener of listeners) listener();
}

export function forgetLibrary(): void {
  changes += 1;
  askedAt = Number.NEGATIVE_INFINITY;
  isSettled = false;
  become(undefined);
}

onAnotherPerson(forgetLibrary);

/** Asks the server; call it after a purchase. Spec 8: a failure leaves what is known, and empty lists where nothing is. */
export async function refreshLibrary(): Promise<void> {
  const asOf = changes;
  askedAt = Date.now();
  try {
    const answer = await browserApi.call('userLibrary', {});
    if (asOf !== changes) return;
    isSettled = true;
    become(answer);
  } catch {
    askedAt = Number.NEGATIVE_INFINITY;
    isSettled = true;
    become(known);
  }
}

export function refreshWhenDue(): void {
  if (Date.now() - askedAt > FRESH_MS) void refreshLibrary();
}

/** Shows a change at once. */
export function showSaved(componentId: string, saved: boolean): void {
  changes += 1;
  const { savedIds, ...rest } = known ?? NO_LIBRARY;
  const others = savedIds.filter((id) => id !== componentId);
  become({ ...rest, savedIds: saved ? [componentId, ...others] : others });
}
