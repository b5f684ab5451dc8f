/** Spec 9. Not in constants.ts, because every page has that file in its bundle. */
export const TEMPLATE_CATEGORIES = [
  'Agency',
  'Portfolio',
  'Business',
  'E-commerce',
  'Blog',
  'Landing Page',
  'SaaS',
  'Startup',
  'Creative',
  'Corporate',
  'Education',
  'Healthcare',
  'Restaurant',
  'Real Estate',
  'Interior Design',
] as const;

export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];
