import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, ReactElement } from 'react';
import { Button } from './button.tsx';
import { DialogPanel, type DialogPanelProps } from './dialog-panel.tsx';

type DialogProps = DialogPanelProps & {
  /** The button that opens it. Without it, control the dialog with `open`. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

export function Dialog({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  ...panel
}: DialogProps) {
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <DialogPanel {...panel} />
    </Base.Root>
  );
}

/** A button that closes the dialog or alert dialog around it. */
export function DialogClose(props: ComponentProps<typeof Button>) {
  return <Base.Close render={<Button {...props} />} />;
}
