import { useEffect, useState } from 'react';
import { useSession } from '../state/session.tsx';

const NOBODY: { personId: string | null; ids: readonly string[] } = { personId: null, ids: [] };

/** The visitor's active plans. The code for it is loaded only for members. */
export function useActivePlans(): readonly string[] {
  const { user } = useSession();
  const personId = user?.isVerified ? user._id : null;
  const [held, setHeld] = useState(NOBODY);
  useEffect(() => {
    if (personId === null) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { watchActivePlans } = await import('./watch-active-plans.ts');
      if (!isOver) stop = watchActivePlans((ids) => setHeld({ personId, ids }));
    };
    // If loading fails, the cards are shown without this information.
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [personId]);
  return held.personId === personId ? held.ids : NOBODY.ids;
}
