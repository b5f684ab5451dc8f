import { StepsDialog } from '../../ui/steps-dialog.tsx';

const STEPS = [
  {
    title: 'Look around',
    text: 'Each template is a complete website. Preview opens it live, as your visitors would see it.',
  },
  {
    title: 'Download it',
    text: 'Download Template hands you one zip with everything in it. A plan named on the button opens it.',
  },
  {
    title: 'Make it yours',
    text: 'Unpack it, follow its README, and put your own words, colours and pictures in.',
  },
] as const;

/** Spec 2: the help of the first visit, in three steps. */
export function TemplateHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <StepsDialog
      open={open}
      onClose={onClose}
      mosaicSeed="templates-help"
      title="How templates work"
      steps={STEPS}
      lastLabel="See the templates"
    />
  );
}
