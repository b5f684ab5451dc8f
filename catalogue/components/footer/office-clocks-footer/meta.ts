import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Office clocks: Footer with the hour in every office',
  description:
    'A strict grid of offices with the time there now, whether somebody answers the telephone or on which day somebody will, and the number to dial. Below it a sitemap on the same columns and one line of system status.',
  category: 'Footer',
  tags: ['footer', 'sitemap', 'time-zones', 'swiss'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'offices take an IANA time zone, opening hours and working days (Monday to Friday unless given). Times appear once the page runs in a browser, so server rendering stays exact and nothing shifts. locale writes days and digits, labels the rest of the words. logo takes the place of the name, status.icon that of the square. --brand is the one primary colour; --brand-font and --brand-font-display are the type.',
  character: 'Swiss',
  situation:
    'A bridge-engineering office with four studios wants to be called while people are awake.',
  reason: 'A contact block that knows the time: nobody rings Osaka at four in the morning.',
  licence: 'MIT',
  limits: ['Clocks run from 0 to 24 hours in every language.'],
};
