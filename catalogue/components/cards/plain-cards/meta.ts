import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain cards: The whole card is a link, and still text',
  description:
    'Cards in three densities from one array: a grid, an index and one large card for each row. A press anywhere opens the page, yet the text can be selected, and buttons or links of a card work for themselves. Titles, texts and feet of a row share their lines, any count fills its rows evenly, and a card without a picture lets its title grow into the place.',
  category: 'Cards',
  tags: ['cards', 'grid', 'list', 'links', 'subgrid'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'cards are { title, href, text, meta, media, actions }; only title and href are needed. media is an image, a video or your own markup. actions are your own buttons and links; those without classes get the look of the family. layout is grid, list or feature. lead stands beside the heading. join leaves out the space above.',
  character: 'Swiss',
  situation: 'A bicycle workshop keeps a list of rides, each with a track to download.',
  reason:
    'A link around a card is named by all its words and swallows its buttons. Here the link is the title, and everything else still opens it.',
  licence: 'MIT',
  variants: [
    { name: 'Grid', props: 'layout="grid"' },
    { name: 'List', props: 'layout="list"' },
    { name: 'One large card for each row', props: 'layout="feature"' },
  ],
  limits: [
    'Without script a press on the letters of a text does not open the card; a press beside them does.',
    'An inline SVG is not cut but shown in its own ratio. Images and videos are cut.',
  ],
};
