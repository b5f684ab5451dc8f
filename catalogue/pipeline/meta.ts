import type { ComponentCategory } from '@tessera/contract/categories';

export const CHARACTERS = ['Editorial', 'Swiss', 'Workbench', 'Soft', 'Poster', 'Night'] as const;

export type Character = (typeof CHARACTERS)[number];

export type Meta = {
  title: string;
  description: string;
  category: ComponentCategory;
  tags: string[];
  plan: 'Free' | 'Pro' | 'Pro Plus';
  /** The price of the single item. Null means that it is available only in a plan. */
  priceRupees: number | null;
  /** What a buyer usually changes first, and how. */
  usage: string;
  character: Character;
  situation: string;
  /** What it does better than the obvious version. */
  reason: string;
  licence: 'MIT' | 'Tessera commercial licence';
  /** The width of the browser window for its screenshot. */
  photoWidth?: number;
};
