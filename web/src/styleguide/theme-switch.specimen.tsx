import { ThemeSwitch } from '../ui/theme-switch.tsx';
import type { Specimen } from './specimen.ts';

export const specimen: Specimen = {
  name: 'Theme switch',
  slug: 'theme-switch',
  states: { rest: <ThemeSwitch /> },
};
