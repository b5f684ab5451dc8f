import { Logo } from '../ui/logo.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Logo',
  slug: 'logo',
  states: {
    'mark and word': <Logo />,
    'mark alone': <Logo word={false} />,
  },
};
