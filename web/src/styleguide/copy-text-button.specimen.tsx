import { CopyTextButton } from '../ui/copy-text-button.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Copy text button',
  slug: 'copy-text-button',
  states: {
    icon: <CopyTextButton text="npm test" label="the command" />,
    'with words': (
      <CopyTextButton
        text="tsr_sample"
        label="the key"
        words="Copy and continue"
        variant="primary"
      />
    ),
  },
};
