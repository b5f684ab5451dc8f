import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  title: 'Book a call on a strip of days',
  description:
    'Ten working days in a row, free slots below, and a sentence that repeats the choice in full before it is sent. Arrow keys move by day, times follow the visitor’s zone, and a slot that was taken meanwhile says so and offers the next one.',
  category: 'CTA',
  tags: ['cta', 'booking', 'calendar', 'swiss'],
  plan: 'Pro',
  priceRupees: 149,
  usage:
    'days are ISO dates with slots as ISO times. book(slot) returns a promise; reject with an Error to say that the slot is gone. Fully usable by keyboard.',
  character: 'Swiss',
  situation: 'An acoustic consultant offers twenty-minute calls in the next two weeks.',
  reason:
    'A calendar without a calendar: no month grid, no dead days, two presses to a booked call.',
  licence: 'Tessera commercial licence',
  photoWidth: 1120,
};
