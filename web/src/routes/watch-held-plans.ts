import { findLibrary, refreshWhenDue, watchLibrary } from '../lib/library-store.ts';

/** Tells which plans run for the visitor, now and after every change. A small file of its own: what is fetched late weighs on none of the pages that have the rest already. */
export function watchHeldPlans(tell: (ids: readonly string[]) => void): () => void {
  const look = () => tell((findLibrary()?.activePlans ?? []).map(({ _id }) => _id));
  const stop = watchLibrary(look);
  refreshWhenDue();
  look();
  return stop;
}
