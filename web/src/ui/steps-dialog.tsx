import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type StepsDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  mosaicSeed: string;
  steps: readonly { title: string; text: string }[];
  /** The label of the last step's button. */
  lastLabel: string;
};

/** An explanation in a few steps, shown one at a time. */
export function StepsDialog({
  open,
  onClose,
  title,
  mosaicSeed,
  steps,
  lastLabel,
}: StepsDialogProps) {
  const [at, setAt] = useState(0);
  const isLast = at === steps.length - 1;
  const step = steps[at]!;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      mosaicSeed={mosaicSeed}
      title={title}
      actions={
        <>
          {at > 0 && (
            <Button className="mr-auto" variant="text" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button variant="primary" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? lastLabel : 'Next'}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <p className="font-mono text-xs text-ink-faint">
          Step {at + 1} of {steps.length}
        </p>
        <h3 className="mt-2 text-lg">{step.title}</h3>
        <p className="mt-1 min-h-[4.8em] text-ink-muted">{step.text}</p>
      </div>
    </Dialog>
  );
}
