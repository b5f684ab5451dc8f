import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain pricing: Up to four plans that line up',
  description:
    'Names, prices, buttons and lists of all plans stand on one line each, however long a text is. Only the plan that you choose has a box, and its text keeps the grid. Month and year switch without script and without moving anything, and the year says what it saves.',
  category: 'Pricing',
  tags: ['pricing', 'plans', 'subgrid', 'monthly-yearly'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'plans are { name, text, amount, per, features, note, action }. amount is a number in whole units; currency and locale write it, 0 becomes a word and null a price on request. yearly is what a whole year costs and brings the switch. highlighted gives one plan the box and the filled button. Colours follow --background, --foreground, --card, --muted-foreground, --border, --primary, --primary-foreground and --ring, corners --radius.',
  character: 'Swiss',
  situation:
    'Software for bookkeepers has one free plan and two that are paid by the month or year.',
  reason:
    'A long description or a long price moves no button and no list: each part of a plan shares its row with the same part of the others.',
  licence: 'MIT',
  variants: [
    { name: 'Plans beside each other', props: 'layout="columns"' },
    { name: 'Rows of a price list', props: 'layout="rows"' },
  ],
  limits: [
    'All prices of one list are in one currency.',
    'The switch is a form of its own, so the section cannot stand inside another form.',
    'Browsers without :has() (before Chrome 105, Safari 15.4, Firefox 121) show the prices of a month.',
  ],
};
