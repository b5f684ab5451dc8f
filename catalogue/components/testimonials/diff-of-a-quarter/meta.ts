import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Quarter diff: A testimonial written as a diff',
  description:
    'What a team removed and what it added, side by side, with the numbers of the quarter in large. The quote is the commit message; reviewers approve below with their name and role.',
  category: 'Testimonials',
  tags: ['testimonial', 'diff', 'numbers', 'developer'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'changes are { file, what, before, after }; before or after can be left out. Removed values are struck through and added ones carry a plus, so the diff survives without colour. On phones the two sides stand below each other. icon on an approval replaces its dot, labels has the signs and the spoken words. --brand is the colour of what was added.',
  character: 'Workbench',
  situation: 'A payments team describes what a build cache changed in one quarter.',
  reason:
    'Before and after are read the way developers read everything else, and colour is never the only sign.',
  licence: 'MIT',
  expressive: 'It stays a diff: signs before both values, and a square for each line.',
  photoWidth: 1040,
};
