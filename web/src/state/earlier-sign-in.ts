import { SIGNED_IN_BEFORE_STORAGE_KEY } from '../lib/storage-keys.ts';
import { createStore } from '../lib/store.ts';

/** `unknown` on the server and in the first render, which are the same for everybody. */
type EarlierSignIn = 'unknown' | 'yes' | 'no';

function read(): EarlierSignIn {
  try {
    return localStorage.getItem(SIGNED_IN_BEFORE_STORAGE_KEY) === null ? 'no' : 'yes';
  } catch {
    return 'yes';
  }
}

const store = createStore<EarlierSignIn>({ read, onServer: 'unknown' });

/** Whether somebody signed in with this browser before. If not, a visitor most likely needs an account first. */
export const useEarlierSignIn = store.use;
