import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain OTP: A code in one field',
  description:
    'A code of any number of digits, as one field that is drawn as cells. A paste of “482 913”, of the whole message or of Hindi digits gives the code, and the browser fills it in from the SMS. Caret, selection and backspace are its own. A wrong code stays, selected, with the reason. The wait for another code is right after a minute in another app.',
  category: 'Forms',
  tags: ['otp', 'code', 'verification', 'sms', 'form'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Stands in your form and posts one field. With onComplete the code is checked once it is full: resolve when it is right, resolve with a text to refuse, reject when there was no answer. onResend sends another code; without it the link leads to resendTo, and an empty one leaves it out. code and refusal are for the page that your server sends back.',
  character: 'Swiss',
  situation: 'After a number or an address was given, and before anything is shown.',
  reason: 'The code gets in however it was copied, and a wrong one is written over at once.',
  licence: 'MIT',
  variants: [
    { name: 'Below each other', props: 'layout="stacked"' },
    { name: 'On both sides of a rule', props: 'layout="beside"' },
  ],
  limits: [
    'Codes of digits only.',
    'Without script the field is sent as it was written, so your server leaves out spaces.',
    'A font without digits of one width needs --brand-font-mono.',
  ],
};
