import type { ComponentCategory } from '@tessera/contract/categories';

export const CHARACTERS = ['Editorial', 'Swiss', 'Workbench', 'Soft', 'Poster', 'Night'] as const;

export type Character = (typeof CHARACTERS)[number];

export type Meta = {
  title: string;
  description: string;
  category: ComponentCategory;
  tags: string[];
  plan: 'Free' | 'Pro' | 'Pro Plus';
  /** What it costs alone; null means that only a plan opens it. */
  priceRupees: number | null;
  /** What a buyer changes first, and how. */
  usage: string;
  character: Character;
  situation: string;
  /** What it does better than the obvious version. */
  reason: string;
  licence: 'MIT' | 'Tessera commercial licence';
  /** How wide the window is in its photograph. */
  photoWidth?: number;
};
