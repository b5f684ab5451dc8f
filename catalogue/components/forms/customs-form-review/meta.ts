import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'Customs declaration in three steps with a review',
  description:
    'A long form made short: who you are, what you carry, and a review where every answer has its own way back. The allowance is counted as goods are added, errors are named at the field and in a list that leads to it, and nothing is lost between steps.',
  category: 'Forms',
  tags: ['form', 'multi-step', 'review', 'validation'],
  plan: 'Pro Plus',
  priceRupees: 249,
  usage:
    'allowance is in whole rupees. submit(declaration) returns a promise of a reference number. Steps, fields and goods are plain state in one place, easy to extend.',
  character: 'Swiss',
  situation: 'A traveller declares goods on the way from the aircraft to the belt.',
  reason:
    'The review step is a real page with ways back, and the running allowance decides the channel as you type.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
};
