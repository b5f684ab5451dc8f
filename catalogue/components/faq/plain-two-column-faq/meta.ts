import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain two-column FAQ: Topics that keep up',
  description:
    'Many questions by topic, all answers open. The list of topics stays in view and marks what is read, down to a short last topic at the end of the page, and what was pressed. Each question has an address to copy and stands below a sticky header when somebody arrives by it. On a phone the topics are a row under the header. Without script only the mark is missing.',
  category: 'FAQ',
  tags: ['faq', 'topics', 'scroll-spy', 'sticky', 'json-ld'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'topics are { name, id, entries }, entries { question, answer, more, id }. id is the address, as in #cancel; a question without one shows no sign for copying. more is folded below the answer. offset is the height of your sticky header, such as 4rem. layout is side or bar. children stand after the last question. Answers that are text are given as FAQPage; structured={false} leaves that out. Colours follow --background, --foreground, --muted-foreground, --border, --primary and --ring.',
  character: 'Swiss',
  situation: 'A practice answers what patients ask before, during and after a visit.',
  reason:
    'The marked topic is the one that is read, also at the end of the page, and no heading lands under the header.',
  licence: 'MIT',
  variants: [
    { name: 'Topics beside the questions', props: 'layout="side"' },
    { name: 'Topics as a row', props: 'layout="bar"' },
  ],
  limits: [
    'The mark follows the scroll of the page. In a box that scrolls by itself it stays on what was pressed.',
    'Only answers that are text are given to search engines.',
    'The height of your header is given as offset and is not measured.',
  ],
};
