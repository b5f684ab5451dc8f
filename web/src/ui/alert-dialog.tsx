import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactElement } from 'react';
import { DialogPanel, type DialogPanelProps } from './dialog-panel.tsx';

type AlertDialogProps = Omit<DialogPanelProps, 'actions'> & {
  /** The buttons. The safe choice comes first and gets the focus. */
  actions: DialogPanelProps['actions'];
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Asks for confirmation before an action that cannot be undone. A click outside does not close it. */
export function AlertDialog({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  ...panel
}: AlertDialogProps) {
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <DialogPanel {...panel} />
    </Base.Root>
  );
}
