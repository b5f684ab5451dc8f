import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { ComponentCard } from '@tessera/contract/catalog';
import { InfoDialog } from './info-dialog.tsx';

const CARD: ComponentCard = {
  _id: '01890000-0000-7000-8000-000000000001',
  slug: 'poster-hero',
  title: 'Poster hero',
  description: '',
  category: 'Hero',
  tags: [],
  info: 'stories are { title, href }. Give `lead` the first one.',
  imageUrl: '/media/1.webp',
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  createdAt: '2026-11-01T00:00:00.000Z',
};

const ignore = () => undefined;

test('names of props in the notes are code', async () => {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <InfoDialog card={CARD} isLocked={false} open onOpenChange={ignore} onBuy={ignore} />
      ),
    },
  ]);
  render(<Page />);
  const dialog = await screen.findByRole('dialog', { name: 'Poster hero' });
  const code = [...dialog.querySelectorAll('code')].map(({ textContent }) => textContent);
  expect(code).toEqual(['stories', '{ title, href }', 'lead']);
});
