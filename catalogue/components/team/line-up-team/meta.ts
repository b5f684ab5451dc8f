import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Line-up: The team as tonight’s bill',
  description:
    'Names set like a bill on a wall: headliners fill the width, the rest of the company shares lines below. Roles stand rotated at the edge, and each name is a link with an ordinary focus order.',
  category: 'Team',
  tags: ['team', 'line-up', 'theatre', 'poster'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'headliners get a line each, company shares the last lines. Every person has name, role and href. Accents, tails and scripts without capitals get room of their own, so no letter is cut. edge replaces the stripes, null leaves them out. --brand is the ground by day and every second name by night, --brand-foreground the ink on it, --brand-2 the names on black and the stripes by day, --brand-font-display the names.',
  character: 'Poster',
  situation: 'A travelling theatre company presents nine people without a single photograph.',
  reason: 'It gives people a stage without portraits, and a long name still gets its whole line.',
  licence: 'MIT',
  photoWidth: 1040,
};
