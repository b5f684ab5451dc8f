/** Spec 9; apart from the other constants, which every page carries. */
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
