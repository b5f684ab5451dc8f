import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Command bar: Navbar with breadcrumbs and a palette',
  description:
    'An application bar whose centre is a command line. Press Ctrl K, type a few letters, and pages, actions and records are ranked in one list. Their letter shortcuts (N then I) work from anywhere but a field and can be switched off. A native dialog holds it, so focus is trapped and returned by the browser.',
  category: 'Navbar',
  tags: ['navbar', 'command-palette', 'keyboard', 'app'],
  plan: 'Pro',
  priceRupees: 179,
  usage:
    'commands are { label, group, keys, href } or { run }; keys such as "N I" are letters pressed one after the other. Crumbs are links, homeHref is where the name leads. Matching is by letters in order, so "nwi" finds "New invoice". The palette works as a combobox for screen readers. logo stands before the name, avatar replaces the initials, labels has every other word. --brand is the signal colour, --brand-font the font.',
  character: 'Workbench',
  situation: 'An accounting tool that people live in eight hours a day.',
  reason:
    'Everything is one gesture away, and the palette is the navigation rather than a hidden extra.',
  licence: 'Tessera commercial licence',
  photoWidth: 1040,
};
