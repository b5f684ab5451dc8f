import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain FAQ: Answers that are there without script',
  description:
    'Questions and answers with details and summary: in the page for find in page and for crawlers, open on paper, and each with an address that opens it. Beside or below the list are the ways to ask a person. It is a server component and takes the colours of your project.',
  category: 'FAQ',
  tags: ['faq', 'accordion', 'details', 'json-ld'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'entries are { question, answer, id, open }. answer is text or markup with links. A link to #id opens the answer. layout is one or two. exclusive is a name for the list: one answer is then open at a time. Answers that are text are given as FAQPage; structured={false} leaves that out. Colours follow --background, --foreground, --muted-foreground, --border, --primary and --ring.',
  character: 'Swiss',
  situation: 'Any page that answers the same questions every day.',
  reason:
    'A closed answer is still found, printed and linked to, and it opens before or without script.',
  licence: 'MIT',
  variants: [
    { name: 'Head beside the list', props: 'layout="one"' },
    { name: 'Two columns', props: 'layout="two"' },
  ],
  limits: [
    'Only answers that are text are given to search engines.',
    'An address opens its answer in browsers that reveal closed details for a fragment. Others stay where they are.',
    'Browsers without ::details-content (before Chrome 131, Safari 18.4, Firefox 143) print the answers that are open.',
  ],
};
