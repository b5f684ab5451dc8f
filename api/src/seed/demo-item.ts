export type DemoItem = {
  title: string;
  slug: string;
  description: string;
  category: string;
  tags: string[];
  info: string;
  plan: 'Free' | 'Pro' | 'Pro Plus';
  priceRupees: number | null;
  /** Width to height. */
  aspect: [number, number];
};

/** A title in Latin letters gives its own slug. */
export type PaidItem = Omit<DemoItem, 'slug'> & { slug?: string };

export type FreeItem = Omit<PaidItem, 'plan' | 'priceRupees'>;
