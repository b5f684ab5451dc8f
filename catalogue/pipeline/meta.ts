import type { ComponentCategory } from '@tessera/contract/categories';
import type { ChangeNote } from '@tessera/contract/change-note';

export const CHARACTERS = ['Editorial', 'Swiss', 'Workbench', 'Soft', 'Poster', 'Night'] as const;

export type Character = (typeof CHARACTERS)[number];

export type Meta = {
  /** Bold and made for one situation, or plain and taking the look of its project. */
  kind: 'statement' | 'workhorse';
  /** Items that are made to stand together on one page share a family. */
  family?: string;
  /** "Short name: What it is". Cards show each part on a line of its own. */
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
  /** Named sets of props, each as the code of the attributes. */
  variants?: { name: string; props: string }[];
  /** What is not possible, each as a sentence that the page shows. */
  limits?: string[];
  /** What of its own business cannot be emptied, as one sentence. */
  expressive?: string;
  /** The width of the browser window for its screenshot. */
  photoWidth?: number;
  /** What changed in the newest version. Every version needs its own, except the first. */
  changes?: ChangeNote;
};
