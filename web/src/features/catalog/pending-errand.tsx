import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changeSaved } from '../../lib/errand.ts';
import { readIntent } from '../../lib/intent.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';

type PendingErrandProps = {
  /** The name of an item, when the page knows it. */
  titleOf: (componentId: string) => string | undefined;
  onCopy: (componentId: string) => void;
  /** Where one can be bought. */
  onBuy?: (componentId: string) => void;
};

/** Spec 6: what somebody wanted before they had to sign in. A save is done; a copy is offered, since it needs a press. */
export function PendingErrand({ titleOf, onCopy, onBuy }: PendingErrandProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const [offeredId, setOfferedId] = useState<string | null>(null);
  const isReady = user?.isVerified === true;
  const { action, componentId } = readIntent(search);

  const isOurs =
    isReady &&
    componentId !== undefined &&
    (action === 'copy' || action === 'save' || action === 'purchase');
  if (isOurs && action === 'copy' && offeredId !== componentId) setOfferedId(componentId);

  const save = async (id: string) => {
    try {
      await changeSaved(id, true);
      notify({
        title: `${titleOf(id) ?? 'The component'} is saved.`,
        tone: 'positive',
        action: { label: 'View', onSelect: () => void navigate('/dashboard/saved') },
      });
    } catch (error) {
      notify({ title: (error as Error).message, tone: 'danger' });
    }
  };

  const begin = useEffectEvent(() => {
    setSearch(
      (parameters) => {
        parameters.delete('action');
        parameters.delete('componentId');
        return parameters;
      },
      { replace: true, preventScrollReset: true },
    );
    if (componentId === undefined) return;
    if (action === 'save') void save(componentId);
    if (action === 'purchase') onBuy?.(componentId);
  });

  useEffect(() => {
    if (isOurs) begin();
  }, [isOurs]);

  return (
    offeredId !== null && (
      <Dialog
        defaultOpen
        onOpenChange={(open) => {
          if (!open) setOfferedId(null);
        }}
        title="Ready to copy"
        description={`You are signed in. ${titleOf(offeredId) ?? 'The component you chose'} is one press away.`}
        actions={
          <>
            <DialogClose>Not now</DialogClose>
            <Button
              variant="primary"
              onClick={() => {
                onCopy(offeredId);
                setOfferedId(null);
              }}
            >
              Copy code
            </Button>
          </>
        }
      />
    )
  );
}
