import type { PlainHero } from '@/components/tessera/plain-hero';
import { to } from '@/lib/to';
import type { ComponentProps } from 'react';

export const page = {
  title: 'Not found',
  description: 'There is no page at this address.',
};

export const hero = {
  title: 'The link says 200, got 404',
  lead: 'There is no page at this address. It was moved, or the link was never run.',
  links: [
    { label: 'To the home page', href: to('/') },
    { label: 'Read the guide', href: to('/docs/') },
  ],
  facts: [
    { label: 'Link', value: 'this one' },
    { label: 'It says', value: '200' },
    { label: 'The server says', value: '404' },
  ],
} satisfies ComponentProps<typeof PlainHero>;
