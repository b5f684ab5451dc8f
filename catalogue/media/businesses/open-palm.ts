import { type Business, ROUNDED, SANS } from '../business.ts';

export const OPEN_PALM: Business = {
  name: 'Open Palm',
  what: 'Evening course in Indian Sign Language',
  city: 'Hyderabad',
  brand: {
    colour: '#7a3ea1',
    onColour: '#ffffff',
    radius: '1rem',
    font: SANS,
    headingFont: ROUNDED,
  },
  pictures: { hero: 'portrait-hoops', second: 'week-calendar', third: 'portrait-turban' },
  hero: {
    title: 'Learn to sign from people who sign all day',
    lead: 'A ten-week evening course in Indian Sign Language, taught by deaf teachers in Hyderabad and online. At the end you can hold a plain conversation for ten minutes.',
    actions: ['Take a place', 'Try the first lesson'],
    facts: [
      { label: 'Starts', value: '11 January 2027' },
      { label: 'Evenings', value: 'Mon, Wed 19:00–20:30' },
      { label: 'Class', value: '12 people' },
    ],
  },
  features: [
    {
      title: 'No voice in the room',
      text: 'From the second lesson nobody speaks in class. It is quiet, tiring and quick.',
    },
    {
      title: 'The face comes first',
      text: 'Eyebrows ask the question and the mouth says how much. You practise them before the hands.',
    },
    {
      title: 'One minute, corrected',
      text: 'In nine of the ten weeks you film one minute of your signing. A teacher answers in sign within 48 hours.',
    },
    {
      title: 'A new partner every week',
      text: 'You meet ten ways of signing, because the street will have more.',
    },
    {
      title: 'An evening out',
      text: 'The last lesson is in a café whose staff are deaf. You order, pay and talk without a pen.',
    },
  ],
  stats: [
    {
      value: '91',
      unit: '%',
      says: 'of learners finished all ten weeks',
      source: '131 of 144 people, classes one to twelve',
    },
    {
      value: '30',
      unit: 'hours',
      says: 'in class, on twenty evenings',
      source: 'Ten weeks, two lessons of 90 minutes',
    },
    {
      value: '420',
      unit: 'signs',
      says: 'that you have used and not only seen',
      source: 'Word list, printed for each learner',
    },
  ],
  testimonials: {
    long: {
      text: 'A customer used to write on the back of his bill for me. In week six I asked about his mother’s tablets with my hands. He answered, and then he corrected my thumb.',
      person: 'Gurdeep Sahni',
      role: 'Pharmacist, class nine',
      portrait: 'portrait-turban',
    },
    short: [
      {
        text: 'My grandson is four and deaf. He no longer has to wait for his mother to tell me a joke.',
        person: 'Leela Ramanathan',
        role: 'Grandmother, class eleven',
        portrait: 'portrait-sari',
      },
      {
        text: 'I can ask where it hurts and understand the answer.',
        person: 'Adaeze Obi',
        role: 'Nurse, class twelve',
        portrait: 'portrait-hoops',
      },
      {
        text: 'Ninety minutes without sound is long. By week three it was short.',
        person: 'Stefan Wirth',
        role: 'Stage technician, class eight',
        portrait: 'portrait-pencil',
      },
    ],
  },
  prices: [
    {
      name: 'In class',
      amount: 9_000,
      currency: 'INR',
      per: 'ten weeks',
      text: 'In Himayatnagar, 30 hours.',
      includes: [
        'Twenty lessons',
        'Nine filmed corrections',
        'Printed word list',
        'The last evening',
      ],
      note: 'Food on the last evening is not included.',
    },
    {
      name: 'Online',
      amount: 7_200,
      currency: 'INR',
      per: 'ten weeks',
      text: 'The same evenings, by video, eight people.',
      includes: ['Twenty lessons', 'Nine filmed corrections', 'Word list as PDF'],
      note: 'You need a camera that shows you to the waist.',
    },
    {
      name: 'At work',
      amount: 96_000,
      currency: 'INR',
      per: 'a group of twelve',
      text: 'At your place, with words of your trade.',
      includes: ['Twenty lessons', 'Sixty words that you choose', 'A report on attendance'],
      note: 'Outside Hyderabad travel is added.',
    },
  ],
  questions: [
    {
      question: 'Do I need to know anything before?',
      answer:
        'No. The first lesson begins with your name. If you know some signs, we place you after a call of ten minutes.',
    },
    {
      question: 'Is it the same as American Sign Language?',
      answer:
        'No. Indian Sign Language has its own words and grammar. The alphabet uses both hands.',
    },
    {
      question: 'What if I miss an evening?',
      answer:
        'The online class of the same week takes you in. You can miss four evenings and still finish.',
    },
    {
      question: 'Will I be an interpreter?',
      answer:
        'No. That takes years. You will be somebody with whom a deaf person can speak directly.',
    },
    {
      question: 'Can I have the fee back?',
      answer:
        'In full until the second lesson has ended. After that we keep a twentieth for each lesson that has taken place: ₹450 in class, ₹360 online.',
    },
  ],
  contact: {
    address: ['3-6-141 Street No. 9', 'Himayatnagar', 'Hyderabad 500029'],
    hours: [{ label: 'Monday to Friday', value: '14:00–21:00' }],
    phone: '040 5550 0126',
    email: 'hello@openpalm.example',
  },
  footer: [
    { title: 'Course', links: ['Ten weeks', 'In class', 'Online', 'At work'] },
    { title: 'Learn', links: ['First lesson', 'Word list', 'Questions'] },
    { title: 'Open Palm', links: ['Teachers', 'News', 'Write or text'] },
  ],
  team: [
    {
      name: 'Rukmini Das',
      role: 'Teacher',
      text: 'Has signed for 68 years and taught for 40.',
      portrait: 'portrait-sari',
    },
    {
      name: 'Simranjit Kohli',
      role: 'Teacher',
      text: 'Teaches the face, and the Wednesday class.',
      portrait: 'portrait-turban',
    },
    {
      name: 'Makena Mwangi',
      role: 'Interpreter',
      text: 'Your first call, and week one.',
      portrait: 'portrait-hoops',
    },
    {
      name: 'Anton Berg',
      role: 'Recordings',
      text: 'Films the corrections and the word list.',
      portrait: 'portrait-pencil',
    },
  ],
  posts: [
    {
      date: '2026-11-18',
      title: 'Class thirteen has twelve places',
      text: 'It begins on Monday 11 January and ends on Wednesday 17 March. Nobody is taken from a waiting list before 1 December.',
    },
    {
      date: '2026-11-04',
      title: 'Sixty signs for a pharmacy',
      text: 'Made with four pharmacists who finished the course. Free to watch, with the dose shown twice.',
    },
    {
      date: '2026-10-19',
      title: 'Who finishes, and who does not',
      text: 'Of 144 learners 13 stopped. Seven moved or changed shifts, four found the pace too quick, and two did not say.',
    },
  ],
};
