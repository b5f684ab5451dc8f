import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain footer: Columns that hold from two to six',
  description:
    'Mark, address, columns of links and a last row, on one vertical line of the page. Where a finger points every link is 44 px high; with a mouse the lists stay close. On a phone no list leaves a hole beside another, with two columns or with nine.',
  category: 'Footer',
  tags: ['footer', 'sitemap', 'links', 'plain'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'columns are { title, links }; a link without href is a line of text, such as an hour. The same is true of address, where tel: and mailto: are links. layout="rows" makes a ruled table. end is for a status or social links, children for a row above the small print. legal holds the year as you write it. Colours, radius and ring are those of a shadcn project; the look without them is in the file.',
  character: 'Swiss',
  situation: 'A dental practice in Pune ends each page with where it is and what it does.',
  reason:
    'A thumb meets the link that it wants, and the list of a desk is not stretched for it. Columns are paired by their length.',
  licence: 'MIT',
  variants: [
    { name: 'Columns', props: 'layout="columns"' },
    { name: 'Rows', props: 'layout="rows"' },
  ],
};
