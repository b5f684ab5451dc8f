import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain sign-up hero: One field, four honest states',
  description:
    'The first section of a page that asks for an address: a title, a lead, one field with a button, three facts and a slot for a picture. The field is idle, sending, done or failed, and nothing moves between these. What was typed stays when sending fails, and a sent address can be corrected. Without script it is a plain form.',
  category: 'Hero',
  tags: ['hero', 'email', 'newsletter', 'form', 'sign-up'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'onSubmit gets the address and returns a promise: resolve when it is kept, resolve with a text to refuse it, reject when it was not sent. On a correction the second argument is the address before. action and name are for browsers without script. children stand in the form, such as a box to tick. layout="split" puts the media beside the text. Every word of the four states is in labels. Colours, radius and ring come from the variables of your project; a refusal has the colour --destructive if there is one.',
  character: 'Swiss',
  situation: 'A newsletter, a waiting list or a notice by mail that has a page of its own.',
  reason:
    'It tells the truth in every state: a failure keeps what was typed, and a mistake can be corrected after sending.',
  licence: 'MIT',
  limits: [
    'The room below the field is kept for the texts in labels. A longer refusal from your server takes more lines, and what is below moves by these.',
    'Without script your server answers with a page of its own.',
  ],
  variants: [
    { name: 'Form beside the lead', props: 'layout="stacked"' },
    {
      name: 'Beside media',
      props: 'layout="split" media={<img src="/pier.jpg" alt="The pier in the evening" />}',
    },
  ],
};
