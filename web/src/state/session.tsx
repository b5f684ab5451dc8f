import { type ReactNode, useEffect } from 'react';
import type { SignedIn } from '@tessera/contract/auth';
import type { User } from '@tessera/contract/users';
import { enter, leave, type SessionState, startSession, useSessionState } from './session-store.ts';

export type Session = SessionState & {
  enter: (signedIn: SignedIn) => void;
  leave: () => Promise<void>;
};

/** Wraps the whole app. It checks the session at the start and watches it afterwards. */
export function SessionProvider({ children }: { children: ReactNode }) {
  useEffect(startSession, []);
  return children;
}

/** The server does not know the session, so every page starts in the loading state. */
export function useSession(): Session {
  return { ...useSessionState(), enter, leave };
}

/** Spec 2: the start page of each role. */
export const roleHome = (user: User) => (user.role === 'admin' ? '/admin/dashboard' : '/dashboard');
