import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain quote: One voice, set like a page of a book',
  description:
    'One long quote with a portrait, a name, a role and the place where it was said. The opening mark hangs before the margin, so the first letter stands on the grid line, and the marks are those of the language. Without a portrait the words take the full width.',
  category: 'Testimonials',
  tags: ['testimonial', 'quote', 'portrait', 'typography'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'quote is the words without quotation marks. lang is their language and chooses the marks; to choose others, give the root a class such as [quotes:"‹""›"]. media is a portrait and is cut to 4:5, logo the mark of the company. source is { label, href }. layout is beside or full. band gives a muted ground. Colours follow --background, --muted, --foreground, --muted-foreground, --border, --primary and --ring, corners --radius.',
  character: 'Swiss',
  situation: 'A bakery quotes one customer who says it better than a list of features.',
  reason:
    'The quotation mark hangs in any language and direction, and the name ends level with the foot of the portrait.',
  licence: 'MIT',
  variants: [
    {
      name: 'Beside a portrait',
      props: 'layout="beside" media={<img src="/roald.jpg" alt="Roald Timmer" />}',
    },
    {
      name: 'Full width with a mark',
      props: 'layout="full" logo={<img src="/yard.svg" alt="The yard" />}',
    },
  ],
  limits: [
    'Marks follow the language in browsers that know quotes: auto (Chrome 87, Safari 14.1, Firefox 70).',
    'Where a browser does not know text-box, text and portrait meet within a few pixels.',
  ],
};
