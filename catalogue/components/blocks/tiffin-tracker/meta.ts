import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Tiffin tracker: A lunch on its way, stop by stop',
  description:
    'An order tracker drawn as a lane with a bicycle on it. The rider stands at the stop that was reached, the expected time is the largest thing on the card, and a person with a name can be called.',
  category: 'Blocks',
  tags: ['tracker', 'delivery', 'status', 'soft'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'stops are { label, time }, any number of them; reached is the index of the last one. Stops are a real list with the current one marked, so it reads well without the drawing. Times are text: pass them as your server formats them. media is what travels: pass your own drawing instead of the bicycle, or null. rider may be null. --brand is the road, --brand-2 the bag; --brand-font and --brand-font-display are the letters.',
  character: 'Soft',
  situation: 'A home-cooked lunch service tells an office where its tiffins are.',
  reason:
    'It answers when, where and whom to call in one glance; a bar with four dots answers none of them.',
  licence: 'MIT',
  photoWidth: 880,
};
