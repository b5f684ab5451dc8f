import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'A front page for the weekend edition',
  description:
    'One lead story with a linocut drawn in SVG, a column of second stories that runs beside it, and numbered briefs below a double rule. The order on phones is the order an editor would choose.',
  category: 'Blogs',
  tags: ['blog', 'magazine', 'front-page', 'editorial'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'lead, stories and briefs are plain objects with href, title and author. Pass your own picture as a React node; it keeps the frame. --brand is the spot colour.',
  character: 'Editorial',
  situation: 'A weekly about rivers and the people along them opens its Saturday edition.',
  reason:
    'A hierarchy a reader feels at once: one story, three stories, five lines; not twelve equal cards.',
  licence: 'MIT',
};
