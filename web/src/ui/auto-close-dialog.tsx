import { useEffect, useEffectEvent, useState } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';
import { Dialog } from './dialog.tsx';

type AutoCloseDialogProps = Omit<DialogPanelProps, 'listeners'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closesAfterMs: number;
};

/**
 * Closes by itself, but not under the pointer and not after a key press inside, so that users have
 * time to read and act.
 */
export function AutoCloseDialog({
  open,
  onOpenChange,
  closesAfterMs,
  ...panel
}: AutoCloseDialogProps) {
  const [isHovered, setHovered] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(() => onOpenChange(false));
  const runs = open && !isHovered && !isHeld;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => close(), closesAfterMs);
    return () => clearTimeout(timer);
  }, [runs, closesAfterMs]);

  return (
    <Dialog
      {...panel}
      open={open}
      onOpenChange={(next) => {
        setHovered(false);
        setHeld(false);
        onOpenChange(next);
      }}
      listeners={{
        onPointerEnter: () => setHovered(true),
        onPointerLeave: () => setHovered(false),
        onKeyDown: () => setHeld(true),
      }}
    />
  );
}
