import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'Volume rates as a timetable, with a live quote',
  description:
    'Price bands are set like departures: quantity, rate, lead time. Type or step a quantity and the band that applies is marked, the next cheaper band says how far away it is, and a quote adds up freight and GST in whole paise. One press copies it as plain text.',
  category: 'Pricing',
  tags: ['pricing', 'calculator', 'gst', 'quote'],
  plan: 'Pro',
  priceRupees: 179,
  usage:
    'bands are { from, pricePaise, days } in rising order. taxPercent and freightPaise appear as lines of their own. onQuote receives the quantity and the total in paise.',
  character: 'Swiss',
  situation:
    'A print workshop sells letterpress cards by the hundred and is tired of writing quotes.',
  reason:
    'The table and the calculator are one thing, so a buyer sees why the total is what it is.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
};
