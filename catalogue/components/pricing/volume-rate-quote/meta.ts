import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Volume rates: A timetable of prices with a live quote',
  description:
    'Price bands are set like departures: quantity, rate, lead time. Type or step a quantity and the band that applies is marked, the next cheaper band says how far away it is, and a quote adds up freight and tax in whole paise or cents. A number it cannot take is answered, not silently changed. One press copies the quote as plain text.',
  category: 'Pricing',
  tags: ['pricing', 'calculator', 'gst', 'quote'],
  plan: 'Pro',
  priceRupees: 179,
  usage:
    'bands are { from, priceMinor, days } in rising order; amounts are whole numbers of the smallest unit (paise, cents), so nothing is rounded twice. locale and currency write them out. freight and tax have labels of their own. A quantity below the first band or above max is priced at the limit, and the quote says so in words. null for freight or tax leaves the line out. onQuote receives the quantity and the total. labels has every other word, with the braces of the defaults. --brand is the panel, --brand-foreground the text on it.',
  character: 'Swiss',
  situation:
    'A print workshop sells letterpress cards by the hundred and is tired of writing quotes.',
  reason:
    'The table and the calculator are one thing, so a buyer sees why the total is what it is.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
};
