import type { SignedIn } from '@tessera/contract/auth';
import type { User } from '@tessera/contract/users';
import { browserApi } from '../api/browser-api.ts';
import { URL_TOKEN_STORAGE_KEY } from '../lib/storage-keys.ts';
import { createStore } from '../lib/store.ts';
import { removeDrafts } from './draft-keys.ts';
import { readToken, removeToken, storeToken, watchToken } from './session-token.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

export type SessionState = {
  status: 'loading' | 'out' | 'in';
  user: User | null;
  /** The user signed out, in contrast to a session that ended. */
  left: boolean;
  /** The last check was rejected (spec 8: 'Authentication failed'). */
  failed: boolean;
  /** The session has ended while a form holds typed work. The page stays, so that the work is not lost. */
  isExpired: boolean;
  /** Another account whose token came with the URL. It waits for a confirmation. */
  offered: SignedIn | null;
};

export const LOADING: SessionState = {
  status: 'loading',
  user: null,
  left: false,
  failed: false,
  isExpired: false,
  offered: null,
};
const OUT: SessionState = { ...LOADING, status: 'out' };

const LOAD_AGAIN_MS = 3_000;

/** The query key of personal data, which must not outlive the session. */
export const PERSONAL_QUERY_KEY = 'mine';

let state = LOADING;
/** The token that the current state belongs to. */
let known: string | null = null;
/** The running check. */
let checking: Promise<void> | undefined;
const store = createStore<SessionState>({ read: () => state, onServer: LOADING });
const forgetters = new Set<() => void>();

export const sessionState = () => state;

/** Waits for a running session check. */
export const sessionSettled = async (): Promise<void> => checking;

export const useSessionState = store.use;

/** Registers a function that clears personal data. It is called before the next user is shown. */
export const onUserChange = (forgetMine: () => void): void => void forgetters.add(forgetMine);

function become(next: SessionState) {
  const isAnother = state.user?._id !== next.user?._id;
  state = next;
  if (isAnother) for (const forgetMine of forgetters) forgetMine();
  store.changed();
}

/** The session has ended. A page with typed work stays, and asks to sign in. */
function expire(next: SessionState) {
  const { status, user } = state;
  if (status === 'in' && hasUnsavedWork()) become({ ...OUT, status, user, isExpired: true });
  else become(next);
}

/** The user gives up the page whose session has ended. */
export const endSession = (): void => become(OUT);

/** Once no form holds typed work, a session that has ended is treated like any other. */
export function endExpiredSession(): void {
  if (state.isExpired && !hasUnsavedWork()) endSession();
}

export function enter({ token, user }: SignedIn): void {
  known = token;
  storeToken(token);
  become({ ...OUT, status: 'in', user });
}

export async function leave(): Promise<void> {
  // Sent first, while there is still a token. The browser forgets the session whether or not the request succeeds.
  const ended = readToken() === null ? null : browserApi.call('logout', {});
  forget();
  await ended?.catch(() => undefined);
}

/** Used after the account was deleted: there is no session left to end. */
export function forget(): void {
  known = null;
  removeDrafts();
  removeToken();
  become({ ...OUT, left: true });
}

export function updateUser(user: User): void {
  if (state.status === 'in') become({ ...state, user });
}

export function answerOffer(accepted: boolean): void {
  const { offered } = state;
  if (offered && accepted) enter(offered);
  else become({ ...state, offered: null });
}

/** Watches the session until the app unmounts. */
export function startSession(): () => void {
  known = readToken();
  void check(known);
  const stop = watchToken((event) => {
    const token = readToken();
    if (event === 'doubted' && state.status === 'in') void check(token);
    if (token === known) return;
    known = token;
    if (token === null) expire(OUT);
    else {
      // A loading page would drop what is typed in it.
      if (!hasUnsavedWork()) become(LOADING);
      void check(token);
    }
  });
  return () => {
    stop();
    known = null;
    state = LOADING;
  };
}

function check(token: string | null): Promise<void> {
  return (checking = examine(token));
}

async function examine(token: string | null): Promise<void> {
  const arrived = readUrlToken();
  if (token === null && arrived === null) return expire(OUT);
  const isWanted = () => token === known;
  // Loaded only when there is a token to check.
  const checker = await loadChecker(isWanted);
  const finding = await checker?.examine(token, arrived, isWanted);
  if (!finding || !isWanted()) return undefined;
  if (arrived !== null) sessionStorage.removeItem(URL_TOKEN_STORAGE_KEY);
  const { user, arrived: signedIn } = finding;
  // A token from the URL never replaces another user without confirmation.
  if (user && signedIn && user._id !== signedIn.user._id)
    return become({ ...OUT, status: 'in', user, offered: signedIn });
  if (signedIn) return enter(signedIn);
  if (user) return become({ ...OUT, status: 'in', user, failed: arrived !== null });
  known = null;
  removeToken();
  return expire({ ...OUT, failed: true });
}

async function loadChecker(isWanted: () => boolean) {
  while (isWanted()) {
    try {
      return await import('./session-check.ts');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    }
  }
  return undefined;
}

function readUrlToken(): string | null {
  try {
    return sessionStorage.getItem(URL_TOKEN_STORAGE_KEY);
  } catch {
    return null;
  }
}
