import type { Theme } from '../checks/stage.ts';
import type { Character } from '../meta.ts';

/** The categories of templates, as in the shop's form. */
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

/** A screenshot of a part of a page. */
export type Sight = {
  name: string;
  alt: string;
  page: string;
  theme: Theme;
  width: number;
  height: number;
  /** The selector of the element at the top of the screenshot. The default is the top of the page. */
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
  /** All pages, as paths of the built site. The first is the start page. */
  pages: [string, ...string[]];
  photographs: Sight[];
};
