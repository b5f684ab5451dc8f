import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain features: One table of tiles for any count',
  description:
    'Features as one table with hairlines instead of cards. Any count closes the last row at every width, and icons, titles, texts and media of a row share their lines. A second layout sets them as a ruled list.',
  category: 'Blocks',
  tags: ['features', 'grid', 'list', 'bento', 'section'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'features are { title, text, icon, media, link }; only title and text are needed. media is any markup and may use container queries: it stands below the text, or beside it where the last tile is wide. layout is grid or list. lead stands beside the heading. join leaves out the space above.',
  character: 'Swiss',
  situation: 'A tool for people who write manuals says what it does in five tiles.',
  reason:
    'Four, five or seven features leave no hole, and a tile without an icon does not lift its title out of the row.',
  licence: 'MIT',
  variants: [
    { name: 'Table of tiles', props: 'layout="grid"' },
    { name: 'Ruled list', props: 'layout="list"' },
  ],
};
