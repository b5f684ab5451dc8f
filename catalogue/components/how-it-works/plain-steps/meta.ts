import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain steps: Numbered, any count, with time',
  description:
    'How something goes, as one ordered list: numbers stand on an axis that ends at the last of them, and the times hang below it. Two to five steps stand in a row, more break into even rows, and on phones the axis is vertical. A current step marks the way that is done.',
  category: 'How It Works',
  tags: ['steps', 'timeline', 'process', 'subgrid'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'steps are { title, text, time, media }; only title is needed. time is text, such as 15 minutes. media is any markup and may use container queries. layout is row or column. current is the number of the step that somebody is at. Colours follow --background, --foreground, --muted-foreground, --border and --primary.',
  character: 'Swiss',
  situation: 'A dental practice says what happens in the forty minutes of a first visit.',
  reason:
    'With two, three, four or five steps the numbers and titles stand on one line, the axis ends at the last number, and a screen reader hears one list.',
  licence: 'MIT',
  variants: [
    { name: 'In a row', props: 'layout="row"' },
    { name: 'In a column, at the third step', props: 'layout="column" current={3}' },
  ],
};
