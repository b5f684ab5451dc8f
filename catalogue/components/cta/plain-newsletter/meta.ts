import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain newsletter: Sign-up that says which step is yours',
  description:
    'A newsletter with double opt-in, as three steps: leave your address, press the link in the mail, wait for the next one. The form is the first step. After sending, the page names the address and what to press; the address can be corrected, a known one is told so, and a failure keeps what was typed. Nothing moves between the states. Without script it is a plain form.',
  category: 'CTA',
  tags: ['newsletter', 'email', 'double-opt-in', 'form'],
  plan: 'Free',
  priceRupees: null,
  usage:
    "onSubmit gets the address and returns a promise: 'sent' when the mail with the link was sent, 'already' when the address is on the list, { refused } with your words for anything else; reject when there was no answer. On a correction the second argument is the address before, so that its link can be made invalid. action and name are for browsers without script. next is the last step, with its date. Every word of the states is in labels. Colours, radius and ring come from the variables of your project; a refusal has the colour --destructive if there is one.",
  character: 'Swiss',
  situation: 'A bakery writes once a week to people who have confirmed that they want it.',
  reason:
    'It never says done before the link was pressed, and a mistake, a known address and a failure each get a true answer.',
  licence: 'MIT',
  variants: [
    { name: 'Steps beside the head', props: 'layout="beside"' },
    { name: 'Steps beside each other', props: 'layout="columns"' },
  ],
  limits: [
    'The answer already tells whoever asks that an address is on the list. If nobody may know that, answer sent and say it in the mail.',
    'The room below the field is kept for the texts in labels. A longer refusal takes more lines, and what is below moves by these.',
    'Without script your server answers with a page of its own.',
  ],
};
