import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Customs form: Declaration in three steps with a review',
  description:
    'A long form made short: who you are, what you carry, and a review where every answer has its own way back. A signboard beside it counts the goods against the allowance and turns from green to red when the channel changes. Errors are named at the field and in a list that leads to it, amounts may be grouped as people write them, and nothing is lost between steps.',
  category: 'Forms',
  tags: ['form', 'multi-step', 'review', 'validation'],
  plan: 'Pro Plus',
  priceRupees: 249,
  usage:
    'fields are { key, label, rule, hint }: change them for your own papers. allowance is in whole units; locale and currency decide how amounts are read and written, so 21,500 and 21.500 both work where they belong. submit(declaration) resolves to the reference number; if it rejects, the form says so and keeps everything. Until you pass it a sample number is shown and nothing is sent. labels replaces every other word, and channels[…].icon the arrows. --brand is the green and --brand-foreground the text on it.',
  character: 'Swiss',
  situation: 'A traveller declares goods on the way from the aircraft to the belt.',
  reason:
    'The answer people came for, which channel, stands beside the form as a sign and changes with every line they add; the review is a real page with ways back.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
  limits: [
    'The steps are fixed: questions, a list of goods, a review. Without fields it begins with the goods.',
  ],
  expressive: 'It sums a list of goods against an allowance; another form needs other steps.',
};
