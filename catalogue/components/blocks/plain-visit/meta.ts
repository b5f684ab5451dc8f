import type { Meta } from '../../../pipeline/meta.ts';

export const meta: Meta = {
  kind: 'workhorse',
  family: 'plain-site',
  title: 'Plain visit: Address, and hours that know the clock',
  description:
    'Where a business is and when it is open. Whether it is open now, and until when, is worked out in its own time zone, with lunch, spans past midnight and exceptions by date. The week is a table in the HTML of the server, today is marked, spans stand under each other. Links to ring, write and find the way, a slot for a map, JSON-LD, and a card on paper.',
  category: 'Blocks',
  tags: ['contact', 'opening-hours', 'map', 'local', 'address'],
  plan: 'Free',
  priceRupees: null,
  usage:
    "hours are { days, times }, such as { days: ['Mo', 'Tu'], times: ['09:00-13:00', '14:00-18:00'] }; 18:00-02:00 ends on the next day. exceptions are { date, until, times, note }, and no times means closed. timeZone is that of the business, such as Europe/Helsinki. media is an image, a frame or a drawing. layout is table or map. hour12 writes 1:00 pm. structured writes the hours for search engines, and schema says what the business is. Every other word is in labels.",
  character: 'Swiss',
  situation: 'A dental practice in Pune that is closed over lunch.',
  reason:
    'It is right for somebody abroad, over lunch, after midnight and at Christmas, and the hours can be read without script.',
  licence: 'MIT',
  variants: [
    { name: 'Week beside the address', props: 'layout="table"' },
    { name: 'Wide map above', props: 'layout="map"' },
  ],
  limits: [
    'The answer and the mark of today need script. Until then a line says whose time the hours are in.',
    'Exceptions that are over stay in the table until you take them out.',
  ],
};
