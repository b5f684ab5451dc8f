import { type Business, MONO, SANS } from '../business.ts';

export const QUERN: Business = {
  name: 'Quern',
  what: 'Free software that runs the samples in a manual',
  city: 'Thiruvananthapuram',
  brand: {
    colour: '#b3263a',
    onColour: '#ffffff',
    radius: '0.25rem',
    font: SANS,
    headingFont: MONO,
  },
  pictures: { hero: 'docs-terminal', second: 'portrait-hoops', third: 'ledger-screen' },
  hero: {
    title: 'Run your documentation before others read it',
    lead: 'Quern runs every code sample in a manual against your own service and compares the answer with the page. Where they differ, it names the line.',
    actions: ['Install 2.3', 'Read the guide'],
    facts: [
      { label: 'Licence', value: 'MPL 2.0' },
      { label: 'Version', value: '2.3, 9 Nov 2026' },
      { label: 'Size', value: '6.8 MB, one file' },
    ],
  },
  features: [
    {
      title: 'The page is the test',
      text: 'A sample and the answer below it are enough. There is no second file that says the same.',
    },
    {
      title: 'It names the line',
      text: 'refunds.md:43 says 200, got 202. Your editor opens there.',
    },
    {
      title: 'What may differ',
      text: 'Dates, ids and signatures are marked once, by a pattern, and may then have any value.',
    },
    {
      title: 'Only what changed',
      text: 'With --since it runs the samples on pages that a commit touched, and those that link to them.',
    },
    {
      title: 'Nothing leaves',
      text: 'It sends no usage figures. The hosted version sees your pages and the answers, and keeps neither.',
    },
  ],
  stats: [
    {
      value: '4.1',
      unit: 's',
      says: 'for the 212 samples of our own guide',
      source: 'Version 2.3, eight cores, local service',
    },
    {
      value: '61',
      unit: 'people',
      says: 'have written code that is in the release',
      source: 'Log of the repository, April 2023 to November 2026',
    },
    {
      value: '9',
      unit: 'languages',
      says: 'of samples run without a plugin',
      source: 'Table in the guide, version 2.3',
    },
  ],
  testimonials: {
    long: {
      text: 'Our manual had 640 samples and we believed in all of them. The first run found 57 that were wrong, four of them on the page that new customers read first. It took two days to mend them and none to find them.',
      person: 'Folake Adeniyi',
      role: 'Technical writer at a payments firm, Lagos',
      portrait: 'portrait-hoops',
    },
    short: [
      {
        text: 'The release waits until the manual is right. Nobody minds any more.',
        person: 'Ishwar Singh Mann',
        role: 'Lead of a platform team, Mohali',
        portrait: 'portrait-turban',
      },
      {
        text: 'I sent a patch of nine lines and had an answer the same evening.',
        person: 'Piet Hollander',
        role: 'Contributor since 1.4, Groningen',
        portrait: 'portrait-pencil',
      },
      {
        text: 'I teach from printed pages. Now I know that they work.',
        person: 'Indira Warrier',
        role: 'Lecturer, Kozhikode',
        portrait: 'portrait-sari',
      },
    ],
  },
  prices: [
    {
      name: 'Your machine',
      amount: 0,
      currency: 'INR',
      per: 'for good',
      text: 'The whole tool, under MPL 2.0.',
      includes: ['Every feature', 'Linux, macOS and Windows', 'Questions in the forum'],
      note: 'The forum is answered by volunteers.',
    },
    {
      name: 'Hosted',
      amount: 1_600,
      currency: 'INR',
      per: 'a repository, a month',
      text: 'We run it on every change and comment on the line.',
      includes: ['2,000 runs a month', 'History of 90 days', 'Mail on weekdays'],
      note: '₹1 for each further run. GST is added.',
    },
    {
      name: 'Support',
      amount: 48_000,
      currency: 'INR',
      per: 'a year',
      text: 'For teams that run it themselves.',
      includes: [
        'An answer in two working days',
        'Fixes for the last two versions',
        'Two calls a year',
      ],
      note: 'Writing your manual is not included.',
    },
  ],
  questions: [
    {
      question: 'Does it need my production service?',
      answer:
        'No. Give it any address. Most teams start a container with sample data and run against that.',
    },
    {
      question: 'Which formats does it read?',
      answer:
        'Markdown, AsciiDoc and reStructuredText. HTML is read if the samples are in pre elements.',
    },
    {
      question: 'What if a sample must not be run?',
      answer:
        'Write "quern: skip" above it with a reason. The report counts skipped samples, so that they stay few.',
    },
    {
      question: 'Will it always be free?',
      answer:
        'The copyright is spread over 61 people and nobody has signed it away, so the licence cannot be changed by one.',
    },
    {
      question: 'Who pays for the work?',
      answer:
        'Hosting and support pay three of us for four days a week each. The accounts are published in April.',
    },
  ],
  contact: {
    address: ['Quern Collective, 31 Vellayambalam Hill', 'Thiruvananthapuram 695010'],
    hours: [{ label: 'Monday to Thursday', value: '9:30–17:30' }],
    phone: '0471 5550 190',
    email: 'mill@quern.example',
  },
  footer: [
    { title: 'Tool', links: ['Install', 'Guide', 'Changes', 'Source'] },
    { title: 'Hosted', links: ['Prices', 'Status', 'Where data is'] },
    { title: 'Project', links: ['People', 'Contribute', 'Accounts'] },
  ],
  team: [
    {
      name: 'Lalitha Menon',
      role: 'Guide',
      text: 'Wrote the 212 samples.',
      portrait: 'portrait-sari',
    },
    {
      name: 'Navtej Grewal',
      role: 'Runner',
      text: 'Made it finish in four seconds.',
      portrait: 'portrait-turban',
    },
    {
      name: 'Wambui Njeri',
      role: 'Hosted',
      text: 'Answers the mail on weekdays.',
      portrait: 'portrait-hoops',
    },
    {
      name: 'Bastian Vogt',
      role: 'Reviews',
      text: 'A volunteer. Reads patches at night.',
      portrait: 'portrait-pencil',
    },
  ],
  posts: [
    {
      date: '2026-11-09',
      title: '2.3: only what changed',
      text: '--since runs the samples on pages that a commit touched. In our own guide that is eleven of 212 on most days.',
    },
    {
      date: '2026-10-20',
      title: '2.2.1: a date at midnight',
      text: 'A pattern for dates failed on 00:00 in time zones east of Greenwich. Found and mended by a contributor in Auckland.',
    },
    {
      date: '2026-10-02',
      title: '2.2: reStructuredText',
      text: 'The third format. Nested blocks are read, and substitutions are filled in before a sample is run.',
    },
  ],
};
