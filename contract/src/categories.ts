/** Spec 5: first the thirteen of the admin form, then those that only the component browser lists. */
export const COMPONENT_CATEGORIES = [
  'Hero',
  'Pricing',
  'Testimonials',
  'FAQ',
  'Footer',
  'Team',
  'Waitlist',
  'How It Works',
  'Navigation',
  'Cards',
  'Forms',
  'Buttons',
  'Modals',
  'Blogs',
  'CTA',
  'Navbar',
  'Blocks',
] as const;

export type ComponentCategory = (typeof COMPONENT_CATEGORIES)[number];

/** Spec 2: the chips of the browser's sidebar after "All", in this order. */
export const BROWSER_CATEGORIES = [
  'Hero',
  'Pricing',
  'Testimonials',
  'FAQ',
  'Footer',
  'Team',
  'Waitlist',
  'Blogs',
  'CTA',
  'Navbar',
  'Blocks',
  'How It Works',
] as const satisfies readonly ComponentCategory[];

/** The categories that a chip matches. The Navbar chip also matches items that an admin put under Navigation. */
export const categoriesMatching = (chip: string): string[] =>
  chip === 'Navbar' ? ['Navbar', 'Navigation'] : [chip];
