import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Membership switch: Monthly or yearly, with what you save',
  description:
    'Monthly or yearly, and each card answers in money: not "17 % off" but "you keep ₹3,600, enough for four firings". Cards lean on one another with a pot standing on each, and the whole card is the target.',
  category: 'Pricing',
  tags: ['pricing', 'switch', 'membership', 'soft'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Each plan has monthly and yearly prices in whole units and a keeps phrase for the yearly view; without a saving the phrase is left out. locale and currency write the prices. picture on a plan replaces its pot, null leaves it out; {plan} in actionLabel becomes the name, labels has the other words. Set --brand for the clay and --brand-2 for the glaze.',
  character: 'Soft',
  situation: 'A neighbourhood pottery studio sells three memberships.',
  reason: 'The saving is spoken in the studio’s own currency, things you can make with it.',
  licence: 'MIT',
  photoWidth: 1120,
};
