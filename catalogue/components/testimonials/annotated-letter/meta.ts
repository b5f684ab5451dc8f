import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Annotated letter: One long letter with notes in the margin',
  description:
    'A customer’s letter printed whole, and beside the sentences that matter a marginal note with the fact behind it. On phones the notes follow their paragraph. It persuades because nothing was cut.',
  category: 'Testimonials',
  tags: ['testimonial', 'letter', 'long-form', 'editorial'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'paragraphs are { text, mark, note }: mark is a phrase inside text that gets underlined, note is what stands beside it. Both are optional. Pass the writer’s own signature as a drawing, or null to leave it out. --brand is the red pencil, --brand-font the letter, --brand-font-display its heading and greeting.',
  character: 'Editorial',
  situation: 'A bookshop thanks a small inventory tool, and the makers answer in the margin.',
  reason:
    'Claims and their evidence stand side by side, so the quote can be checked while it is read.',
  licence: 'MIT',
  photoWidth: 1040,
};
