import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Six presses: One button, six honest effects',
  description:
    'A slab that tilts to where the finger is, ink that runs from where the pointer came in, wood type that goes into the paper, a ticket that tears, a shutter with the price behind it, a stamp that dries slowly. Each is below 1 kB of CSS, and a page gets only those that it shows. All work as a link, as a button and as a switch that stays pressed.',
  category: 'Buttons',
  tags: ['button', 'effects', 'hover', 'css', 'poster'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'effects is a list of { effect, label, note, href, pressed, onPress }, one entry for one button. effect is felt, ink, type, tear, roll or stamp. href makes it a link; pressed makes it a switch. note is the second line, the stub, what is behind the shutter, or the print of the stamp. The size follows the font size. --brand is the ticket and the light, --brand-2 the slab and the stamp, --brand-foreground the text on --brand.',
  character: 'Poster',
  situation: 'A cinema with one screen puts its six actions on one wall.',
  reason:
    'Each effect says what the press does, a seat is torn off and a pass is stamped, and it answers to the point where it was touched; none is a glow around a border.',
  licence: 'MIT',
  limits: [
    'A press with Enter has no pressed state in browsers; it follows the link at once. Space has one.',
    'The stub is shown again after a second, so say elsewhere that the seat is taken.',
  ],
};
