import type { HeldPlan } from '@tessera/contract/subscriptions';
import { findLibrary, refreshWhenDue, watchLibrary } from '../state/library-store.ts';

/**
 * Reports the visitor's active plans, now and after every change.
 * A small file of its own, so that pages do not load code that they have already.
 */
export function watchActivePlans(tell: (plans: readonly HeldPlan[]) => void): () => void {
  const look = () => tell(findLibrary()?.activePlans ?? []);
  const stop = watchLibrary(look);
  refreshWhenDue();
  look();
  return stop;
}
