import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain copy button: It says only what happened',
  description:
    'A value with its name and one word to copy it. Where the clipboard is refused or not there, the value is selected and the word becomes the keys; once they are pressed it says so. A long value gives way in the middle, by CSS, so its last letters are always there and every copy is whole. Nothing moves, and several on a page know nothing of each other.',
  category: 'Buttons',
  tags: ['copy', 'clipboard', 'iban', 'fallback'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'value is what is copied, label is its name. group={4} draws gaps as banks print them, tail is how many letters at the end always stay, whole shows all of it. layout="row" several times below each other makes a table. onCopied gets the value when the browser has copied it. Colours, radius and ring come from the variables of your project, the font of the value from --font-mono.',
  character: 'Swiss',
  situation: 'Bank details, an address to share, a command, a checksum, a key.',
  reason:
    'It never says "Copied" when it is not, also on a page without https or in an iframe, and what is copied is never shortened.',
  licence: 'MIT',
  variants: [
    { name: 'A field', props: 'layout="box"' },
    { name: 'A row of a table', props: 'layout="row"' },
  ],
  limits: [
    'A value is cut in the middle only in a font of fixed width; in another one the end may be broken.',
    'On a phone without the clipboard one has to hold the selected value, because there are no keys.',
    'Values run from left to right, also on a page that does not.',
  ],
};
