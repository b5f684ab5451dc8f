import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { intentPath, readIntent } from '../lib/intent.ts';
import { Onward } from '../lib/onward.tsx';
import { roleHome, useSession } from '../lib/session.tsx';
import { waiting } from './waiting.tsx';

/** Around the sign-in pages: a verified user who is signed in is redirected to the wanted page or to the dashboard. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const [parameters] = useSearchParams();
  if (user?.isVerified) return <Onward to={intentPath(readIntent(parameters), roleHome(user))} />;
  const loading = status === 'loading';
  return (
    <>
      {loading && <div className="hidden signed-in:block">{waiting}</div>}
      <div className={clsx('contents', loading && 'signed-in:hidden')}>{children}</div>
    </>
  );
}
