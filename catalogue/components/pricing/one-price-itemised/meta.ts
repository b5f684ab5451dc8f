import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'One price: A single offer, itemised like an honest bill',
  description:
    'A single offer that shows its sum: what each part would cost alone, what the year costs instead, and what is left in your pocket. Set as a ledger with an oversized numeral; printed, it leaves the button out.',
  category: 'Pricing',
  tags: ['pricing', 'ledger', 'subscription', 'print'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'entries are { what, note, alone } in whole units; the column adds itself up, and the line with the difference goes away when there is none. price is what you ask; locale and currency write it. labels has the three words of the ledger; action null or promise empty leaves that part out. --brand is the spot colour, --brand-font and --brand-font-display are the fonts.',
  character: 'Editorial',
  situation: 'A quarterly about coasts sells one subscription and nothing else.',
  reason: 'It argues for one price with arithmetic instead of three tiers that hide it.',
  licence: 'MIT',
  photoWidth: 1040,
};
