import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { getQueryClient } from '../api/query-client.ts';
import { RedirectNow } from '../lib/redirect-now.tsx';
import { intentQuery } from '../state/intent.ts';
import { type Session, useSession } from '../state/session.tsx';
import { waiting } from './loading.tsx';
import { SignInAbove } from './sign-in-above.tsx';

/** A user who signs out on a guarded page goes to the landing page, not to the sign-in page. */
function useSignedOut({ status, left }: Session): boolean {
  const [wasIn, setWasIn] = useState(false);
  if (status === 'in' && !wasIn) setWasIn(true);
  return wasIn && left;
}

/** Spec 2: the guard for verified users. */
export function VerifiedOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const leaving = useSignedOut(session);
  const { pathname, search, hash } = useLocation();
  const { status, user } = session;
  if (status === 'loading') return waiting;
  const query = intentQuery({ redirectTo: pathname + search + hash });
  if (!user) return <RedirectNow to={leaving ? '/' : `/login${query}`} />;
  if (!user.isVerified) return <RedirectNow to={`/verify-otp${query}`} email={user.email} />;
  return <Guarded>{children}</Guarded>;
}

/**
 * Spec 2: the guard for admins. It passes no return path: otherwise it and the sign-in page would
 * redirect in a loop.
 */
export function AdminOnly({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const session = useSession();
  const leaving = useSignedOut(session);
  const { status, user } = session;
  if (status === 'loading') return fallback;
  if (user?.role !== 'admin') return <RedirectNow to={leaving ? '/' : '/login'} />;
  if (!user.isVerified) return <RedirectNow to="/verify-otp" email={user.email} />;
  return <Guarded>{children}</Guarded>;
}

const Guarded = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getQueryClient()}>
    <SignInAbove>{children}</SignInAbove>
  </QueryClientProvider>
);
