/** Spec 2: the pages of the top navigation. */
export const PAGES = [
  { to: '/dashboard', label: 'Components' },
  { to: '/templates', label: 'Templates' },
  { to: '/creator-program', label: 'Creator Program' },
  { to: '/word-from-team', label: 'Our Team' },
] as const;
