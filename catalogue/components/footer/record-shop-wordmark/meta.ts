import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Side B: Footer with a wordmark that fills the floor',
  description:
    'The shop’s name runs edge to edge and is cropped by the end of the page, as if the poster went on below. Above it, what people look for in a footer: hours, the way there, three short lists.',
  category: 'Footer',
  tags: ['footer', 'wordmark', 'record-shop', 'poster'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Set name, hours and columns. The name is vector text stretched to the width; a longer one becomes lower. Between two words lies a record, after a single word it follows as a full stop; icon puts your own drawing there and null leaves it out. The crop at the bottom is left out for names with tails (Q, J, Ç) and for scripts without capitals. --brand is the ground, --brand-2 the word; without --brand-2 the word takes a tone of the ground. --brand-foreground is the small text, --brand-font-display the type of the name.',
  character: 'Poster',
  situation: 'A second-hand record shop ends its page louder than it began.',
  reason:
    'The name is as large as the screen allows on every screen, with no image and no font file.',
  licence: 'MIT',
  photoWidth: 1120,
};
