import type { Theme } from '../checks/stage.ts';
import type { Character } from '../meta.ts';

/** Those a template may be filed under, as the shop's form lists them. */
export type TemplateCategory =
  | 'Agency'
  | 'Portfolio'
  | 'Business'
  | 'E-commerce'
  | 'Blog'
  | 'Landing Page'
  | 'SaaS'
  | 'Startup'
  | 'Creative'
  | 'Corporate'
  | 'Education'
  | 'Healthcare'
  | 'Restaurant'
  | 'Real Estate'
  | 'Interior Design';

/** A part of a page as one window shows it. */
export type Sight = {
  name: string;
  alt: string;
  page: string;
  theme: Theme;
  width: number;
  height: number;
  /** What stands at the top of the window; without it, the top of the page. */
  from?: string;
};

export type TemplateMeta = {
  title: string;
  subtitle: string;
  description: string;
  category: TemplateCategory;
  tags: string[];
  plan: 'Free' | 'Pro' | 'Pro Plus';
  priceRupees: number;
  licence: 'MIT' | 'Tessera commercial licence';
  character: Character;
  /** Every page of the built site; the first is the one that opens. */
  pages: [string, ...string[]];
  photographs: Sight[];
};
