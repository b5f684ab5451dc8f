import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../lib/session.tsx';
import { notify } from '../../ui/notify.ts';

const SwitchAccount = lazy(async () => ({
  default: (await import('./switch-account.tsx')).SwitchAccount,
}));

/** Says what the session itself has to say: that it ended, or that another account came with the address. */
export function SessionNotices() {
  const { failed, status, offered } = useSession();

  useEffect(() => {
    if (failed)
      notify({
        title: 'Authentication failed',
        ...(status === 'out' && { description: 'Please sign in again.' }),
        tone: 'danger',
      });
  }, [failed, status]);

  return (
    offered && (
      <Suspense>
        <SwitchAccount offered={offered.user} />
      </Suspense>
    )
  );
}
