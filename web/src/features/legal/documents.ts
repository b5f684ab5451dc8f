import type { LegalDocument } from './document.ts';
import { licence } from './licence.ts';
import { privacy } from './privacy.ts';
import { refunds } from './refunds.ts';
import { terms } from './terms.ts';

const DOCUMENTS = new Map<string, LegalDocument>([
  ['terms', terms],
  ['privacy', privacy],
  ['refunds', refunds],
  ['licence', licence],
]);

export const findDocument = (name: string): LegalDocument | undefined => DOCUMENTS.get(name);

export const listDocuments = (): { name: string; title: string }[] =>
  [...DOCUMENTS].map(([name, { title }]) => ({ name, title }));
