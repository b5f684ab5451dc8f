import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { splitTitle } from '@tessera/contract/item-title';
import { useLanguageSwitch } from '../../state/code-language.ts';
import { readIntent } from '../../state/intent.ts';
import { changeSaved } from '../../state/member-actions.ts';
import { forgetIntent, isPendingIntent } from '../../state/pending-intent.ts';
import { useSession } from '../../state/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

type PendingIntentProps = {
  /** The title of a component, if the page has it. */
  titleOf: (componentId: string) => string | undefined;
  /** Whether a component can be copied as JavaScript, if the page knows. */
  hasJs: (componentId: string) => boolean;
  onCopy: (componentId: string) => void;
  /** Set on pages with a checkout. */
  onBuy?: (componentId: string) => void;
};

type PendingAction = { action: 'copy' | 'save' | 'purchase'; id: string };

/**
 * Spec 6: continues the action that a visitor started before signing in.
 * A save that was clicked in this tab is done at once.
 * A copy needs a new click. A save that comes only from a URL may not be the member's own choice.
 * Both ask first.
 * A purchase opens its dialog, which asks too.
 */
export function PendingIntent({ titleOf, hasJs, onCopy, onBuy }: PendingIntentProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const language = useLanguageSwitch();
  const [asked, setAsked] = useState<(PendingAction & { isPendingIntent: boolean }) | null>(null);
  const mainAction = useRef<HTMLButtonElement>(null);
  const isReady = user?.isVerified === true;
  const { action, componentId: id } = readIntent(search);
  const intent: PendingAction | null =
    isReady && id !== undefined && (action === 'copy' || action === 'save' || action === 'purchase')
      ? { action, id }
      : null;
  if (intent && (asked?.id !== intent.id || asked.action !== intent.action))
    setAsked({
      ...intent,
      isPendingIntent:
        intent.action === 'save' &&
        isPendingIntent({ action: intent.action, componentId: intent.id }),
    });

  const nameOf = (componentId: string): string | undefined => {
    const title = titleOf(componentId);
    return title === undefined ? undefined : splitTitle(title).name;
  };

  const save = async (componentId: string) => {
    try {
      await changeSaved(componentId, true);
      notify({
        title: `${nameOf(componentId) ?? 'The component'} is saved.`,
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
    forgetIntent();
    if (asked?.isPendingIntent) void save(asked.id);
    if (intent?.action === 'purchase') onBuy?.(intent.id);
  });

  const isDue = intent !== null;
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);

  if (!asked || asked.isPendingIntent || asked.action === 'purchase') return null;
  const name = nameOf(asked.id) ?? 'The component you chose';
  const isCopy = asked.action === 'copy';
  return (
    <Dialog
      defaultOpen
      onOpenChange={(open) => {
        if (!open) setAsked(null);
      }}
      // A copy is what the member came for. A save that only a link asks for gets no such help.
      {...(isCopy && { initialFocus: mainAction })}
      title={isCopy ? 'Ready to copy' : 'Save this component?'}
      description={
        isCopy
          ? `You are signed in. ${name} is one press away.`
          : `The link you followed asks to keep ${name} among your saved components.`
      }
      actions={
        <>
          <DialogClose>Not now</DialogClose>
          <Button
            ref={mainAction}
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
    >
      {isCopy && hasJs(asked.id) && <SegmentedControl {...language} size="sm" />}
    </Dialog>
  );
}
