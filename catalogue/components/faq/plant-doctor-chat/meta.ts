import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Plant doctor: FAQ as a chat with somebody who knows',
  description:
    'Each question is a bubble somebody might really send; opening it brings the reply of a person with a name. Built on details and summary, so it works before any script, can be searched in the page and remembers nothing.',
  category: 'FAQ',
  tags: ['faq', 'chat', 'details', 'soft'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'questions are { ask, reply, by, avatar }. The first one starts open. illustration takes your own drawing or null, avatar a picture instead of the letter, contact may be null. --brand colours the bubbles of the visitor, --brand-2 those of the doctor.',
  character: 'Soft',
  situation:
    'A houseplant clinic that works by post answers what people ask before they send a fern.',
  reason:
    'The tone of a conversation with the sturdiness of plain HTML: no script, no lost answers.',
  licence: 'MIT',
  photoWidth: 1040,
};
