import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../state/session.tsx';
import { notify } from '../../ui/notify.ts';

const SwitchAccount = lazy(async () => ({
  default: (await import('./switch-account.tsx')).SwitchAccount,
}));

/** Shows messages about the session: that it ended, or that the URL contained a token of another account. */
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
