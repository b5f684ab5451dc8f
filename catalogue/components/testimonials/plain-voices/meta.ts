import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain voices: Short quotes that read across',
  description:
    'One to nine short quotes, each with a portrait or initials, a role and the place where it was said. The order in the page is the order on the screen, the names of a row stand on one line, and every row is filled. It needs no script and takes the colours of your project.',
  category: 'Testimonials',
  tags: ['testimonials', 'quotes', 'grid', 'subgrid'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'voices are { quote, name, role, source, media, lang }. quote is the words without quotation marks; lang is their language and chooses the marks. media is a portrait and is cut to 4:5; without it the initials are shown. source is { label, href }. layout is grid or rows. Colours follow --background, --foreground, --muted-foreground, --border, --primary and --ring, corners --radius.',
  character: 'Swiss',
  situation: 'A bicycle workshop shows five letters of customers, two of them first.',
  reason:
    'A wall of columns reorders what it shows. Here the second voice stands beside the first, and names stand on one line.',
  licence: 'MIT',
  variants: [
    { name: 'Rows of two and three', props: 'layout="grid"' },
    { name: 'A ruled line for each', props: 'layout="rows"' },
  ],
  limits: [
    'Marks follow the language in browsers that know quotes: auto (Chrome 87, Safari 14.1, Firefox 70).',
    'Initials need Intl.Segmenter (Chrome 87, Safari 14.1, Firefox 125).',
  ],
};
