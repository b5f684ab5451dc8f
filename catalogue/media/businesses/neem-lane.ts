import { type Business, ROUNDED } from '../business.ts';

export const NEEM_LANE: Business = {
  name: 'Neem Lane Dental',
  what: 'Dental practice',
  city: 'Pune',
  brand: {
    colour: '#2a6db0',
    onColour: '#ffffff',
    radius: '0.75rem',
    font: ROUNDED,
    headingFont: ROUNDED,
  },
  pictures: { hero: 'week-calendar', second: 'neighbourhood-map', third: 'portrait-turban' },
  hero: {
    title: 'We show you the tooth before we touch it',
    lead: 'Three dentists and a hygienist in Sadashiv Peth. You see the photograph, the choices and the price before you decide.',
    actions: ['Book a first visit', 'Ring the practice'],
    facts: [
      { label: 'First visit', value: '₹600, 40 min' },
      { label: 'Open', value: 'Mon–Fri 9–18, Sat 9–13' },
      { label: 'In pain', value: 'Two places a day' },
    ],
  },
  features: [
    {
      title: 'A photograph of every finding',
      text: 'A small camera shows the tooth on a screen beside you. The pictures are yours, printed or by e-mail.',
    },
    {
      title: 'Two choices, two prices',
      text: 'Where a tooth can be treated in two ways, both are on the plan with what they cost and how long they last.',
    },
    {
      title: 'We wait until you are numb',
      text: 'Ten minutes by the clock after the injection, and then we test. If you feel it, we wait again.',
    },
    {
      title: 'The same dentist to the end',
      text: 'Whoever starts a treatment finishes it. If the dentist is ill, you choose between a colleague and a later day.',
    },
    {
      title: 'Aftercare on one page',
      text: 'What to eat, what to take and when to ring, in Marathi, Hindi or English.',
    },
  ],
  stats: [
    {
      value: '88',
      unit: '%',
      says: 'of our fillings were sound after three years',
      source: '1,056 of 1,200 fillings from 2023, checked in 2026',
    },
    {
      value: '7',
      unit: 'min',
      says: 'average wait after the agreed time',
      source: '2,310 visits, July to September 2026',
    },
    {
      value: '12',
      unit: 'months',
      says: 'in which we repair our own fillings without a fee',
      source: 'Printed on every bill',
    },
  ],
  testimonials: {
    long: {
      text: 'Elsewhere I had been told that four teeth must go. Dr Anand put the photographs on the screen and we spoke about each one. Two went, two have crowns, and I knew in March what I would pay in June.',
      person: 'Vimala Joshi',
      role: 'Patient since 2019',
      portrait: 'portrait-sari',
    },
    short: [
      {
        text: 'They waited until I was numb. Nobody had done that before.',
        person: 'Manjit Arora',
        role: 'Two fillings, August 2026',
        portrait: 'portrait-turban',
      },
      {
        text: 'Three fillings and a cleaning: the estimate said ₹6,600 and so did the bill.',
        person: 'Ruth Adeyemi',
        role: 'Student, first visit in July 2026',
        portrait: 'portrait-hoops',
      },
      {
        text: 'Seven minutes late, and an apology.',
        person: 'Paul Kessler',
        role: 'Teacher, yearly check',
        portrait: 'portrait-pencil',
      },
    ],
  },
  prices: [
    {
      name: 'First visit',
      amount: 600,
      currency: 'INR',
      per: '40 minutes',
      text: 'We look at everything and write the plan.',
      includes: ['Examination of all teeth', 'Photographs', 'One X-ray', 'Plan with prices'],
      note: 'A full X-ray is ₹750 and is made only when needed.',
    },
    {
      name: 'Cleaning',
      amount: 1_200,
      currency: 'INR',
      per: '45 minutes',
      text: 'With the hygienist, once or twice a year.',
      includes: ['Tartar above the gum', 'Polish', 'How to reach the back teeth'],
      note: 'Treatment below the gum is planned separately.',
    },
    {
      name: 'Filling',
      amount: 1_600,
      currency: 'INR',
      per: 'each',
      text: 'Tooth-coloured, with anaesthetic.',
      includes: ['Anaesthetic', 'Photograph before and after', 'Repair within 12 months'],
    },
  ],
  questions: [
    {
      question: 'Can I come today?',
      answer: 'If you are in pain, yes. Two places are kept free each day and given out from 9:00.',
    },
    {
      question: 'Do you treat children?',
      answer:
        'From the age of three. The first visit is a look around, and a parent stays in the room.',
    },
    {
      question: 'Can I pay in parts?',
      answer:
        'Plans above ₹10,000 can be paid in three parts without interest. Each part is due at a visit.',
    },
    {
      question: 'Is there a lift?',
      answer: 'The practice is on the ground floor. There is one step, and a ramp for it.',
    },
    {
      question: 'What if I must cancel?',
      answer:
        'Ring or write until 18:00 on the day before. A missed visit without notice costs ₹300.',
    },
  ],
  contact: {
    address: ['14 Neem Lane, ground floor', 'Sadashiv Peth', 'Pune 411030'],
    hours: [
      { label: 'Monday to Friday', value: '9:00–13:00, 14:00–18:00' },
      { label: 'Saturday', value: '9:00–13:00' },
      { label: 'Sunday', value: 'Closed' },
    ],
    phone: '020 5550 0138',
    email: 'visit@neemlane.example',
  },
  footer: [
    { title: 'Treatment', links: ['First visit', 'Cleaning', 'Fillings', 'Crowns'] },
    { title: 'Practice', links: ['People', 'Prices', 'Find us'] },
    { title: 'Patients', links: ['Your plan', 'Aftercare', 'Cancel a visit'] },
  ],
  team: [
    {
      name: 'Dr Sharada Kale',
      role: 'Dentist',
      text: 'Crowns and bridges. In practice since 1984.',
      portrait: 'portrait-sari',
    },
    {
      name: 'Dr Balbir Anand',
      role: 'Dentist',
      text: 'Root canals, and second opinions.',
      portrait: 'portrait-turban',
    },
    {
      name: 'Dr Naomi Tesfaye',
      role: 'Dentist',
      text: 'Children, and people who are afraid.',
      portrait: 'portrait-hoops',
    },
    {
      name: 'Viktor Reiss',
      role: 'Hygienist',
      text: 'Forty-five minutes, with music or without.',
      portrait: 'portrait-pencil',
    },
  ],
  posts: [
    {
      date: '2026-11-09',
      title: 'Fillings from 2023, counted again',
      text: 'We asked everyone back after three years. Of 1,200 fillings 1,056 were sound; the page says what happened to the other 144.',
    },
    {
      date: '2026-10-26',
      title: 'Saturday mornings from November',
      text: 'From 7 November we also open on Saturdays from 9:00 to 13:00. The four of us take turns, two at a time.',
    },
    {
      date: '2026-10-05',
      title: 'When a tooth is knocked out',
      text: 'Hold it by the crown, keep it in milk and come within the hour. Ring on the way, and somebody will be ready.',
    },
  ],
};
