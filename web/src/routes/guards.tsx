import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { intentQuery } from '../lib/intent.ts';
import { Onward } from '../lib/onward.tsx';
import { getQueryClient } from '../lib/query-client.ts';
import { type Session, useSession } from '../lib/session.tsx';
import { waiting } from './waiting.tsx';

/** A user who signs out on a guarded page goes to the landing page, not to the sign-in page. */
function useLeaving({ status, left }: Session): boolean {
  const [wasIn, setWasIn] = useState(false);
  if (status === 'in' && !wasIn) setWasIn(true);
  return wasIn && left;
}

/** Spec 2: the guard for verified users. */
export function VerifiedOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const leaving = useLeaving(session);
  const { pathname, search, hash } = useLocation();
  const { status, user } = session;
  if (status === 'loading') return waiting;
  const query = intentQuery({ redirectTo: pathname + search + hash });
  if (!user) return <Onward to={leaving ? '/' : `/login${query}`} />;
  if (!user.isVerified) return <Onward to={`/verify-otp${query}`} email={user.email} />;
  return <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>;
}

/**
 * Spec 2: the guard for admins. It passes no return path: otherwise it and the sign-in page would
 * redirect in a loop.
 */
export function AdminOnly({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const session = useSession();
  const leaving = useLeaving(session);
  const { status, user } = session;
  if (status === 'loading') return fallback;
  if (user?.role !== 'admin') return <Onward to={leaving ? '/' : '/login'} />;
  if (!user.isVerified) return <Onward to="/verify-otp" email={user.email} />;
  return <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>;
}
