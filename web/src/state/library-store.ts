import type { Library } from '@tessera/contract/saved';
import { browserApi } from '../api/browser-api.ts';
import { createStore } from '../lib/store.ts';
import { onUserChange } from './session-store.ts';

export const NO_LIBRARY: Library = {
  savedIds: [],
  purchasedIds: [],
  activePlans: [],
  outdated: [],
};

const FRESH_MS = 60_000;

let known: Library | undefined;
/** The first request has succeeded or failed. */
let isSettled = false;
let askedAt = Number.NEGATIVE_INFINITY;
/** Counts local changes. A response to a request from before a change does not include that change. */
let changes = 0;
let asks = 0;
/** Responses to requests up to this number are ignored: they are older, or belong to another user. */
let lastAnswered = 0;
const store = createStore<Library | undefined>({ read: () => known, onServer: undefined });
const settled = createStore({ read: () => isSettled, onServer: false });

/** Undefined until it is loaded. */
export const findLibrary = (): Library | undefined => known;

export const watchLibrary = store.watch;
export const useKnownLibrary = store.use;
export const useLibrarySettled = settled.use;

function become(next: Library | undefined) {
  known = next;
  store.changed();
  settled.changed();
}

export function forgetLibrary(): void {
  lastAnswered = asks;
  askedAt = Number.NEGATIVE_INFINITY;
  isSettled = false;
  become(undefined);
}

onUserChange(forgetLibrary);

/**
 * Fetches the library; call it after a purchase.
 * Spec 8: a failure keeps the known data, or empty lists if there is none.
 */
export async function refreshLibrary(): Promise<void> {
  const asOf = changes;
  const ask = ++asks;
  askedAt = Date.now();
  try {
    // An older server does not send every part.
    const answer = { ...NO_LIBRARY, ...(await browserApi.call('userLibrary', {})) };
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

/** Shows a change before the server has confirmed it. */
export function showSaved(componentId: string, saved: boolean): void {
  changes += 1;
  const { savedIds, ...rest } = known ?? NO_LIBRARY;
  const others = savedIds.filter((id) => id !== componentId);
  become({ ...rest, savedIds: saved ? [componentId, ...others] : others });
}

/** After a copy: the component is no longer outdated, or only since another version. */
export function showCopied(componentId: string, version: number): void {
  if (!known?.outdated.some((copy) => copy.componentId === componentId)) return;
  const outdated = known.outdated.flatMap((copy) => {
    if (copy.componentId !== componentId) return [copy];
    if (version >= copy.current) return [];
    return [{ ...copy, copied: version, copiedAt: new Date().toISOString() }];
  });
  become({ ...known, outdated });
}
