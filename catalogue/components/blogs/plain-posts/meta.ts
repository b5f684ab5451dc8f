import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain posts: Covers of any ratio, dates that sort',
  description:
    'The newest posts of a blog, by date and with a larger first one. Covers have a reserved ratio; covers, dates, titles and texts of a row share their lines, and any count fills every row. The whole card opens the post, but only the title is the link and the text can be selected. A second layout is an index by date without pictures.',
  category: 'Blogs',
  tags: ['blog', 'posts', 'cards', 'index', 'news'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'posts are { date, title, href, text, author, media } in any order; date is a day such as 2026-11-17. media is an image or your own markup; an image is cut to 3:2. layout is covers or index. large={false} shows the newest post like the others. locale writes the dates. link stands below lead and may be null. join leaves out the space above.',
  character: 'Swiss',
  situation: 'A bakery writes down what happened in a month.',
  reason:
    'A screen reader hears titles instead of whole cards, texts can be selected, and no cover or long title moves what stands beside it.',
  licence: 'MIT',
  variants: [
    { name: 'Covers', props: 'layout="covers"' },
    { name: 'Equal covers', props: 'layout="covers" large={false}' },
    { name: 'Index by date', props: 'layout="index"' },
  ],
  limits: [
    'Where a text can be selected with a mouse, a click on its letters does not open the post.',
    'An inline SVG is not cut but shown in its own ratio. Images and videos are cut.',
    'Where a browser does not know text-box, words and cover meet within a few pixels.',
  ],
};
