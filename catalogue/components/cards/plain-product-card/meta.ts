import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain product card: Goods that stand on a shelf',
  description:
    'Goods in columns or as an order list. Pictures of any ratio stand on one line and are never cut. Sizes are native radio buttons: the one that is ticked shows its picture, price, unit price and stock, also without script. Few are told as a number, what is sold out says when it is back, and the answer to an order stands below the button that was pressed.',
  category: 'Cards',
  tags: ['product', 'shop', 'cards', 'price', 'basket'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'products are { id, name, href, text, media, sizes }, and sizes are { id, label, price, before, unit, stock, back, media }; with one size there is nothing to choose. onAdd gets the ids of both and returns a promise: resolve with the words to show, with { refused } to say no, reject when there was no answer. Without it the browser posts product and size to action. currency and locale write the prices, few says from when on stock is told. layout is shelf or order.',
  character: 'Swiss',
  situation: 'The shop of a museum sells jugs, weights and rules.',
  reason:
    'A bottle keeps its neck and its foot, a thumb finds the button, and a former price is said in words.',
  licence: 'MIT',
  variants: [
    { name: 'Shelf', props: 'layout="shelf"' },
    { name: 'Order list', props: 'layout="order"' },
  ],
  limits: [
    'Up to nine sizes of one product are shown.',
    'A photograph with a ground of its own stands on the line as a rectangle; cut-out pictures look best.',
  ],
};
