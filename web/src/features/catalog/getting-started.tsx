import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const STEPS = [
  {
    title: 'Find a component',
    text: 'Pick a category, or search by title, tag or category.',
  },
  {
    title: 'Copy its code',
    text: 'Point at a card, or tap it on a phone, and press Copy code. Paste it into your project: it is one file you own.',
  },
  {
    title: 'Keep what you like',
    text: 'The heart saves a component to your account. A padlock means that a plan opens it.',
  },
] as const;

type GettingStartedProps = { open: boolean; onClose: () => void };

/** Spec 2: the first visit's help in three steps. */
export function GettingStarted({ open, onClose }: GettingStartedProps) {
  const [step, setStep] = useState(0);
  const isLast = step === STEPS.length - 1;
  const { title, text } = STEPS[step]!;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      mosaicSeed="getting-started"
      title="Getting started"
      actions={
        <>
          {step > 0 && (
            <Button className="mr-auto" variant="text" onClick={() => setStep(step - 1)}>
              Back
            </Button>
          )}
          <Button variant="primary" onClick={() => (isLast ? onClose() : setStep(step + 1))}>
            {isLast ? 'Start browsing' : 'Next'}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <p className="font-mono text-xs text-ink-faint">
          Step {step + 1} of {STEPS.length}
        </p>
        <h3 className="mt-2 text-lg">{title}</h3>
        <p className="mt-1 min-h-[4.8em] text-ink-muted">{text}</p>
      </div>
    </Dialog>
  );
}
