import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Front page: A lead, a column and briefs for the weekend',
  description:
    'One lead story with a linocut drawn in SVG, a column of second stories that runs beside it, and numbered briefs below a double rule. The order on phones is the order an editor would choose.',
  category: 'Blogs',
  tags: ['blog', 'magazine', 'front-page', 'editorial'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'lead and stories are { kicker, title, dek, author, minutes, href }, briefs are { title, href }. Pass your own picture as a React node; it fills the frame, and null leaves the frame out. labels holds the two lines with author and minutes. edition is text, so the date is the one you print. --brand is the spot colour.',
  character: 'Editorial',
  situation: 'A weekly about rivers and the people along them opens its Saturday edition.',
  reason:
    'A hierarchy a reader feels at once: one story, four beside it, four lines below; not twelve equal cards.',
  licence: 'MIT',
};
