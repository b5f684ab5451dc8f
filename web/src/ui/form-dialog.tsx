import { useState } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';
import { Dialog } from './dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';

type FormDialogProps = DialogPanelProps & {
  /** The form has input that closing would lose. */
  isDirty: boolean;
  /** The form is being saved. The dialog stays open until that has ended. */
  isBusy: boolean;
  onClose: () => void;
};

/** A dialog with a form. Every way of closing it asks for confirmation when input would be lost. */
export function FormDialog({ isDirty, isBusy, onClose, children, ...panel }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (isBusy) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && leave()} {...panel}>
      {children}
      {/* Nested, so that the form behind it neither closes nor takes the focus meanwhile. */}
      <DiscardQuestion open={isAsking} onOpenChange={setAsking} onDiscard={onClose} />
    </Dialog>
  );
}
