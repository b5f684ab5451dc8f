import { type Business, SANS } from '../business.ts';

export const NEGI_BEDI: Business = {
  name: 'Negi & Bedi',
  what: 'Bicycle workshop',
  city: 'Dehradun',
  brand: {
    colour: '#2e7d4f',
    onColour: '#ffffff',
    radius: '0.375rem',
    font: SANS,
    headingFont: SANS,
  },
  pictures: { hero: 'monsoon-hills', second: 'portrait-pencil', third: 'neighbourhood-map' },
  hero: {
    title: 'Your bicycle is ready on the day we said',
    lead: 'A workshop with three stands in Karanpur, Dehradun. We write down what is worn, what it costs and the day it is ready, and ring you if any of the three changes.',
    actions: ['Book a stand', 'See the price list'],
    facts: [
      { label: 'Full service', value: '₹1,450' },
      { label: 'Takes', value: 'Two working days' },
      { label: 'Open', value: 'Tue–Sun 9–19' },
    ],
  },
  features: [
    {
      title: 'A card on the handlebar',
      text: 'Every part that we looked at, with green, amber or red beside it. Amber can wait, and says how long.',
    },
    {
      title: 'Old parts in a bag',
      text: 'What we took off is yours to see. Keep it, or leave it for the scrap dealer on Friday.',
    },
    {
      title: 'Ready for the rain',
      text: 'Before June: mudguards, sealed cables and brake pads that hold on wet rims. Book from April.',
    },
    {
      title: 'Wheels built by hand',
      text: 'Thirty-two or thirty-six spokes, tensioned evenly, and looked at again after 200 km without a fee.',
    },
    {
      title: 'A bicycle meanwhile',
      text: 'Four plain bicycles with a lock, for ₹50 a day. Tell us when you book.',
    },
  ],
  stats: [
    {
      value: '97',
      unit: '%',
      says: 'of jobs ready on the promised day',
      source: '582 of 600 jobs, April to September 2026',
    },
    {
      value: '6',
      unit: 'months',
      says: 'in which our labour is done again without a fee',
      source: 'Printed on every card',
    },
    {
      value: '41',
      unit: 'checks',
      says: 'in a full service, each with a result',
      source: 'The card, in Hindi and English',
    },
  ],
  testimonials: {
    long: {
      text: 'I ride to Mussoorie on Sundays, thirteen hundred metres up and the same down. The card said my rear rim had a season left. In August it said now, and I did not argue.',
      person: 'Edwin Strand',
      role: 'Forest surveyor',
      portrait: 'portrait-pencil',
    },
    short: [
      {
        text: 'They rang to say it would cost ₹180 less.',
        person: 'Usha Thapliyal',
        role: 'Retired headmistress',
        portrait: 'portrait-sari',
      },
      {
        text: 'Nine school bicycles on a Tuesday, nine back on the Thursday.',
        person: 'Kulwant Sodhi',
        role: 'Warden of a boarding school',
        portrait: 'portrait-turban',
      },
      {
        text: 'I learned to true a wheel on my own wheel.',
        person: 'Thandi Maseko',
        role: 'Student, evening class',
        portrait: 'portrait-hoops',
      },
    ],
  },
  prices: [
    {
      name: 'Check',
      amount: 350,
      currency: 'INR',
      per: 'while you wait',
      text: 'Twenty minutes, brakes and gears set.',
      includes: ['14 of the 41 checks', 'Tyres to pressure', 'The card'],
      note: 'Taken off the price if you book a full service that week.',
    },
    {
      name: 'Full service',
      amount: 1_450,
      currency: 'INR',
      per: 'two working days',
      text: 'Everything taken apart, cleaned and put together.',
      includes: ['41 checks', 'Bearings cleaned and greased', 'Wheels trued', 'A ride of 5 km'],
      note: 'Parts are extra and agreed before they are fitted.',
    },
    {
      name: 'Wheel, built',
      amount: 1_900,
      currency: 'INR',
      per: 'a wheel, labour',
      text: 'Laced and tensioned by hand.',
      includes: ['Spokes cut to length', 'Tension written down', 'Second truing after 200 km'],
      note: 'Hub, rim and spokes are extra, from ₹2,600.',
    },
  ],
  questions: [
    {
      question: 'Do I have to book?',
      answer:
        'For a service, yes: there are three stands. A puncture is mended while you wait, until 18:30.',
    },
    {
      question: 'What if you find more than you wrote?',
      answer: 'We stop and ring. Above the written price nothing is done without your word.',
    },
    {
      question: 'Do you repair electric bicycles?',
      answer: 'The bicycle, yes. Motors and batteries go to the maker, and we pack them for you.',
    },
    {
      question: 'Can I bring my own parts?',
      answer: 'Yes, if they fit. The six months then cover our labour and not the part.',
    },
    {
      question: 'How long do you keep a bicycle?',
      answer:
        'Two weeks after it is ready. Then we ring once more, and after that it is ₹20 a day.',
    },
  ],
  contact: {
    address: ['22 Canal Turn', 'Karanpur', 'Dehradun 248001'],
    hours: [
      { label: 'Tuesday to Sunday', value: '9:00–19:00' },
      { label: 'Monday', value: 'Closed' },
    ],
    phone: '0135 5550 174',
    email: 'stand@negibedi.example',
  },
  footer: [
    { title: 'Workshop', links: ['Check', 'Full service', 'Wheels', 'Price list'] },
    { title: 'Ride', links: ['Before the rain', 'Borrow a bicycle', 'Evening class'] },
    { title: 'Shop', links: ['People', 'Find us', 'Ring us'] },
  ],
  team: [
    {
      name: 'Kamla Negi',
      role: 'Founder',
      text: 'Opened with one stand in 1989.',
      portrait: 'portrait-sari',
    },
    {
      name: 'Ranjit Bedi',
      role: 'Founder',
      text: 'Frames, and the ride of 5 km.',
      portrait: 'portrait-turban',
    },
    {
      name: 'Tola Adebayo',
      role: 'Wheels',
      text: 'Builds four a week.',
      portrait: 'portrait-hoops',
    },
    {
      name: 'Klaus Ritter',
      role: 'Counter',
      text: 'Writes the card and rings you.',
      portrait: 'portrait-pencil',
    },
  ],
  posts: [
    {
      date: '2026-11-10',
      title: 'The eighteen that were late',
      text: 'Of 600 jobs 18 missed their day. Eleven waited for a part, five for an answer from the owner, and two were our mistake.',
    },
    {
      date: '2026-10-27',
      title: 'An evening class for six',
      text: 'Thursdays in December, 19:30 to 21:00, on your own bicycle. ₹1,200 for four evenings.',
    },
    {
      date: '2026-10-06',
      title: 'After the rain, look at the chain',
      text: 'Lift it off the front ring with a finger. If you see light under three links, come by.',
    },
  ],
};
