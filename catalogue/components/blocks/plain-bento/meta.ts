import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain bento: One object, four to seven tiles',
  description:
    'A bento grid as one object that hairlines divide, with a large tile at its start or its end. Any number of tiles closes it, on a desk and on a tablet, without a span in your data. Each tile has a slot for media that may reach its edges.',
  category: 'Blocks',
  tags: ['bento', 'grid', 'features', 'media', 'section'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'tiles are { title, text, media, bleed }; only title is needed. media is any markup and may use container queries: each slot is a container. bleed lets it reach the edges of its tile; an image then fills it, and markup gets its height with h-full. large is start or end. Colours follow --background, --foreground, --card, --muted-foreground, --border and --ring, corners --radius.',
  character: 'Swiss',
  situation: 'A bicycle workshop shows in five tiles how it works.',
  reason:
    'Four, five, six or seven tiles leave no hole, and what stands in a column starts on a column of the page.',
  licence: 'MIT',
  variants: [
    { name: 'Large tile first', props: 'large="start"' },
    { name: 'Large tile last', props: 'large="end"' },
  ],
};
