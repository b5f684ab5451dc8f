/** Spec 2: the pages of the top navigation. */
export const PAGES = [
  { to: '/dashboard', label: 'Components' },
  { to: '/templates', label: 'Templates' },
  { to: '/creator-program', label: 'Creator Program' },
  { to: '/word-from-team', label: 'Our Team' },
] as const;

/** Spec 1: the product is presented as a beta. */
export const VERSION = 'v 0.1';
