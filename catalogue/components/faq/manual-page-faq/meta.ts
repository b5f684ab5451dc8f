import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Manual page: Help that is found while you type',
  description:
    'Type and topics narrow, hits are marked in questions and answers, the arrow keys walk from question to question and / goes back to the search. Every answer has its own address, opens when somebody arrives by it, and says when it was last checked.',
  category: 'FAQ',
  tags: ['faq', 'search', 'keyboard', 'docs'],
  plan: 'Pro',
  priceRupees: 99,
  usage:
    'entries are { id, topic, ask, reply, checked }. Links are #faq-id; prefix changes the start. Keys, while the focus is inside: / to search, down from the field into the questions, arrows between them, Escape to clear. All entries are in the page, so a crawler reads them too, and paper shows every answer. labels holds the other words. --brand is the bar and the mark.',
  character: 'Workbench',
  situation: 'A database host answers operations questions for people with a pager in their hand.',
  reason:
    'It is faster than scrolling at three in the morning: two keys to any answer, and a link to pass on.',
  licence: 'Tessera commercial licence',
  photoWidth: 1040,
};
