import { type ReactNode, useState } from 'react';
import { REQUEST_MESSAGE_MAX_LENGTH } from '@tessera/contract/request-rules';
import { useDraft } from '../../../state/draft.ts';
import { useUnsavedChanges } from '../../../state/unsaved-changes.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogClose } from '../../../ui/dialog.tsx';
import { DiscardQuestion } from '../../../ui/discard-question.tsx';
import { FormGuard } from '../../../ui/form-guard.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { UNSENT } from '../message-form.tsx';

type MessageDialogProps = {
  /** The name of the draft, with the id of the request. */
  form: string;
  title: string;
  description: string;
  action: string;
  isDangerous?: boolean;
  /** The state of the mutation. */
  change: { isPending: boolean; error: Error | null };
  /** A sentence about other unsaved input that leaving would lose. */
  unsaved?: string | undefined;
  /** Rejects if the message was not sent. */
  onAct: (text: string) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation before a step that the member is notified of by mail. A message can be added. */
export function MessageDialog({
  form,
  title,
  description,
  action,
  isDangerous = false,
  change,
  unsaved,
  onAct,
  onClose,
  children,
}: MessageDialogProps) {
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isWritten = text.trim() !== '';
  const kept = useDraft({
    form,
    values: { text },
    isDirty: isWritten,
    restore: (draft) => setText(draft.text),
    recordName: 'request',
  });
  const held = useUnsavedChanges(unsaved !== undefined && !isWritten, 'request');
  const leave = () => {
    if (change.isPending) return;
    if (isWritten) setAsking(true);
    else onClose();
  };
  const discard = () => {
    kept.clear();
    onClose();
  };
  // The parent shows the error of the mutation.
  const act = () => void onAct(text).then(kept.clear, () => undefined);
  return (
    <AlertDialog
      title={title}
      description={description}
      open
      onOpenChange={(open) => !open && leave()}
      actions={
        <>
          <DialogClose disabled={change.isPending}>Cancel</DialogClose>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            loading={change.isPending}
            onClick={act}
          >
            {action}
          </Button>
        </>
      }
    >
      <FormGuard {...kept.guard} description={UNSENT} className="mb-4" />
      <div className="grid grid-cols-1 gap-4">
        {children}
        <Textarea
          label="Message (optional)"
          hint="Its requester reads this, word for word."
          maxLength={REQUEST_MESSAGE_MAX_LENGTH}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {change.error?.message}
        </p>
      </div>
      {/* Nested, so that the outer dialog neither closes nor takes the focus meanwhile. */}
      <DiscardQuestion
        open={isAsking || held.isHeld}
        onOpenChange={() => {
          setAsking(false);
          held.stay();
        }}
        onDiscard={held.isHeld ? held.leave : discard}
        description={isWritten ? UNSENT : (unsaved ?? UNSENT)}
      />
    </AlertDialog>
  );
}
