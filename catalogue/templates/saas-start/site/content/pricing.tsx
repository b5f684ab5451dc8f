import { PortraitPencil } from '@/components/drawings/portrait-pencil';
import { PortraitSari } from '@/components/drawings/portrait-sari';
import { PortraitTurban } from '@/components/drawings/portrait-turban';
import type { PlainAlternating } from '@/components/tessera/plain-alternating';
import type { PlainCta } from '@/components/tessera/plain-cta';
import type { PlainFaq } from '@/components/tessera/plain-faq';
import type { PlainPricing } from '@/components/tessera/plain-pricing';
import type { PlainVoices } from '@/components/tessera/plain-voices';
import { to } from '@/lib/to';
import type { ComponentProps } from 'react';
import { mailTo, SITE } from './site';

export const page = {
  title: 'Pricing',
  description:
    'The tool is free and has every feature. Hosting costs ₹1,600 a repository and month, support ₹48,000 a year.',
};

export const pricing = {
  title: 'Free on your machine, paid on ours',
  lead: 'The tool has no paid features. You pay when we run it for you, or answer for it. GST is added.',
  currency: 'INR',
  locale: 'en-IN',
  plans: [
    {
      name: 'Your machine',
      text: 'The whole tool, under MPL 2.0.',
      amount: 0,
      per: 'for good',
      features: ['Every feature', 'Linux, macOS and Windows', 'Questions in the forum'],
      note: 'The forum is answered by volunteers.',
      action: { label: 'Install 2.3', href: to('/docs/#install') },
    },
    {
      name: 'Hosted',
      text: 'We run it on every change and comment on the line.',
      amount: 1_600,
      // Ten months. The switch between month and year is there because of this line.
      yearly: 16_000,
      per: 'a repository, a month',
      features: ['2,000 runs a month', 'History of 90 days', 'Mail on weekdays'],
      note: '₹1 for each further run.',
      action: { label: 'Sign in and add one', href: to('/sign-in/') },
      highlighted: true,
    },
    {
      name: 'Support',
      text: 'For teams that run it themselves.',
      amount: 48_000,
      per: 'a year',
      features: [
        'An answer in two working days',
        'Fixes for the last two versions',
        'Two calls a year',
      ],
      note: 'Writing your manual is not included.',
      action: { label: 'Write to us', href: mailTo },
    },
  ],
} satisfies ComponentProps<typeof PlainPricing>;

export const month = {
  rows: [
    {
      title: 'One month, added up',
      text: 'A run is one change, however many samples it starts. This is a repository with two writers and eleven developers, in October.',
      terms: [
        { term: 'Hosted', text: '₹1,600 with 2,000 runs' },
        { term: 'Further runs', text: '340, for ₹340' },
        { term: 'GST, 18%', text: '₹349.20' },
        { term: 'To pay', text: '₹2,289.20' },
      ],
    },
  ],
} satisfies ComponentProps<typeof PlainAlternating>;

export const voices = {
  title: 'Who runs it, and on what',
  lead: 'A team on the hosted version, a contributor, and a lecturer who prints.',
  voices: [
    {
      quote: 'The release waits until the manual is right. Nobody minds any more.',
      name: 'Ishwar Singh Mann',
      role: 'Lead of a platform team, Mohali',
      media: <PortraitTurban title="Ishwar Singh Mann" />,
    },
    {
      quote: 'I sent a patch of nine lines and had an answer the same evening.',
      name: 'Piet Hollander',
      role: 'Contributor since 1.4, Groningen',
      media: <PortraitPencil title="Piet Hollander" />,
    },
    {
      quote: 'I teach from printed pages. Now I know that they work.',
      name: 'Indira Warrier',
      role: 'Lecturer, Kozhikode',
      media: <PortraitSari title="Indira Warrier" />,
    },
  ],
} satisfies ComponentProps<typeof PlainVoices>;

export const faq = {
  title: 'Before you let it run',
  lead: 'Asked in the forum, and answered by the people who wrote it.',
  entries: [
    {
      question: 'Does it need my production service?',
      answer:
        'No. Give it any address. Most teams start a container with sample data and run against that.',
      open: true,
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
      question: 'Where is our manual kept?',
      id: 'data',
      answer:
        'With you. The hosted version reads the pages of a change and the answers of your service, and keeps neither. The history has file names, lines and results, for 90 days.',
    },
    {
      question: 'Will it always be free?',
      id: 'licence',
      answer:
        'The copyright is spread over 61 people and nobody has signed it away, so the licence cannot be changed by one.',
    },
    {
      question: 'Who pays for the work?',
      id: 'who-pays',
      answer:
        'Hosting and support pay three of us for four days a week each. The accounts are published in April.',
    },
  ],
  contactTitle: 'Still in doubt?',
  contact: [
    { label: SITE.email, href: mailTo, note: 'Weekdays' },
    { label: '0471 5550 190', href: 'tel:+914715550190', note: 'Monday to Thursday' },
  ],
} satisfies ComponentProps<typeof PlainFaq>;

export const cta = {
  title: 'Run it free today, decide in a month',
  lead: 'What runs on your machine runs on ours without a change.',
  links: [
    { label: 'Install 2.3', href: to('/docs/#install') },
    { label: 'Write to us', href: mailTo },
  ],
  steps: [],
} satisfies ComponentProps<typeof PlainCta>;
