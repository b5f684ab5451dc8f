import { type Business, SANS } from '../business.ts';

export const TWO_COLUMNS: Business = {
  name: 'Two Columns',
  what: 'Software that matches bank lines to invoices',
  city: 'Bengaluru',
  brand: {
    colour: '#0b6e6e',
    onColour: '#ffffff',
    radius: '0.5rem',
    font: SANS,
    headingFont: SANS,
  },
  pictures: { hero: 'ledger-screen', second: 'neighbourhood-map', third: 'portrait-sari' },
  hero: {
    title: 'Your bank and your books, side by side',
    lead: 'Two Columns puts each bank line beside the invoice that it paid. What has no partner stays open until somebody explains it.',
    actions: ['Match last month', 'See a worked example'],
    facts: [
      { label: 'Set up', value: '25 minutes' },
      { label: 'Bank formats', value: '22' },
      { label: 'Free each month', value: '300 lines' },
    ],
  },
  features: [
    {
      title: 'One payment, several invoices',
      text: 'A transfer of ₹31,000 that pays ₹18,000 and ₹13,000 is matched to both. You see the two halves, not a guess.',
    },
    {
      title: 'Part payments stay open',
      text: 'An invoice that is half paid keeps its balance in the list. It is closed by money, not by a tick.',
    },
    {
      title: 'Rules are sentences',
      text: 'Who paid, how much may differ, and which account takes the difference. You write a rule, try it on last month and switch it off when it is wrong.',
    },
    {
      title: 'Tax deducted at source',
      text: 'When a customer pays 90% of a fee, the rest is proposed as TDS with the section named. You confirm it once per customer.',
    },
    {
      title: 'A closed month stays closed',
      text: 'A correction made later gets its own date and its own line. The figures that you filed do not move.',
    },
  ],
  stats: [
    {
      value: '94',
      unit: '%',
      says: 'of lines matched without a person in October',
      source: '1,12,800 of 1,20,000 lines, 64 customers',
    },
    {
      value: '3',
      unit: 'days',
      says: 'to close a month, after seven before',
      source: 'Median of 41 customers who gave us both figures, September 2026',
    },
    {
      value: '22',
      unit: 'formats',
      says: 'of bank statements read without a template',
      source: 'List in the manual, 2 November 2026',
    },
  ],
  testimonials: {
    long: {
      text: 'I keep the books of thirty-one shops. In October 2,140 lines came in and 131 were left for me. I know why each of them was left, which is more than I could say of my own spreadsheet.',
      person: 'Kalpana Hegde',
      role: 'Bookkeeper with 31 clients, Mysuru',
      portrait: 'portrait-sari',
    },
    short: [
      {
        text: 'My accountant no longer rings on Sundays.',
        person: 'Jaspreet Gill',
        role: 'Owner of a hardware shop, Ludhiana',
        portrait: 'portrait-turban',
      },
      {
        text: 'Split payments alone took us four hours a week.',
        person: 'Wanjiru Kamau',
        role: 'Finance lead of a tea exporter, Coonoor',
        portrait: 'portrait-hoops',
      },
      {
        text: 'I asked for the trail of nine entries and had all nine in two minutes.',
        person: 'Henrik Dahl',
        role: 'Auditor, Bengaluru',
        portrait: 'portrait-pencil',
      },
    ],
  },
  prices: [
    {
      name: 'Solo',
      amount: 0,
      currency: 'INR',
      per: 'a month',
      text: 'One bank account and 300 lines.',
      includes: ['All 22 formats', 'Split and part payments', 'Export as CSV'],
      note: 'Lines above 300 wait for the next month.',
    },
    {
      name: 'Firm',
      amount: 2_400,
      currency: 'INR',
      per: 'a month',
      text: 'For one company with 5,000 lines a month.',
      includes: ['Everything in Solo', 'Rules and TDS', 'Posting to the ledger', 'Five people'],
      note: '₹0.40 for each further line. GST is added.',
    },
    {
      name: 'Practice',
      amount: 9_600,
      currency: 'INR',
      per: 'a month',
      text: 'For bookkeepers with up to 40 companies.',
      includes: [
        'Everything in Firm',
        '40,000 lines in all',
        'One list of open lines',
        'Unlimited people',
      ],
      note: 'Companies that share an owner are not matched with each other.',
    },
  ],
  questions: [
    {
      question: 'Can Two Columns move money?',
      answer:
        'No. It reads statements that you upload or that the bank sends. It has no right to start a payment.',
    },
    {
      question: 'What happens to a line that it cannot match?',
      answer:
        'It stays open with the three nearest invoices and what differs. Nothing is posted until a person decides.',
    },
    {
      question: 'Which ledgers can it post to?',
      answer:
        'It writes a journal as CSV or XML that common ledgers in India import. Direct posting works for two of them and is named in the manual.',
    },
    {
      question: 'Where is the data?',
      answer:
        'In Mumbai, with a copy in Hyderabad. We keep it for eight years or until you delete it.',
    },
    {
      question: 'How do we leave?',
      answer:
        'Download every line with its match and its reason as CSV. The account is deleted 30 days later.',
    },
  ],
  contact: {
    address: ['18 Kasturi Lane, second floor', 'Basavanagudi', 'Bengaluru 560004'],
    hours: [{ label: 'Monday to Friday', value: '9:30–18:30' }],
    phone: '080 5550 0117',
    email: 'help@twocolumns.example',
  },
  footer: [
    { title: 'Product', links: ['Matching', 'Rules', 'TDS', 'Bank formats'] },
    { title: 'Trust', links: ['Security', 'Where data is', 'Status'] },
    { title: 'Company', links: ['People', 'Changes', 'Write to us'] },
  ],
  team: [
    {
      name: 'Padma Srinivas',
      role: 'Founder',
      text: 'Kept books for 26 years.',
      portrait: 'portrait-sari',
    },
    {
      name: 'Arvinder Bedi',
      role: 'Engineering',
      text: 'Reads bank formats so that you need not.',
      portrait: 'portrait-turban',
    },
    {
      name: 'Zawadi Otieno',
      role: 'Support',
      text: 'Answers within the working day.',
      portrait: 'portrait-hoops',
    },
    {
      name: 'Martin Krol',
      role: 'Audit',
      text: 'Decides what a match may claim.',
      portrait: 'portrait-pencil',
    },
  ],
  posts: [
    {
      date: '2026-11-12',
      title: 'Refunds are matched to the payment they undo',
      text: 'A refund now closes the line it belongs to. Until now it was a line of its own and had to be matched by hand.',
    },
    {
      date: '2026-11-02',
      title: 'Two more bank formats',
      text: 'We read 22 formats. The two new ones are statements of co-operative banks with the date after the amount.',
    },
    {
      date: '2026-10-15',
      title: 'Rules can be tried on last month',
      text: 'Before a rule is switched on, it shows which lines it would have matched and which of those you matched differently.',
    },
  ],
};
