import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { SignedIn } from '@tessera/contract/auth';
import type { User } from '@tessera/contract/users';
import {
  enter,
  leave,
  LOADING,
  sessionState,
  type SessionState,
  startSession,
  watchSession,
} from './session-store.ts';

export type Session = SessionState & {
  enter: (signedIn: SignedIn) => void;
  leave: () => Promise<void>;
};

/** Around everything, once: asks who is signed in, and goes on watching. */
export function SessionProvider({ children }: { children: ReactNode }) {
  useEffect(startSession, []);
  return children;
}

/** The server knows no session, so every page starts with one that loads. */
export function useSession(): Session {
  const state = useSyncExternalStore(watchSession, sessionState, () => LOADING);
  return { ...state, enter, leave };
}

/** Spec 2. */
export const roleHome = (user: User) => (user.role === 'admin' ? '/admin/dashboard' : '/dashboard');
