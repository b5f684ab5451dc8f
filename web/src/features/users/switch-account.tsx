import type { User } from '@tessera/contract/users';
import { answerOffer } from '../../state/session-store.ts';
import { useSession } from '../../state/session.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';

/** A URL must not switch the user to another account without confirmation. */
export function SwitchAccount({ offered }: { offered: User }) {
  const { user } = useSession();
  return (
    <AlertDialog
      defaultOpen
      onOpenChange={(open) => {
        if (!open) answerOffer(false);
      }}
      title="Switch account?"
      description={`You are signed in as ${user?.email}. The link you followed signs you in as ${offered.email}.`}
      actions={
        <>
          <Button onClick={() => answerOffer(false)}>Stay signed in</Button>
          <Button variant="primary" onClick={() => answerOffer(true)}>
            Switch account
          </Button>
        </>
      }
    />
  );
}
