import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Rising loaf: Waitlist that rises with every name',
  description:
    'A bakery opens when enough neighbours have signed up. The bread in the lit oven is the progress bar: a real meter with a spoken value that rises with every name, while the tea towel says how many are missing. Names fill a tray of thirteen, a baker’s dozen, and the cat wakes up when you join.',
  category: 'Waitlist',
  tags: ['waitlist', 'progress', 'local', 'soft'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Set joined and goal; {goal}, {next} and {number} in the texts become numbers. join(email) returns a promise, the count rises when it resolves, and it may resolve to their real place. tray is how many names share a perk; an empty perk leaves the tray out. media replaces the oven, as a node or as a function of { count, goal, isAwake }; backdrop is what stands behind, labels has every other word. --brand is the oven, --brand-2 the tin.',
  character: 'Soft',
  situation: 'A bakery wants 500 neighbours before it signs the lease.',
  reason: 'The goal is a thing people want to see finished, not a bar they have learnt to ignore.',
  licence: 'MIT',
  photoWidth: 1120,
};
