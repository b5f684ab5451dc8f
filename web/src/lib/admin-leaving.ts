import { useContext, useEffect, useState } from 'react';
import {
  type Blocker,
  type BlockerFunction,
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router';
import { sessionState } from './session-store.ts';

const KEY = 'admin-leaving';

const placeOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('section')}`;

/** A section stays while only its own parameters change, and whoever has signed out is not asked any more. */
const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
  sessionState().status === 'in' && placeOf(currentLocation) !== placeOf(nextLocation);

/** The browser asks in its own words. */
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Holds back whoever goes to another section or page, or closes it, while something typed would be lost.
 * The router's own hook for it would be loaded by every public page.
 */
export function useHeldBack(isDirty: boolean) {
  const router = useContext(DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    if (!isDirty) return undefined;
    addEventListener('beforeunload', askBrowser);
    return () => removeEventListener('beforeunload', askBrowser);
  }, [isDirty]);
  useEffect(() => {
    if (!router || !isDirty) return undefined;
    router.getBlocker(KEY, isLeaving);
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(KEY)));
    return () => {
      stop();
      router.deleteBlocker(KEY);
      setBlocker(undefined);
    };
  }, [router, isDirty]);
  return {
    isHeld: blocker?.state === 'blocked',
    stay: () => blocker?.reset?.(),
    leave: () => blocker?.proceed?.(),
  };
}
