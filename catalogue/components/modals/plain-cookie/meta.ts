import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain cookie: Yes and no take one press',
  description:
    'A question about cookies at the end of the page, with two equal answers and a list of every cookie by purpose. It takes its own room, covers neither the footer nor what has the focus, remembers the answer by version, reads Global Privacy Control and opens again from a link. Without script it is a form that posts.',
  category: 'Modals',
  tags: ['cookies', 'consent', 'privacy', 'gdpr'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'Put it last on the page. purposes are { value, label, text, needed, cookies }, each cookie { name, text, days }. onChoose gets the values that are allowed; set cookies there and nowhere before. Another version asks again. A link to #cookies opens it. isAnswered is for a server that knows the answer, nonce for a page that restricts inline scripts. Colours and corners follow the variables of your project.',
  character: 'Swiss',
  situation: 'A shop that counts visits and asks before it does.',
  reason:
    'No is as near as yes, every cookie is named, and at the end of the page nothing lies under the band.',
  licence: 'MIT',
  variants: [
    { name: 'At the end of every page', props: 'layout="foot"' },
    { name: 'On a page of its own', props: 'layout="page"' },
  ],
  limits: [
    'It sticks to the window within the element that it stands in, so put it directly into the one that holds the whole page.',
    'With script nothing is posted; onChoose tells you. Whether your text meets the law of your country is for you to check.',
  ],
};
