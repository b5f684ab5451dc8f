import { useContext, useEffect, useState } from 'react';
import {
  type Blocker,
  type BlockerFunction,
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router';
import { sessionState } from './session-store.ts';

const KEY = 'leaving';
/** Whose words would be lost. The router knows one blocker at a time; the last of these asks, as it stands before the others. */
const holders: BlockerFunction[] = [];

/** A page, or a section of it, stays while only its own parameters change; what is typed about a record while that is open too. */
const placeOf = ({ pathname, search }: Location, recordName: string) => {
  const parameters = new URLSearchParams(search);
  return [pathname, parameters.get('section'), parameters.get(recordName)].join(' ');
};

/** The browser asks in its own words. */
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whoever has signed out is not asked any more. */
const leaving =
  (recordName: string): BlockerFunction =>
  ({ currentLocation, nextLocation }) =>
    sessionState().status === 'in' &&
    placeOf(currentLocation, recordName) !== placeOf(nextLocation, recordName);

/**
 * Holds back whoever goes to another section or page, or closes it, while something typed would be lost; with the name
 * of a record in the address also whoever goes from that record.
 * The router's own hook for it would be loaded by every public page.
 */
export function useHeldBack(isDirty: boolean, recordName = '') {
  const router = useContext(DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    if (!isDirty) return undefined;
    addEventListener('beforeunload', askBrowser);
    return () => removeEventListener('beforeunload', askBrowser);
  }, [isDirty]);
  useEffect(() => {
    if (!router || !isDirty) return undefined;
    const holder = leaving(recordName);
    holders.push(holder);
    router.getBlocker(KEY, (step) => holders.some((holds) => holds(step)));
    const stop = router.subscribe(({ blockers }) =>
      setBlocker(holders.at(-1) === holder ? blockers.get(KEY) : undefined),
    );
    return () => {
      stop();
      holders.splice(holders.indexOf(holder), 1);
      if (holders.length === 0) router.deleteBlocker(KEY);
      setBlocker(undefined);
    };
  }, [router, isDirty, recordName]);
  return {
    isHeld: blocker?.state === 'blocked',
    stay: () => blocker?.reset?.(),
    leave: () => blocker?.proceed?.(),
  };
}
