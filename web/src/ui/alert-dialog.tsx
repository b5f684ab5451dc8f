import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactElement } from 'react';
import { DialogPanel, type DialogPanelProps } from './dialog-panel.tsx';

type AlertDialogProps = Omit<DialogPanelProps, 'actions'> & {
  /** What to do, the safe way out first: it gets the focus. */
  actions: DialogPanelProps['actions'];
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Asks before something that cannot be undone: a press outside does not answer for the person. */
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
