import { useState } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';
import { Dialog } from './dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';

type FormDialogProps = DialogPanelProps & {
  /** Something stands in the form that closing would lose. */
  isDirty: boolean;
  /** It is being saved, and stays until that is over. */
  isBusy: boolean;
  onClose: () => void;
};

/** A dialog with a form in it. Whichever way it is closed, it asks first when something typed would be lost. */
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
      {/* Inside, so that the form behind it neither closes nor takes the focus meanwhile. */}
      <DiscardQuestion open={isAsking} onOpenChange={setAsking} onDiscard={onClose} />
    </Dialog>
  );
}
