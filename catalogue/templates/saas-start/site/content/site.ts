import type { PlainAnnouncement } from '@/components/tessera/plain-announcement';
import type { PlainFooter } from '@/components/tessera/plain-footer';
import type { PlainMinimalFooter } from '@/components/tessera/plain-minimal-footer';
import type { PlainNavbar } from '@/components/tessera/plain-navbar';
import { to } from '@/lib/to';
import type { ComponentProps } from 'react';

export const SITE = {
  name: 'Quern',
  what: 'Free software that runs the samples in a manual and names the line that is wrong.',
  /** The address without a path. Canonical addresses, the sitemap and structured data begin with it. */
  origin: 'https://quern.example',
  language: 'en',
  email: 'mill@quern.example',
  skip: 'Skip to the content',
  theme: 'Change between light and dark',
};

export const mailTo = `mailto:${SITE.email}`;

/** Above the head of every page. A new one needs another id, because visitors close the old one. */
export const announcement = {
  id: 'quern-2.3',
  date: '9 Nov',
  dateTime: '2026-11-09',
  text: 'Version 2.3 runs only what changed.',
  link: { label: 'Read the changes', href: to('/changelog/#v2.3') },
  labels: { region: 'News', close: 'Hide the news' },
} satisfies ComponentProps<typeof PlainAnnouncement>;

export const navbar = {
  links: [
    { label: 'Product', href: to('/') },
    { label: 'Pricing', href: to('/pricing/') },
    { label: 'Docs', href: to('/docs/') },
    { label: 'Changelog', href: to('/changelog/') },
  ],
  second: { label: 'Sign in', href: to('/sign-in/') },
  action: { label: 'Install 2.3', href: to('/docs/#install') },
  labels: { nav: 'Pages', menu: 'All pages' },
} satisfies ComponentProps<typeof PlainNavbar>;

export const footer = {
  address: [
    { label: 'Quern Collective, 31 Vellayambalam Hill' },
    { label: 'Thiruvananthapuram 695010' },
    { label: '0471 5550 190', href: 'tel:+914715550190' },
    { label: SITE.email, href: mailTo },
  ],
  columns: [
    {
      title: 'Tool',
      links: [
        { label: 'Install', href: to('/docs/#install') },
        { label: 'Guide', href: to('/docs/#guide') },
        { label: 'Commands', href: to('/docs/#commands') },
        { label: 'Changes', href: to('/changelog/') },
      ],
    },
    {
      title: 'Hosted',
      links: [
        { label: 'Prices', href: to('/pricing/') },
        { label: 'One month', href: to('/pricing/#month') },
        { label: 'Where data is', href: to('/pricing/#data') },
        { label: 'Sign in', href: to('/sign-in/') },
      ],
    },
    {
      title: 'Project',
      links: [
        { label: 'Who pays', href: to('/pricing/#who-pays') },
        { label: 'Licence', href: to('/pricing/#licence') },
        { label: 'Write to us', href: mailTo },
      ],
    },
  ],
  legal: '© 2026 Quern Collective, MPL 2.0',
  legalLinks: [],
  end: 'Telephone: Monday to Thursday, 9:30–17:30',
} satisfies ComponentProps<typeof PlainFooter>;

/** The foot of the page to sign in. */
export const minimalFooter = {
  links: [
    { label: 'Pricing', href: to('/pricing/') },
    { label: 'Docs', href: to('/docs/') },
    { label: 'Changelog', href: to('/changelog/') },
  ],
  legal: '© 2026 Quern Collective, MPL 2.0',
} satisfies ComponentProps<typeof PlainMinimalFooter>;
