import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain badges: States that can be read',
  description:
    'Badges for states, labels and filters. One colour of any hue gives ground, edge, text and mark with at least 4.5:1 in both themes, near-white and yellow as well. A state has a shape and not only a colour, a count has a unit that is heard, and a filter that is removed gives the focus to its neighbour. They stand on the baseline of the text and are never cut.',
  category: 'Buttons',
  tags: ['badge', 'status', 'label', 'filter', 'chip'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'badges are { label, colour, mark, count, unit, note, href }. mark is ring, half, disc, tick, cross, bar, lozenge or arrow. One badge stands in a text, several are a list. removable makes them filters: give href for a page of a server, onRemove for a list that you keep, or nothing. layout="key" explains each state. A badge without a colour takes --primary; radius, lines and ring come from your project.',
  character: 'Swiss',
  situation: 'A table with states, labels with colours that users choose, a row of filters.',
  reason:
    'The label that a user made yellow can be read in both themes, and a removed filter does not throw the keyboard to the top of the page.',
  licence: 'MIT',
  variants: [
    { name: 'In a line', props: 'layout="line"' },
    { name: 'The key to a table', props: 'layout="key"' },
    { name: 'Filters', props: 'removable' },
  ],
  limits: [
    'The lightness of a colour is not kept: a dark and a light blue give the same badge, so choose colours by their hue.',
    'Without script a filter is removed only if it has an href.',
    'Two filters of one list need different labels.',
  ],
};
