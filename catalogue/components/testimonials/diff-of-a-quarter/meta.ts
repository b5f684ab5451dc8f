import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'A testimonial written as a diff',
  description:
    'What a team removed and what it added, line by line, with the numbers of the quarter on both sides. The quote is the commit message; reviewers approve below with their name and role.',
  category: 'Testimonials',
  tags: ['testimonial', 'diff', 'numbers', 'developer'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'changes are { file, before, after } and become two lines each; before or after can be left out. Signs are text, so the diff survives without colour.',
  character: 'Workbench',
  situation: 'A payments team describes what a build cache changed in one quarter.',
  reason:
    'Before and after are read the way developers read everything else, and colour is never the only sign.',
  licence: 'MIT',
  photoWidth: 1040,
};
