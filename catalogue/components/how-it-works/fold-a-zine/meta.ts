import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Fold a zine: Three steps with figures you could fold from',
  description:
    'Instructions in poster size: a numeral, a verb and a drawn figure that really shows the fold. The figures are flat shapes in two inks; each step says what people get wrong.',
  category: 'How It Works',
  tags: ['steps', 'figures', 'instructions', 'poster'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'steps are { verb, text, wrong, figure }; figure is any drawing or picture, and a step without one closes up. mark is the sign before what people get wrong. Two inks: --brand and --brand-2; without --brand-2 the second is mixed from the first.',
  character: 'Poster',
  situation: 'A zine library teaches visitors to make eight pages from one sheet.',
  reason: 'The pictures carry the instruction; icons in circles would only decorate it.',
  licence: 'MIT',
  photoWidth: 1120,
};
