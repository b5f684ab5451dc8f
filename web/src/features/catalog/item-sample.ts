import type { ComponentDetail } from '@tessera/contract/catalog';
import type { Plan } from '@tessera/contract/plans';

const pro = { _id: 'plan-pro', name: 'Pro', price: 499 };
const terms = { duration: 30, features: [], opens: { components: 0, templates: 0 } };
export const plans: Plan[] = [
  { ...pro, ...terms, accessiblePlans: [] },
  { _id: 'plus', name: 'Pro Plus', price: 999, ...terms, accessiblePlans: [pro._id] },
];

/** A component for tests of its page. */
export const item = (more: Partial<ComponentDetail> = {}): ComponentDetail => ({
  _id: '01890000-0000-7000-8000-000000000001',
  slug: 'three-tier-pricing',
  title: 'Three-tier pricing',
  description: 'Tiers that answer the real question.',
  category: 'Pricing',
  tags: ['pricing', 'dark mode'],
  info: 'Put it below the fold.\nThen breathe.',
  imageUrl: '/media/1.webp',
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  subscriptionPlan: pro,
  price: 149,
  createdAt: '2026-11-01T00:00:00.000Z',
  version: 3,
  updatedAt: '2026-11-13T20:00:00.000Z',
  licence: 'Tessera commercial licence',
  hash: '0e6e690a1b2c',
  dependencies: { react: '19.3.1', clsx: '2.1.1' },
  stack: ['React 19', 'Tailwind CSS 4', 'TypeScript', 'Next.js and Vite'],
  limits: [],
  props: [],
  tokens: [],
  checks: { accessible: true, darkMode: false, bundleGzipBytes: 2_140, widths: [390, 1280] },
  related: [],
  ...more,
});
