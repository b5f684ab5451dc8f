import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'One price, itemised like an honest bill',
  description:
    'A single offer that shows its sum: what each part would cost alone, what the year costs instead, and what the difference buys. Set as a ledger with an oversized numeral, made to print as a gift slip.',
  category: 'Pricing',
  tags: ['pricing', 'ledger', 'subscription', 'print'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'entries are { what, note, alone } in whole rupees; the column adds itself up. price is what you ask. Change --brand for the spot colour.',
  character: 'Editorial',
  situation: 'A quarterly about coasts sells one subscription and nothing else.',
  reason: 'It argues for one price with arithmetic instead of three tiers that hide it.',
  licence: 'MIT',
  photoWidth: 1040,
};
