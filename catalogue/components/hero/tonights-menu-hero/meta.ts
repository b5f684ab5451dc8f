import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Tonight’s menu: Restaurant hero set like a magazine page',
  description:
    'A restaurant opens with what it cooks tonight: dishes with leaders and prices, the next free table, and a drawn fish with a caption. Sold-out dishes stay on the page, struck through, so regulars see what they missed.',
  category: 'Hero',
  tags: ['hero', 'restaurant', 'menu', 'editorial'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'dishes are { name, note, price, soldOut } in whole units; locale and currency write the prices. date and booking are text, so nothing goes stale behind your back. picture puts your own drawing or photograph in the place of the fish, null leaves it out. Set --brand for the spot colour, --brand-font and --brand-font-display for the type. Six dishes print on one sheet, so the same page hangs by the door.',
  character: 'Editorial',
  situation: 'A coastal kitchen announces tonight’s menu and the next free table.',
  reason: 'The menu itself is the hero; nobody has to open a PDF to learn what dinner costs.',
  licence: 'MIT',
};
