import type { Company } from '@tessera/contract/storefront';
import type { DocumentSet } from './document.ts';
import { licence } from './licence.ts';
import { privacy } from './privacy.ts';
import { refunds } from './refunds.ts';
import { terms } from './terms.ts';

export const LEGAL: DocumentSet<Company> = {
  kicker: 'In plain words',
  label: 'Legal',
  dated: 'In force since',
  base: '/legal',
  documents: new Map([
    ['terms', terms],
    ['privacy', privacy],
    ['refunds', refunds],
    ['licence', licence],
  ]),
};
