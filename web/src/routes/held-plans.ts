import { useEffect, useState } from 'react';
import { useSession } from '../lib/session.tsx';

const NOBODY: { personId: string | null; ids: readonly string[] } = { personId: null, ids: [] };

/** The plans that run for the visitor; what knows them is fetched for members alone. */
export function useHeldPlans(): readonly string[] {
  const { user } = useSession();
  const personId = user?.isVerified ? user._id : null;
  const [held, setHeld] = useState(NOBODY);
  useEffect(() => {
    if (personId === null) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { watchHeldPlans } = await import('./watch-held-plans.ts');
      if (!isOver) stop = watchHeldPlans((ids) => setHeld({ personId, ids }));
    };
    // The cards are whole without it.
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [personId]);
  return held.personId === personId ? held.ids : NOBODY.ids;
}
