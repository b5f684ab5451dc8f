import { TOKEN_STORAGE_KEY } from '@tessera/contract/constants';
import { SIGNED_IN_BEFORE_STORAGE_KEY } from '../lib/storage-keys.ts';

type Listener = (event: 'changed' | 'doubted') => void;

const listeners = new Set<Listener>();

function announce(session: 'in' | 'out') {
  document.documentElement.dataset['session'] = session;
  for (const listener of listeners) listener('changed');
}

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) || null;
  } catch {
    return null; // Storage can be blocked. Then no user is signed in.
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  localStorage.setItem(SIGNED_IN_BEFORE_STORAGE_KEY, 'yes');
  announce('in');
}

export function removeToken(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  announce('out');
}

/** Called when the server rejected the token. */
export function reportRejectedToken(): void {
  for (const listener of listeners) listener('doubted');
}

/** Calls the listener when the token changes, in this tab or in another, or when the server rejects it. */
export function watchToken(listener: Listener): () => void {
  const hear = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === TOKEN_STORAGE_KEY || key === null) announce(readToken() === null ? 'out' : 'in');
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}
