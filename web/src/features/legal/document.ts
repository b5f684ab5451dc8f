import type { Company } from '@tessera/contract/storefront';

type Part = { title: string; paragraphs?: readonly string[]; points?: readonly string[] };

/** A page of rules in plain words. */
export type LegalDocument = {
  title: string;
  /** What it comes down to. */
  summary: string;
  /** The day it last changed, in words. */
  since: string;
  parts: (company: Company) => readonly Part[];
};

export const SINCE = '15 November 2026';

/** How people are told to reach the shop. */
export const reach = ({ email, phone }: Company): string =>
  phone === null ? `Write to ${email}.` : `Write to ${email} or call ${phone}.`;
