import type { Company } from '@tessera/contract/storefront';
import type { PublicDocument } from './document.ts';

export type LegalDocument = PublicDocument<Company>;

export const SINCE = '15 November 2026';

/** The sentence with the shop's contact details. */
export const reach = ({ email, phone }: Company): string =>
  phone === null ? `Write to ${email}.` : `Write to ${email} or call ${phone}.`;
