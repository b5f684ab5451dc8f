import { useContext, useEffect, useState } from 'react';
import {
  type Blocker,
  type BlockerFunction,
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router';
import { sessionState } from './session-store.ts';

const KEY = 'leaving';
/**
 * The components with unsaved input. The router has one blocker at a time. The last holder asks,
 * because it is on top.
 */
const holders: BlockerFunction[] = [];

/** The part of the URL whose change counts as leaving: page, section, and the open record if `recordName` is given. */
const placeOf = ({ pathname, search }: Location, recordName: string) => {
  const parameters = new URLSearchParams(search);
  return [pathname, parameters.get('section'), parameters.get(recordName)].join(' ');
};

/** The browser shows its own confirmation. */
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** After signing out there is no confirmation. */
const leaving =
  (recordName: string): BlockerFunction =>
  ({ currentLocation, nextLocation }) =>
    sessionState().status === 'in' &&
    placeOf(currentLocation, recordName) !== placeOf(nextLocation, recordName);

/**
 * Asks for confirmation before the user leaves the section or page with unsaved input.
 * With `recordName`, the URL parameter of an open record, also before the user leaves that record.
 * The router's own hook is not used, because every public page would load it.
 */
export function useUnsavedChanges(isDirty: boolean, recordName = '') {
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
