import { type Business, SANS } from '../business.ts';

export const UTSKAR: Business = {
  name: 'Utskär Line',
  what: 'Ferry to an island',
  city: 'Turku',
  brand: {
    colour: '#0b4f8a',
    onColour: '#ffffff',
    radius: '0.25rem',
    font: SANS,
    headingFont: SANS,
  },
  pictures: { hero: 'evening-harbour', second: 'neighbourhood-map', third: 'portrait-pencil' },
  hero: {
    title: 'Forty minutes to Utskär, every day of the year',
    lead: 'One ferry for people, bicycles and 22 cars, from Norrhamn on the mainland. Nine times a day there and nine times back, also when the sea is frozen.',
    actions: ['See today’s boats', 'Buy a ten-trip card'],
    facts: [
      { label: 'First boat', value: '5:50' },
      { label: 'Last boat', value: '20:30' },
      { label: 'On foot', value: '€6' },
    ],
  },
  features: [
    {
      title: 'You drive on and drive off',
      text: 'The ferry has a ramp at each end and never turns round. Your car stands in the order in which it came.',
    },
    {
      title: 'No booking',
      text: 'When the deck is full, the queue board says so, and how many cars are before you.',
    },
    {
      title: 'Told by seven',
      text: 'If ice or wind will change the day, we say it by 7:00, by text and on the board at both piers.',
    },
    {
      title: 'Heated room, step-free',
      text: 'From the pier to a seat there is no step. The toilet has a rail on both sides.',
    },
    {
      title: 'The doctor goes first',
      text: 'An ambulance is loaded before all others, and we leave at once if it must.',
    },
  ],
  stats: [
    {
      value: '98.9',
      unit: '%',
      says: 'of crossings were run',
      source: '6,498 of 6,570, November 2025 to October 2026',
    },
    {
      value: '4',
      unit: 'min',
      says: 'late on arrival, half of all delays are less',
      source: 'Median of 1,312 delayed crossings, same year',
    },
    {
      value: '22',
      unit: 'cars',
      says: 'on one deck, or sixteen and a lorry',
      source: 'Ship’s papers of the Alkan',
    },
  ],
  testimonials: {
    long: {
      text: 'I build boats on an island with nine months of wind. Timber comes on the 7:40 and hulls go out on the 15:55. In eleven years I have had to say to a customer twice that the ferry was to blame.',
      person: 'Göran Lindholm',
      role: 'Boat builder, Utskär',
      portrait: 'portrait-pencil',
    },
    short: [
      {
        text: 'The text came at 6:40. I stayed in bed and took the 9:30.',
        person: 'Ebba Mensah',
        role: 'District nurse',
        portrait: 'portrait-hoops',
      },
      {
        text: 'Forty crates of milk, twice a week, never a warm one.',
        person: 'Hardeep Sohal',
        role: 'Driver for a dairy',
        portrait: 'portrait-turban',
      },
      {
        text: 'Somebody carried my case before I had looked for somebody.',
        person: 'Kamini Mathur',
        role: 'Visits her son each June',
        portrait: 'portrait-sari',
      },
    ],
  },
  prices: [
    {
      name: 'On foot',
      amount: 6,
      currency: 'EUR',
      per: 'one way',
      text: 'With a bicycle, a pram or a dog.',
      includes: ['Bicycle', 'Up to two children below twelve'],
    },
    {
      name: 'Ten trips',
      amount: 45,
      currency: 'EUR',
      per: 'a card',
      text: '€4.50 a trip, for whoever carries the card.',
      includes: ['Valid for two years', 'Several people on one card'],
      note: 'Not for cars.',
    },
    {
      name: 'Car',
      amount: 24,
      currency: 'EUR',
      per: 'one way',
      text: 'Up to five metres, with the driver.',
      includes: ['The driver', 'A trailer below two metres'],
      note: 'Each further metre is €5. Passengers pay as on foot.',
    },
  ],
  questions: [
    {
      question: 'When should I be at the pier?',
      answer:
        'With a car, ten minutes before. On foot, when the lamp is green. The ramp goes up at the minute of departure.',
    },
    {
      question: 'What if the deck is full?',
      answer:
        'The next boat leaves 110 minutes later, and your place in the queue is kept. On foot there is always room.',
    },
    {
      question: 'Does the ferry run in ice?',
      answer:
        'Yes, up to 40 cm. Above that the icebreaker goes before us and the crossing takes an hour.',
    },
    {
      question: 'Can I pay on board?',
      answer: 'By card. Cash is taken at the pier in Norrhamn only.',
    },
    {
      question: 'May I stay in my car?',
      answer: 'No. The room is one deck up, there is a lift, and it is warm.',
    },
  ],
  contact: {
    address: ['Norrhamn pier 2', '20960 Turku', 'Finland'],
    hours: [
      { label: 'By phone, daily', value: '5:30–21:00' },
      { label: 'Ticket window', value: '5:30–18:00' },
    ],
    phone: '+358 2 5550 163',
    email: 'pier@utskar.example',
  },
  footer: [
    { title: 'Travel', links: ['Today’s boats', 'Timetable', 'Prices', 'With a car'] },
    { title: 'On board', links: ['Step-free', 'Bicycles', 'Dogs'] },
    { title: 'Line', links: ['People', 'Ice and wind', 'Write to us'] },
  ],
  team: [
    {
      name: 'Sudha Nair-Holm',
      role: 'Tickets',
      text: 'The window in Norrhamn since 1998.',
      portrait: 'portrait-sari',
    },
    {
      name: 'Amrit Bains',
      role: 'Engineer',
      text: 'Two engines, one always ready.',
      portrait: 'portrait-turban',
    },
    {
      name: 'Efua Lindström',
      role: 'Timetable',
      text: 'Sends the text by seven.',
      portrait: 'portrait-hoops',
    },
    {
      name: 'Olof Sandell',
      role: 'Captain',
      text: 'Has crossed some 30,000 times.',
      portrait: 'portrait-pencil',
    },
  ],
  posts: [
    {
      date: '2026-11-05',
      title: 'A year in 6,570 crossings',
      text: 'We ran 6,498. Of the 72 that did not run, 51 were ice, 14 wind, five a pump and two a wedding that asked.',
    },
    {
      date: '2026-10-22',
      title: 'Winter lamp at the pier',
      text: 'Green: come aboard. White: wait. It can be seen from the car park, also in snow.',
    },
    {
      date: '2026-10-01',
      title: 'Prices stay until May',
      text: 'A crossing on foot remains €6. From May 2027 a car is €25; the ten-trip card does not change.',
    },
  ],
};
