import { useEffect, useState } from 'react';
import type { HeldPlan } from '@tessera/contract/subscriptions';
import { useSession } from '../state/session.tsx';

const NOBODY: { personId: string | null; plans: readonly HeldPlan[] } = {
  personId: null,
  plans: [],
};

/** The visitor's active plans. The code for it is loaded only for members. */
export function useActivePlans(): readonly HeldPlan[] {
  const { user } = useSession();
  const personId = user?.isVerified ? user._id : null;
  const [held, setHeld] = useState(NOBODY);
  useEffect(() => {
    if (personId === null) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { watchActivePlans } = await import('./watch-active-plans.ts');
      if (!isOver) stop = watchActivePlans((plans) => setHeld({ personId, plans }));
    };
    // If loading fails, the cards are shown without this information.
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [personId]);
  return held.personId === personId ? held.plans : NOBODY.plans;
}
