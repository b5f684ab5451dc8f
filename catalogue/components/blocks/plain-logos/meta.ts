import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain logos: Names that carry the same weight',
  description:
    'A still row of logos in which a long word mark and a square mark get the same area. Proportions are read from the svg or img. The row ends on the edge of the grid, is balanced on phones, and a sentence says how many of how many are shown.',
  category: 'Blocks',
  tags: ['logos', 'customers', 'social-proof', 'grid'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'logos are { name, logo, aspect, weight, href }. logo takes an svg with a viewBox or an img with width and height; for a component of your own give aspect, its width by height. Without a logo the name is set in letters. weight corrects a dense or a fine mark. {count} in text is the number of logos. layout is row or grid. An svg with currentColor takes the colour of the text. Colours follow --background, --foreground, --muted-foreground, --border, --primary and --ring.',
  character: 'Swiss',
  situation: 'Below a hero: who already uses it, without a sponsor among equals.',
  reason: 'All logos get the same area, so the widest word mark is not the loudest name.',
  licence: 'MIT',
  variants: [
    { name: 'A row beside the text', props: 'layout="row"' },
    { name: 'A table of hairlines', props: 'layout="grid"' },
  ],
  limits: [
    'A logo that is a component of your own needs aspect. Without it 4:1 is taken.',
    'White space inside a file counts as part of the logo. Crop it, or set weight.',
  ],
};
