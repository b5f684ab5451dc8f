import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { intentPath, readIntent } from '../lib/intent.ts';
import { Onward } from '../lib/onward.tsx';
import { roleHome, useSession } from '../lib/session.tsx';
import { waiting } from './waiting.tsx';

/** Around the pages for signing in: whoever is signed in and verified goes on to what they wanted, or to their dashboard. */
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
