import type { Library } from '@tessera/contract/saved';
import { browserApi } from './browser-api.ts';
import { onAnotherPerson } from './session-store.ts';

export const NO_LIBRARY: Library = { savedIds: [], purchasedIds: [], activePlans: [] };

const FRESH_MS = 60_000;

let known: Library | undefined;
/** The server has answered or failed. */
let isSettled = false;
let askedAt = Number.NEGATIVE_INFINITY;
/** Counts changes made here: an answer asked for before one knows nothing of it. */
let changes = 0;
let asks = 0;
/** What was asked before this one is not believed: it is older, or about somebody else. */
let lastAnswered = 0;
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
  lastAnswered = asks;
  askedAt = Number.NEGATIVE_INFINITY;
  isSettled = false;
  become(undefined);
}

onAnotherPerson(forgetLibrary);

/** Asks the server; call it after a purchase. Spec 8: a failure leaves what is known, and empty lists where nothing is. */
export async function refreshLibrary(): Promise<void> {
  const asOf = changes;
  const ask = ++asks;
  askedAt = Date.now();
  try {
    const answer = await browserApi.call('userLibrary', {});
    if (ask <= lastAnswered) return;
    lastAnswered = ask;
    isSettled = true;
    become(asOf === changes || !known ? answer : { ...answer, savedIds: known.savedIds });
  } catch {
    if (ask <= lastAnswered) return;
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
