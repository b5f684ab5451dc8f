import type { TemplateMeta } from '../../pipeline/templates/meta.ts';

export const meta: TemplateMeta = {
  title: 'Deodar House',
  subtitle: 'A guesthouse that follows the months',
  description:
    'Four pages for a guesthouse, a homestay or a small hotel. The landscape is drawn in code and changes with twelve months, by day in the light theme and by night, with lit windows, in the dark one. Rooms are chosen by their view, and the planner shows the whole bill before anyone asks: nights across seasons, guests, meals, GST, deposit and the last day to cancel.',
  category: 'Business',
  tags: ['guesthouse', 'hotel', 'travel', 'booking', 'calculator', 'editorial'],
  plan: 'Pro',
  priceRupees: 1_499,
  licence: 'Tessera commercial licence',
  character: 'Editorial',
  pages: ['index.html', 'rooms.html', 'stay.html', 'journey.html'],
  photographs: [
    {
      name: 'home-light',
      alt: 'The house in autumn, by day',
      page: 'index.html',
      theme: 'light',
      width: 1280,
      height: 960,
    },
    {
      name: 'home-dark',
      alt: 'The house in autumn, by night',
      page: 'index.html',
      theme: 'dark',
      width: 1280,
      height: 960,
    },
    {
      name: 'rooms-light',
      alt: 'A room with its view, rates and floor plan',
      page: 'rooms.html',
      theme: 'light',
      width: 1280,
      height: 960,
    },
    {
      name: 'stay-light',
      alt: 'The planner with the whole bill',
      page: 'stay.html',
      theme: 'light',
      width: 1280,
      height: 1280,
    },
    {
      name: 'phone-dark',
      alt: 'The house on a phone, by night',
      page: 'index.html',
      theme: 'dark',
      width: 390,
      height: 844,
    },
  ],
};
