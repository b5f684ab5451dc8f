import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'statement',
  title: 'Call strip: Book a call on a strip of days',
  description:
    'Working days in a row, free times below, and a sentence that repeats the choice in full before it is sent. Days and times are those of your office wherever the visitor sits; somebody in another zone also reads the time on their own clock. A time that was taken meanwhile says so and names the next one.',
  category: 'CTA',
  tags: ['cta', 'booking', 'calendar', 'swiss'],
  plan: 'Pro',
  priceRupees: 149,
  usage:
    'Start with times, taken, zone and zoneName: the next eight working days follow from today. Or give days as { date, times } from your own calendar. book(moment) receives an ISO time and resolves to "booked" or "taken"; a rejection says that it could not be confirmed. Days and times are native radios, so arrow keys work. locale sets the language of dates, labels every other word. --brand is the ground by day and the ink at night.',
  character: 'Swiss',
  situation: 'An acoustic consultant offers twenty-minute calls in the next working days.',
  reason:
    'A calendar without a calendar: no month grid, no dead days, two presses to a booked call.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
};
