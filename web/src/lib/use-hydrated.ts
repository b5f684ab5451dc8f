import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render of its HTML. That HTML is the same for all visitors, so it must not
 * depend on the query string or on the browser.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
