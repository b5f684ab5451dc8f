import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain waitlist: The wait is written out as a sum',
  description:
    'A waiting list that says how many wait, how many are let in each time, when that was last, and the day that follows from it, typeset as arithmetic. After joining it shows the place that the server gave, works out the date from that, and says how to leave. A known address gets its place, and without an answer what was typed stays. Without script it is a form that posts.',
  category: 'Waitlist',
  tags: ['waitlist', 'launch', 'queue', 'email', 'form'],
  plan: 'Free',
  priceRupees: null,
  usage:
    'waiting, admits, days and last are your figures: 27 wait, 4 are let in every 7 days, last on 2026-11-14. onSubmit gets the address and returns a promise of { place, known, leave }, or of { refused } with your words; reject when there was no answer. Without it the browser posts to action; answer and email are for the page that your server sends back, or for somebody who comes again. admits={0} as long as there is no rate. labels has the words below the figures.',
  character: 'Swiss',
  situation: 'A workshop builds four wheels a week, and 27 people wait.',
  reason:
    'It never adds one to a number of its own: the place comes from the server, and everybody can check the date with the figures beside it.',
  licence: 'MIT',
  variants: [
    { name: 'Sum over the full width', props: 'layout="line"' },
    { name: 'Sum in a column', props: 'layout="column"' },
  ],
  limits: [
    'The date is as true as the rate: set waiting and last from your data, and not by hand.',
    'Room is kept for the sentences in labels. A longer refusal of your server takes more lines, and what is below moves by these.',
  ],
};
