import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain single price: One price, told to the end',
  description:
    'One offer with the sum that is really charged in large type, in any currency and as large as its place allows. It does the arithmetic: what the payments add up to, what tax is added, what leaves the account and when. What is not included has the same weight as what is. Month and year are native radios that work without script.',
  category: 'Pricing',
  tags: ['pricing', 'price', 'subscription', 'tax', 'monthly-yearly'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'price and other are { label, amount, per, times, parts, whole, when, href }. amount is what is paid at once: with times: 12 it is one of twelve payments, with parts: 12 it is the whole and is divided. currency and locale write it. tax is { name, percent, included }. included and excluded are lists of texts. Without other there is no choice. layout is sheet or offer. Colours follow --background, --foreground, --card, --muted-foreground, --border, --primary, --primary-foreground and --ring, corners --radius.',
  character: 'Swiss',
  situation: 'Software with one paid plan is sold by the month or by the year, and tax is added.',
  reason:
    'The large figure is what leaves the account, the sum and the tax are worked out beside it, and a price of any length stays on one line on a phone.',
  licence: 'MIT',
  variants: [
    { name: 'A sheet over the page', props: 'layout="sheet"' },
    { name: 'An offer in a box', props: 'layout="offer"' },
  ],
  limits: [
    'There are at most two periods.',
    'The choice is a form of its own, so the section cannot stand inside another form.',
    'Browsers without :has() (before Chrome 105, Safari 15.4, Firefox 121) show the first period.',
    'One rate of tax is worked out. Rates that depend on the buyer belong into your checkout.',
  ],
};
