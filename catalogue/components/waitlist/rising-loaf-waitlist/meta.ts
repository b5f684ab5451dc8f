import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'Waitlist where the loaf rises with every name',
  description:
    'A bakery opens when enough neighbours have signed up. The bread in the tin is the progress bar: it is a real meter with a spoken value, rises when somebody joins, and says how many are missing.',
  category: 'Waitlist',
  tags: ['waitlist', 'progress', 'local', 'soft'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Set joined and goal; join(email) returns a promise and the count rises when it resolves. --brand is the crust, --brand-2 the tin.',
  character: 'Soft',
  situation: 'A bakery wants 500 neighbours before it signs the lease.',
  reason: 'The goal is a thing people want to see finished, not a bar they have learnt to ignore.',
  licence: 'MIT',
  photoWidth: 960,
};
