import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Posts by year: A dense index that is found',
  description:
    'Every post of a site on one page, a line each, under its year. The year stays in view as long as its posts do. Dates are written with your own month names, the same on the server and in each time zone. All posts are in the page for find in page, and only those near the window are laid out.',
  category: 'Blogs',
  tags: ['blog', 'archive', 'index', 'dates', 'changelog'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'posts are { date, title, href, note } in any order; date is a day such as 2026-11-10. months are the names of the months and format says where they stand, as in "{day}. {month}". shown is a date in your own words. offset is the height of a bar that stays on top of your page. layout is side or columns. labels are the words for one post and for several.',
  character: 'Swiss',
  situation: 'A workshop that has written something down every few weeks for years.',
  reason:
    'A post stands under its own year in every time zone and language, and is found among two hundred without a button.',
  licence: 'MIT',
  variants: [
    { name: 'Years beside the posts', props: 'layout="side"' },
    { name: 'Two columns', props: 'layout="columns"' },
  ],
  limits: [
    'Days and years are those of the letters of the date. For another calendar give shown.',
    'Browsers without content-visibility lay out all posts.',
  ],
};
