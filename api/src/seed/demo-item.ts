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

/** A slug is necessary only if the title is not in Latin letters. */
export type PaidItem = Omit<DemoItem, 'slug'> & { slug?: string };

export type FreeItem = Omit<PaidItem, 'plan' | 'priceRupees'>;
