import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain sign-in: A form that tells the truth',
  description:
    'Email and password with a slot for a passkey and one for other providers. A refusal, no answer and no network are three different sentences; what was typed stays, the focus is where one goes on, and nothing moves. The password can be shown, Caps Lock is told, password managers and passkey autofill work. Without script it is a form that posts.',
  category: 'Forms',
  tags: ['sign-in', 'login', 'password', 'passkey', 'form'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'onSubmit gets { email, password } and returns a promise: resolve when they are signed in, resolve with a text to refuse, reject when there was no answer. Without it the browser posts to action; email and refusal are for the page that your server sends back. passkey and providers take your own buttons; a plain button or link without classes gets the look of the family. help is { note, label, href }. Colours, radius and ring come from the variables of your project; a refusal has the colour --destructive if there is one.',
  character: 'Swiss',
  situation: 'The sign-in page of a product, or the dialog that asks again.',
  reason:
    'It never blames the password for what the server did, and what was typed is still there to be sent again.',
  licence: 'MIT',
  variants: [
    { name: 'One column', props: 'layout="column"' },
    {
      name: 'Two ways side by side',
      props: 'layout="halves" passkey={<button type="button">Use a passkey</button>}',
    },
  ],
  limits: [
    'The passkey itself is yours: the slot is for your button, and the address field offers passkeys once your page asks for them.',
    'Room is kept for the sentences in labels. A longer refusal of your server takes more lines, and what is below moves by these.',
    'layout="halves" without a passkey and without providers is one column.',
  ],
};
