import { StepsDialog } from '../../ui/steps-dialog.tsx';

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

/** Spec 2: the help of the first visit, in three steps. */
export function GettingStarted({ open, onClose }: GettingStartedProps) {
  return (
    <StepsDialog
      open={open}
      onClose={onClose}
      mosaicSeed="getting-started"
      title="Getting started"
      steps={STEPS}
      lastLabel="Start browsing"
    />
  );
}
