import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain password: Strength with a reason',
  description:
    'A field for a new password that says how long it would hold and why: “A name or word with a year: seconds to guess.” The guess is made in the browser from common passwords, words of yours, years, rows of keys and repeats. Four words pass, Password1! does not. Show keeps the caret, Caps Lock is told, a screen reader hears the sentence after a pause.',
  category: 'Forms',
  tags: ['password', 'input', 'strength', 'form'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Stands in your form. knownWords takes what others would try first: the name, the address, the shop. least is the shortest time that the form accepts, minLength the shortest password. layout="scale" adds the rule of times. Every reason and time is in labels.',
  character: 'Swiss',
  situation: 'Where a password is chosen: registering, a forgotten one, the settings.',
  reason: 'It knows why a password is weak and says so, and does not praise Password1!.',
  licence: 'MIT',
  variants: [
    { name: 'A sentence', props: 'layout="line"' },
    { name: 'Over a rule of times', props: 'layout="scale"' },
  ],
  limits: [
    'It is an estimate from a short English list. Compare with a list of leaked passwords on your server as well.',
    'Times are for 10,000 guesses a second, as with a slow hash from a stolen list.',
    'Without script the browser asks for the length only.',
  ],
};
