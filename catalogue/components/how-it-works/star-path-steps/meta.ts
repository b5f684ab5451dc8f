import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Star path: Steps along a line of light',
  description:
    'A vertical path through one night: each step has its hour, and the line between them grows brighter as the page is scrolled. The sky behind them runs from night to dawn. The line is tied to scroll with CSS; where that is unknown it is simply lit.',
  category: 'How It Works',
  tags: ['steps', 'timeline', 'scroll', 'night'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'steps are { hour, title, text }. Any number works, and the column of hours is as wide as the widest. The scroll effect is a CSS view timeline and is off for people who prefer less motion. picture takes the place of the train, null leaves it out. --brand is the light.',
  character: 'Night',
  situation:
    'A night train with a telescope car explains what happens between boarding and sunrise.',
  reason:
    'The time of night is the structure, so readers feel the length of the journey instead of counting boxes.',
  licence: 'MIT',
  expressive: 'The ground runs from night to dawn in every brand.',
  photoWidth: 1040,
};
