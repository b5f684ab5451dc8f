import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Count us: Big numbers that name their sources',
  description:
    'Three figures as large as the wall, each with the sentence that makes it mean something and the source it was taken from. Numerals are cropped and overlap; the words beside them never are.',
  category: 'Blocks',
  tags: ['stats', 'sources', 'numbers', 'poster'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'figures are { number, unit, line, source, href }. The big drawing is hidden from screen readers, which hear the number inside the sentence. --brand and --brand-2 are the inks; the letters on them turn black or white, or follow --brand-foreground. className goes to the outer element.',
  character: 'Poster',
  situation: 'A cycling campaign puts three facts about one street in front of a council.',
  reason: 'A number without a source is decoration; here the source is part of the composition.',
  licence: 'MIT',
  photoWidth: 1040,
};
