import type { SharePage } from '@tessera/contract/share-picture';

/** The texts on the share pictures of pages. If they change, LOOK in the contract must be raised. */
export const SHARE_PAGES: Record<SharePage, { label: string; title: string }> = {
  home: { label: 'Copy-paste interface components', title: 'Good pages are made of good tiles.' },
  components: { label: 'Components', title: 'Built by hand, ready to make your own.' },
  templates: { label: 'Templates', title: 'Whole sites to start from.' },
  creators: { label: 'Creator Program', title: 'You laid the tile. You keep the money.' },
  team: { label: 'Our Team', title: 'A word from the team.' },
  legal: { label: 'In plain words', title: 'The rules of the shop.' },
};

/** The public pages in the sitemap, besides components and templates. */
export const PUBLIC_PAGES = [
  '/creator-program',
  '/word-from-team',
  '/docs/command-line',
  '/docs/agents',
  '/docs/updates',
  '/legal/terms',
  '/legal/privacy',
  '/legal/refunds',
  '/legal/licence',
] as const;
