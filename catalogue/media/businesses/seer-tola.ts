import { type Business, SANS, SERIF } from '../business.ts';

export const SEER_TOLA: Business = {
  name: 'Seer & Tola',
  what: 'Shop of a museum of weights and measures',
  city: 'Jaipur',
  brand: { colour: '#8a6212', onColour: '#ffffff', radius: '0', font: SANS, headingFont: SERIF },
  pictures: { hero: 'still-life', second: 'row-houses', third: 'neighbourhood-map' },
  hero: {
    title: 'Old measures, made to be used again',
    lead: 'The shop of the Museum of Measures in Jaipur sells what the museum can explain: jugs, weights, rules and books about them. Each piece has a card that says who measured what with it.',
    actions: ['See the pieces', 'Plan a visit'],
    facts: [
      { label: 'Open', value: 'Tue–Sun 10–18' },
      { label: 'By post', value: 'Five days in India' },
      { label: 'To the collection', value: '30% of each sale' },
    ],
  },
  features: [
    {
      title: 'Marked twice',
      text: 'Jugs carry the seer on one side and the litre on the other. A recipe from 1920 works, and so does yours.',
    },
    {
      title: 'Filled and weighed',
      text: 'Every jug is filled with water and weighed before it is sold. The weight is written under the foot.',
    },
    {
      title: 'The maker signs',
      text: 'Forty-one workshops in nine districts. The name and the month are on the card.',
    },
    {
      title: 'Mended for its price in time',
      text: 'Bring a piece back, whenever you bought it. You pay for the hours and not for the metal.',
    },
  ],
  stats: [
    {
      value: '30',
      unit: '%',
      says: 'of sales went into repairs of the collection',
      source: '₹11.4 lakh of ₹38 lakh, year to March 2026',
    },
    {
      value: '41',
      unit: 'workshops',
      says: 'make what we sell, in nine districts',
      source: 'List by the counter, October 2026',
    },
    {
      value: '0.5',
      unit: '%',
      says: 'is the most by which a jug may be wrong',
      source: 'Filled and weighed, one by one',
    },
  ],
  testimonials: {
    long: {
      text: 'My grandmother’s book says half a seer of milk and two tola of sugar. I had guessed for thirty years. Now I fill the jug to the line, and it tastes as it did.',
      person: 'Sarojini Bhandari',
      role: 'Cook, Udaipur',
      portrait: 'portrait-sari',
    },
    short: [
      {
        text: 'I weigh letters with the brass set. The post office agrees with it.',
        person: 'Satnam Virk',
        role: 'Stationer, Jaipur',
        portrait: 'portrait-turban',
      },
      {
        text: 'The card was longer than the receipt. I read it twice.',
        person: 'Nia Achieng',
        role: 'Design student, Nairobi',
        portrait: 'portrait-hoops',
      },
      {
        text: 'The handle came off after eight years. They charged one hour.',
        person: 'Jonas Feld',
        role: 'Bookbinder, Graz',
        portrait: 'portrait-pencil',
      },
    ],
  },
  prices: [
    {
      name: 'One-seer jug',
      amount: 1_850,
      currency: 'INR',
      per: 'each',
      text: 'Stoneware, glazed by dipping. It holds 933 g of water.',
      includes: ['Marks at ¼, ½ and 1 seer', 'Marks in millilitres', 'Card and box'],
      note: 'The glaze ends where the potter’s finger held it. No two are alike.',
    },
    {
      name: 'Five brass weights',
      amount: 3_200,
      currency: 'INR',
      per: 'a set',
      text: '1, 2, 4, 8 and 16 tola: every whole tola up to 31.',
      includes: ['Wooden block', 'Table of tola and gram', 'Card with the founder’s mark'],
      note: 'For the kitchen. Not stamped for trade.',
    },
    {
      name: 'Folding gaz',
      amount: 640,
      currency: 'INR',
      per: 'each',
      text: 'A rule of 33 inches in teak and brass, in four parts.',
      includes: ['Sixteen girah on the front', 'Centimetres on the back'],
    },
  ],
  questions: [
    {
      question: 'How much is a seer?',
      answer:
        'Eighty tola, about 933 g, as fixed for British India in 1833. Before that each market had its own.',
    },
    {
      question: 'Do I need a ticket for the shop?',
      answer: 'No. It has an entrance of its own, on the side of the neem tree.',
    },
    {
      question: 'Do you send abroad?',
      answer:
        'Jugs no, they break. Weights, rules and books yes, in two to three weeks. Duty is yours.',
    },
    {
      question: 'Can the jug go into the dishwasher?',
      answer: 'Yes. The foot is not glazed, so let it dry before you put it away.',
    },
    {
      question: 'May I return a piece?',
      answer: 'Within 30 days, unused, with its card. We pay the post if it came broken.',
    },
  ],
  contact: {
    address: ['Museum of Measures, Old Mint', 'Johari Lane 5', 'Jaipur 302003'],
    hours: [
      { label: 'Tuesday to Sunday', value: '10:00–18:00' },
      { label: 'Monday', value: 'Closed' },
    ],
    phone: '0141 5550 182',
    email: 'shop@seertola.example',
  },
  footer: [
    { title: 'Pieces', links: ['Jugs', 'Weights', 'Rules', 'Books'] },
    { title: 'Help', links: ['Post', 'Returns', 'Repairs'] },
    { title: 'Museum', links: ['Visit', 'Collection', 'Workshops'] },
  ],
  team: [
    {
      name: 'Bhanumati Rathore',
      role: 'Shop',
      text: 'Chose every piece, and wrote the cards.',
      portrait: 'portrait-sari',
    },
    {
      name: 'Daljit Saini',
      role: 'Brass',
      text: 'Files a weight until it is right.',
      portrait: 'portrait-turban',
    },
    {
      name: 'Esi Quartey',
      role: 'Orders',
      text: 'Packs jugs so that they arrive.',
      portrait: 'portrait-hoops',
    },
    {
      name: 'Emil Rask',
      role: 'Repairs',
      text: 'Hours from nine to four.',
      portrait: 'portrait-pencil',
    },
  ],
  posts: [
    {
      date: '2026-11-14',
      title: 'A jug for half a seer',
      text: 'From the same potter, with the same finger mark. It holds 466 g of water and costs ₹1,150.',
    },
    {
      date: '2026-10-30',
      title: 'Closed on 7 and 8 November',
      text: 'For Diwali. Orders placed by 4 November leave before.',
    },
    {
      date: '2026-10-09',
      title: 'Where your 30% went',
      text: 'Of ₹38 lakh in sales ₹11.4 lakh went to the collection: a grain scale of 1871, two cases and a dry room.',
    },
  ],
};
