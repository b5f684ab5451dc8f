import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain sign-up: A form that tells first',
  description:
    'What the account costs, what happens next and how to leave stand before the button. A known address gets the same sentence after the same time as a new one, so nobody learns who is a member. gmial.com is asked about and never forced, the password has a word on its strength, the name may be left out. Refusals stand at their field. Without script it posts.',
  category: 'Forms',
  tags: ['sign-up', 'register', 'password', 'privacy', 'form'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'onSubmit gets { name, email, password } and returns a promise: resolve for a new and for a known address alike, resolve with { email: sentence } to refuse, reject when there was no answer. Write to both addresses; the mail says which it is. next, price and lead are yours. consent adds a box to tick. entered, refusals and isSent are for the page that your server sends back.',
  character: 'Swiss',
  situation: 'The page behind "Start free", where somebody decides whether to give an address.',
  reason: 'It asks for little, says first what comes of it, and gives nobody away.',
  licence: 'MIT',
  variants: [
    { name: 'A letter', props: 'layout="letter"' },
    { name: 'One column', props: 'layout="plain"' },
  ],
  limits: [
    'The time is made equal for the eye. Your server must take the same time and send a mail in both cases as well.',
    'The word on strength knows a few common passwords and the rest of the form, and refuses none.',
    'Room is kept for two lines at a field; a longer refusal moves what is below.',
  ],
};
