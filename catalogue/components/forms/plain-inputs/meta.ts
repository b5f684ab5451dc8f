import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain inputs: Fields that hold still',
  description:
    'A form from a list of fields: text, email, number with a unit, list, growing text. A refusal moves nothing: room for the longest sentence of each field is kept, the focus goes to the first wrong one, and the others are named beside the button as links. Numbers take lakh commas and Hindi digits and ignore the wheel. Without script the browser checks and posts it.',
  category: 'Forms',
  tags: ['input', 'form', 'validation', 'select', 'textarea'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Give fields as { name, label, kind, hint, prefix, suffix, optional, half, options, min, max, missing, wrong, error }. onSubmit gets FormData, in which numbers are plain digits, and returns a promise: resolve when all is well, resolve with { name: sentence } to refuse, reject when there was no answer. Without it the browser posts to action, and error is for the page that your server sends back. children stand before the button.',
  character: 'Swiss',
  situation: 'Any form with two to ten fields: a booking, a contact, a page of settings.',
  reason:
    'A wrong field is said where it is, the focus is in it, and the button is still under the pointer.',
  licence: 'MIT',
  variants: [
    { name: 'Labels above', props: 'layout="above"' },
    { name: 'A ruled list', props: 'layout="beside"' },
  ],
  limits: [
    'Room is kept for the sentences of the form and of your props. A longer one from onSubmit takes more lines, and what is below moves by these.',
    'A number has a point before its decimals and commas between its groups; "3,5" is refused and not guessed.',
    'Passwords, files, dates and boxes to tick are no kinds of their own: give them as children.',
  ],
};
