import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { RedirectNow } from '../lib/redirect-now.tsx';
import { intentPath, readIntent } from '../state/intent.ts';
import { roleHome, useSession } from '../state/session.tsx';
import { waiting } from './loading.tsx';

/** Around the sign-in pages: a verified user who is signed in is redirected to the wanted page or to the dashboard. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const [parameters] = useSearchParams();
  if (user?.isVerified)
    return <RedirectNow to={intentPath(readIntent(parameters), roleHome(user))} />;
  const loading = status === 'loading';
  return (
    <>
      {loading && <div className="hidden signed-in:block">{waiting}</div>}
      <div className={clsx('contents', loading && 'signed-in:hidden')}>{children}</div>
    </>
  );
}
