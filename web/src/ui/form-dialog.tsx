import { useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import type { DialogPanelProps } from './dialog-panel.tsx';
import { Dialog } from './dialog.tsx';

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
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you have changed here is not saved yet."
        actions={
          <>
            <Button className="max-sm:w-full" onClick={() => setAsking(false)}>
              Keep editing
            </Button>
            <Button variant="danger" className="max-sm:w-full" onClick={onClose}>
              Discard changes
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
