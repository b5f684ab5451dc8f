import { type ReactNode, type RefObject, useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { FailureNotice } from './failure-notice.tsx';

type FormDialogProps = {
  title: string;
  /** The id of the form among the children, which the button at the foot sends. */
  formId: string;
  submitLabel: string;
  size?: 'sm' | 'md' | 'lg';
  initialFocus?: RefObject<HTMLElement | null>;
  /** While it is being sent nothing closes it. */
  isBusy: boolean;
  /** There is something that closing would lose. */
  isChanged: boolean;
  failure: string | null;
  onDismissFailure: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: it stays while it is sent, tells what failed, and asks before it throws away what was typed. */
export function FormDialog({
  title,
  formId,
  submitLabel,
  size = 'lg',
  initialFocus,
  isBusy,
  isChanged,
  failure,
  onDismissFailure,
  onClose,
  children,
}: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (isBusy) return;
    if (isChanged) setAsking(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={title}
      size={size}
      {...(initialFocus && { initialFocus })}
      actions={
        <>
          <FailureNotice
            message={failure}
            onDismiss={onDismissFailure}
            className="w-full [&>div]:mb-1"
          />
          <DialogClose disabled={isBusy}>Cancel</DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {submitLabel}
          </Button>
          <AlertDialog
            open={isAsking}
            onOpenChange={setAsking}
            title="Discard your changes?"
            description="They have not been saved."
            closeLabel="Keep editing"
            actions={
              <>
                <DialogClose>Keep editing</DialogClose>
                <Button variant="danger" onClick={onClose}>
                  Discard
                </Button>
              </>
            }
          />
        </>
      }
    >
      {children}
    </Dialog>
  );
}
