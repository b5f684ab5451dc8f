import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { TemplateDetail } from '@tessera/contract/templates';
import { TemplatePage } from './template-page.tsx';

const template = {
  _id: 'deodar',
  slug: 'deodar-house',
  title: 'Deodar House',
  subtitle: '',
  description: 'A hotel.',
  category: 'Business',
  previewUrl: '/preview',
  pictures: [],
  images: [],
  tags: ['hotel'],
  version: 2,
  updatedAt: '2026-11-13T20:00:00.000Z',
  licence: 'MIT',
  stack: ['React 19', 'Tailwind CSS 4', 'TypeScript', 'Vite'],
  pages: ['Home', 'Rooms'],
  archive: { bytes: 44_531, sha256: 'ab'.repeat(32) },
} as unknown as TemplateDetail;

const show = (shown: TemplateDetail) => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TemplatePage
          template={shown}
          downloads={{ mayHave: () => true, isUnsure: false, start: () => {}, pendingId: null }}
        />
      ),
    },
  ]);
  return render(<Page initialEntries={['/']} />);
};
const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('the stack, the licence and the pages come first, the checksum is in the details', () => {
  const { container } = show(template);
  expect(facts()).toEqual([
    'Built with: React 19 · Tailwind CSS 4 · TypeScript · Vite',
    'Licence: MIT',
    'Pages: Home, Rooms',
    'Size: 43 kB',
    'Version: 2 · 14 Nov 2026',
    'Tags: hotel',
  ]);
  expect(container.querySelector('details')).toHaveTextContent('ab'.repeat(32));
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

test('what is not recorded is left out', () => {
  show({ ...template, stack: [], pages: [], tags: [], archive: undefined });
  expect(facts()).toEqual(['Licence: MIT', 'Version: 2 · 14 Nov 2026']);
});
