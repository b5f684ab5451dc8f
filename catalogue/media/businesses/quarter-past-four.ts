import { type Business, SANS, SERIF } from '../business.ts';

export const QUARTER_PAST_FOUR: Business = {
  name: 'Quarter Past Four',
  what: 'Bakery',
  city: 'Kochi',
  brand: { colour: '#a8481a', onColour: '#ffffff', radius: '0', font: SANS, headingFont: SERIF },
  pictures: { hero: 'row-houses', second: 'still-life', third: 'neighbourhood-map' },
  hero: {
    title: 'The oven is lit at quarter past four',
    lead: 'A bakery with one deck oven on Rampart Street in Fort Kochi. Seven kinds of bread, sold until they are gone, which is mostly by one.',
    actions: ['Order for tomorrow', 'See the bread list'],
    facts: [
      { label: 'Open', value: 'Tue–Sun 7–14' },
      { label: 'First loaves', value: '6:40' },
      { label: 'Order by', value: '18:00 the day before' },
    ],
  },
  features: [
    {
      title: 'One dough, twenty-two hours',
      text: 'The country loaf rises in the cold from seven in the morning until five the next day. Nothing is added to hurry it.',
    },
    {
      title: 'Wheat with an address',
      text: 'Khapli wheat from two farms near Sangli, milled in the shop on Mondays when we are closed.',
    },
    {
      title: 'Ordered bread waits for you',
      text: 'What you order by six is on the rack behind the counter until two. Pay when you collect it.',
    },
    {
      title: 'Yesterday at half price',
      text: 'From the basket by the entrance, until it is empty. It makes better toast.',
    },
  ],
  stats: [
    {
      value: '260',
      unit: 'loaves',
      says: 'on each of six days',
      source: 'Four ovens full of 65',
    },
    {
      value: '96',
      unit: '%',
      says: 'sold on the day they were baked',
      source: '6,739 of 7,020 loaves, 27 days in October 2026',
    },
    {
      value: '22',
      unit: 'hours',
      says: 'from mixing to oven for the country loaf',
      source: 'Written on the tub, every day',
    },
  ],
  testimonials: {
    long: {
      text: 'I walk to the yard at five, and for three years the light in that window has been the first one I see. At seven I come back for a loaf. It is still warm at the first break.',
      person: 'Roald Timmer',
      role: 'Boat restorer, Mattancherry',
      portrait: 'portrait-pencil',
    },
    short: [
      {
        text: 'They told me which bread keeps for four days. It kept for four days.',
        person: 'Annamma Kurian',
        role: 'Orders on Tuesdays and Fridays',
        portrait: 'portrait-sari',
      },
      {
        text: 'Thirty buns at seven, counted and labelled, for two years.',
        person: 'Tejinder Walia',
        role: 'Runs a breakfast counter',
        portrait: 'portrait-turban',
      },
      {
        text: 'In the class my first loaf was flat. We cut it open and found out why.',
        person: 'Chidi Nwosu-Pillai',
        role: 'Saturday class, October 2026',
        portrait: 'portrait-hoops',
      },
    ],
  },
  prices: [
    {
      name: 'Country loaf',
      amount: 220,
      currency: 'INR',
      per: '900 g',
      text: 'Khapli wheat, water, salt, and a day.',
      includes: ['Sliced if you ask', 'Paper bag'],
      note: 'Contains gluten. Baked where nuts are used.',
    },
    {
      name: 'A loaf each week',
      amount: 800,
      currency: 'INR',
      per: 'four weeks',
      text: 'A country loaf on the day that you choose.',
      includes: ['Four loaves at ₹200', 'One change of day a month', 'A pause when you travel'],
      note: 'Collected in the shop. We do not deliver.',
    },
    {
      name: 'Saturday class',
      amount: 2_800,
      currency: 'INR',
      per: 'three hours',
      text: 'Six people, one dough, 15:00 to 18:00.',
      includes: ['Flour and apron', 'Two loaves to take home', 'A jar of starter'],
    },
  ],
  questions: [
    {
      question: 'When is the bread warm?',
      answer:
        'The four bakes come out at 6:40, 8:00, 9:20 and 10:40. Country loaves are in the first and the third.',
    },
    {
      question: 'Is anything free of gluten?',
      answer: 'No. We bake everything in one room, so we cannot promise it.',
    },
    {
      question: 'Can I order less than a day before?',
      answer: 'Ring from 7:00. If the bread is not yet spoken for, we put it aside until noon.',
    },
    {
      question: 'Do you use eggs or milk?',
      answer:
        'In the milk bun and the saffron bun. The other five kinds are flour, water and salt.',
    },
    {
      question: 'What happens to bread that is left?',
      answer:
        'At 14:00 it goes to the night shelter on Calvathy Road, and a few loaves to the half-price basket.',
    },
  ],
  contact: {
    address: ['7 Rampart Street', 'Fort Kochi', 'Kochi 682001'],
    hours: [
      { label: 'Tuesday to Sunday', value: '7:00–14:00' },
      { label: 'Monday', value: 'Closed, we mill' },
    ],
    phone: '0484 5550 163',
    email: 'orders@quarterpastfour.example',
  },
  footer: [
    { title: 'Bread', links: ['List and prices', 'Order for tomorrow', 'A loaf each week'] },
    { title: 'Bakery', links: ['People', 'Wheat', 'Saturday class'] },
    { title: 'Visit', links: ['Find us', 'Hours', 'Ring us'] },
  ],
  team: [
    {
      name: 'Thankamma Paul',
      role: 'Owner',
      text: 'Lights the oven. Wrote the bread list.',
      portrait: 'portrait-sari',
    },
    {
      name: 'Harbir Chadha',
      role: 'Miller',
      text: 'Two stones, one day a week.',
      portrait: 'portrait-turban',
    },
    {
      name: 'Imani Fernandes',
      role: 'Baker',
      text: 'Shapes 260 loaves before nine.',
      portrait: 'portrait-hoops',
    },
    {
      name: 'Lars Ostrow',
      role: 'Counter',
      text: 'Knows which loaf is yours.',
      portrait: 'portrait-pencil',
    },
  ],
  posts: [
    {
      date: '2026-11-17',
      title: 'Plum cake from 1 December',
      text: 'Eighty cakes, soaked since August. Two for each household until the 15th.',
    },
    {
      date: '2026-11-03',
      title: 'October, counted',
      text: 'We baked 7,020 loaves and sold 6,739 on the day. The other 281 went to the shelter or the half-price basket.',
    },
    {
      date: '2026-10-13',
      title: 'The new wheat is in',
      text: 'It takes more water than last year’s. The crumb will be more open until we have learned it.',
    },
  ],
};
