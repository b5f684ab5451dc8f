import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain minimal footer: One line that wraps well',
  description:
    'Name, links, small print and a slot for a language or for social links, in one line of one size and on one baseline. When the line is full it wraps as set text: links go on in pairs, small print and slot go below together. No link is left alone, with two of them or with nine.',
  category: 'Footer',
  tags: ['footer', 'minimal', 'links', 'legal', 'plain'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'links are { label, href }, current is the href of this page. logo is a mark of about 24 px, or a wordmark with an empty name. legal is the small print with its year, as text or markup. end takes a choice of language or social links, which bring their own height of 44 px. layout="text" sets a long small print in two columns below the line. Colours, radius and ring are those of a shadcn project.',
  character: 'Swiss',
  situation: 'The last line of a small site: a tool, a course, a person.',
  reason:
    'It stays one composition when a link, a language or a paragraph of small print is added.',
  licence: 'MIT',
  variants: [
    { name: 'One line', props: 'layout="line"' },
    {
      name: 'Small print as text',
      props:
        'layout="text" legal="Quern Collective, 31 Vellayambalam Hill, Thiruvananthapuram 695010. The software is free under the MPL 2.0 and comes without any warranty."',
    },
  ],
  limits: ['Two labels that are too long for one line together are set one below the other.'],
};
