import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Two doors: One question, two loud answers',
  description:
    'The last section of a page asks one question and splits the floor between two answers. Each half is a single link from edge to edge; the one under the pointer or the focus takes more of the wall.',
  category: 'CTA',
  tags: ['cta', 'choice', 'split', 'poster'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'doors is exactly two of { word, line, action, href }. The word is stretched to its half, so keep it to one of three to eight letters; the lines may be as long as they need. --brand and --brand-2 are the two floors; the letters on them turn black or white, or follow --brand-foreground. className goes to the outer element.',
  character: 'Poster',
  situation: 'A climbing hall sends beginners and regulars through different doors.',
  reason: 'It makes the visitor say who they are in one press, so the next page can be short.',
  licence: 'MIT',
  limits: ['There are always two doors.', 'The word of a door is one of three to eight letters.'],
  photoWidth: 1040,
};
