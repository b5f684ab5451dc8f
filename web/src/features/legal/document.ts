import type { Company } from '@tessera/contract/storefront';

type Part = { title: string; paragraphs?: readonly string[]; points?: readonly string[] };

export type LegalDocument = {
  title: string;
  /** The document in one or two sentences. */
  summary: string;
  /** The date of the last change, as text. */
  since: string;
  parts: (company: Company) => readonly Part[];
};

export const SINCE = '15 November 2026';

/** The sentence with the shop's contact details. */
export const reach = ({ email, phone }: Company): string =>
  phone === null ? `Write to ${email}.` : `Write to ${email} or call ${phone}.`;
