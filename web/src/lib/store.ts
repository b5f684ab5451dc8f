import { useSyncExternalStore } from 'react';

/** Lets screens follow a value that lives outside of React: in a variable, in the storage or on <html>. */
export function createStore<T>(o: {
  read: () => T;
  /** The value on the server and in the first render. */
  onServer: T;
  /** Starts what else reports a change, such as events of the browser. Returns how to stop it. */
  follow?: () => () => void;
}) {
  const listeners = new Set<() => void>();

  /** To be called after every change of the value. */
  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  /** Calls the listener after every change. Returns how to stop it. */
  const watch = (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = o.follow?.();
    return () => {
      listeners.delete(listener);
      stop?.();
    };
  };

  const use = (): T => useSyncExternalStore(watch, o.read, () => o.onServer);

  return { changed, watch, use };
}
