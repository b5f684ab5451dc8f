import { Spinner } from '../ui/spinner.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Spinner',
  slug: 'spinner',
  states: {
    small: <Spinner className="text-sm" />,
    large: <Spinner className="text-2xl" />,
    accent: <Spinner className="text-2xl text-accent" label="Loading results" />,
  },
};
