import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { forgetBegun, isBegun } from '../../lib/begun-errand.ts';
import { changeSaved } from '../../lib/errand.ts';
import { readIntent } from '../../lib/intent.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';

type PendingErrandProps = {
  /** The title of a component, if the page has it. */
  titleOf: (componentId: string) => string | undefined;
  onCopy: (componentId: string) => void;
  /** Set on pages with a checkout. */
  onBuy?: (componentId: string) => void;
};

type Wish = { action: 'copy' | 'save' | 'purchase'; id: string };

/**
 * Spec 6: continues the action that a visitor started before signing in.
 * A save that was clicked in this tab is done at once.
 * A copy needs a new click. A save that comes only from a URL may not be the member's own choice.
 * Both ask first.
 * A purchase opens its dialog, which asks too.
 */
export function PendingErrand({ titleOf, onCopy, onBuy }: PendingErrandProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const [asked, setAsked] = useState<(Wish & { isBegun: boolean }) | null>(null);
  const isReady = user?.isVerified === true;
  const { action, componentId: id } = readIntent(search);
  const wish: Wish | null =
    isReady && id !== undefined && (action === 'copy' || action === 'save' || action === 'purchase')
      ? { action, id }
      : null;
  if (wish && (asked?.id !== wish.id || asked.action !== wish.action))
    setAsked({
      ...wish,
      isBegun: wish.action === 'save' && isBegun({ action: wish.action, componentId: wish.id }),
    });

  const save = async (componentId: string) => {
    try {
      await changeSaved(componentId, true);
      notify({
        title: `${titleOf(componentId) ?? 'The component'} is saved.`,
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
    forgetBegun();
    if (asked?.isBegun) void save(asked.id);
    if (wish?.action === 'purchase') onBuy?.(wish.id);
  });

  const isDue = wish !== null;
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);

  if (!asked || asked.isBegun || asked.action === 'purchase') return null;
  const title = titleOf(asked.id) ?? 'The component you chose';
  const isCopy = asked.action === 'copy';
  return (
    <Dialog
      defaultOpen
      onOpenChange={(open) => {
        if (!open) setAsked(null);
      }}
      title={isCopy ? 'Ready to copy' : 'Save this component?'}
      description={
        isCopy
          ? `You are signed in. ${title} is one press away.`
          : `The link you followed asks to keep ${title} among your saved components.`
      }
      actions={
        <>
          <DialogClose>Not now</DialogClose>
          <Button
            variant="primary"
            onClick={() => {
              setAsked(null);
              if (isCopy) onCopy(asked.id);
              else void save(asked.id);
            }}
          >
            {isCopy ? 'Copy code' : 'Save'}
          </Button>
        </>
      }
    />
  );
}
