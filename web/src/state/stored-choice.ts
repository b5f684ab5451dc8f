import { createStore } from '../lib/store.ts';

type StoredChoice<Value extends string> = {
  /** The storage key. */
  key: string;
  values: readonly Value[];
  fallback: Value;
};

/** A choice that this browser remembers, for all tabs. */
export function createStoredChoice<Value extends string>({
  key,
  values,
  fallback,
}: StoredChoice<Value>) {
  /** The choice when storage is not available. It lasts until the page is left. */
  let unstored = fallback;

  const read = (): Value => {
    try {
      const stored = localStorage.getItem(key);
      return values.find((known) => known === stored) ?? fallback;
    } catch {
      return unstored;
    }
  };

  const choose = (value: Value): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      unstored = value;
    }
    store.changed();
  };

  /** The choice in another tab. */
  const follow = () => {
    addEventListener('storage', store.changed);
    return () => removeEventListener('storage', store.changed);
  };

  const store = createStore<Value>({ read, onServer: fallback, follow });
  return { read, choose, use: store.use };
}
