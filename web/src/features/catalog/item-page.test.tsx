import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentDetail } from '@tessera/contract/catalog';
import { getQueryClient } from '../../api/query-client.ts';
import { CODE_LANGUAGE_STORAGE_KEY } from '../../lib/storage-keys.ts';
import type { Copyable } from '../../state/copy-code.ts';
import { SessionProvider } from '../../state/session.tsx';
import { ItemPage } from './item-page.tsx';

const item = (more: Partial<ComponentDetail> = {}): ComponentDetail => ({
  _id: '01890000-0000-7000-8000-000000000001',
  slug: 'poster-hero',
  title: 'Poster hero',
  description: '',
  category: 'Hero',
  tags: [],
  info: '',
  imageUrl: '/media/1.webp',
  image: { width: 1200, height: 900, placeholder: 'aa0000bb0000cc0000dd0000' },
  createdAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  updatedAt: '2026-11-13T20:00:00.000Z',
  licence: 'MIT',
  dependencies: {},
  stack: ['TypeScript'],
  limits: [],
  props: [],
  tokens: [],
  checks: {},
  related: [],
  ...more,
});

let code: object = {};
const copied: Copyable[] = [];

beforeAll(() => import('./open-code.tsx'));
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(code)));
});
afterEach(() => {
  copied.length = 0;
  localStorage.removeItem(CODE_LANGUAGE_STORAGE_KEY);
  getQueryClient().clear();
  vi.unstubAllGlobals();
});

function show(shown: ComponentDetail) {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <ItemPage
          item={shown}
          plans={[]}
          tools={{
            copy: (one) => copied.push(one),
            copiedId: null,
            pendingId: null,
            isSaved: () => false,
            toggleSaved: () => undefined,
            buy: () => undefined,
          }}
        />
      ),
    },
  ]);
  return render(
    <SessionProvider>
      <Page />
    </SessionProvider>,
  );
}

const facts = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('says what a checked item works with, its kind and its limits', () => {
  show(
    item({
      stack: ['React 18 or 19', 'Tailwind CSS 4', 'TypeScript and JavaScript', 'Next.js and Vite'],
      dependencies: { react: '19.3.1' },
      checks: { worksWhenPasted: true },
      kind: 'statement',
      expressive: 'The title fills the width.',
      limits: ['Needs a title of one line.', 'No more than nine dates.'],
    }),
  );
  const stack = within(screen.getByRole('list', { name: 'Works with' }));
  expect(stack.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'React 18 or 19·',
    'Tailwind CSS 4·',
    'TypeScript and JavaScript·',
    'Next.js and Vite',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Poster hero FreeExpressive');
  expect(screen.getByText('The title fills the width.')).toBeVisible();
  const limits = within(screen.getByRole('region', { name: 'Know before you copy' }));
  expect(limits.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Other packages').nextElementSibling).toHaveTextContent('None');
});

test('says nothing that nobody knows of an item of an admin', () => {
  show(item());
  expect(screen.getByRole('list', { name: 'Works with' })).toHaveTextContent(/^TypeScript$/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Poster hero Free$/);
  expect(screen.queryByRole('region', { name: 'Know before you copy' })).toBeNull();
  expect(facts()).toEqual(['Licence', 'Version']);
});

test('the code is shown and copied in the chosen language, which is kept', async () => {
  code = {
    code: 'const a: number = 1;',
    highlighted: '<span class="tok-keyword">const</span> a: number = 1;',
    codeJs: 'const a = 1;',
    highlightedJs: '<span class="tok-keyword">const</span> a = 1;',
    version: 1,
  };
  const { unmount, container } = show(item({ hasJs: true }));
  const user = userEvent.setup();
  const script = await screen.findByRole('radio', { name: 'JavaScript' });
  expect(screen.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
  expect(screen.getByText('poster-hero.tsx')).toBeVisible();
  await user.click(script);
  expect(screen.getByText('poster-hero.jsx')).toBeVisible();
  expect(container.querySelector('pre code')).toHaveTextContent(/^const a = 1;$/);
  expect(container.querySelector('.tok-keyword')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(copied).toMatchObject([{ code: 'const a: number = 1;', codeJs: 'const a = 1;' }]);
  unmount();
  show(item({ hasJs: true }));
  expect(await screen.findByRole('radio', { name: 'JavaScript' })).toBeChecked();
});

test('an item in one language has no switch, whatever was chosen', async () => {
  localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'js');
  code = { code: 'const a: number = 1;', highlighted: null, version: 1 };
  show(item());
  expect(await screen.findByText('poster-hero.tsx')).toBeVisible();
  expect(screen.getByText('const a: number = 1;')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('shows the props and the variables that its source has', () => {
  show(
    item({
      props: [
        { name: 'title', type: 'string', required: true, default: null, comment: 'Heading.' },
        { name: 'minutes', type: 'number', required: false, default: '20', comment: 'Length.' },
      ],
      tokens: [{ name: '--brand', default: '#3b5bff', purpose: 'The main colour.' }],
    }),
  );
  const rows = within(screen.getByRole('table', { name: 'Props' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PropTypeDefaultWhat it does',
    'title requiredstringnoneHeading.',
    'minutesnumber20Length.',
  ]);
  expect(screen.getByRole('region', { name: 'Variables' })).toHaveTextContent(
    '--brandThe main colour. Its own: #3b5bff',
  );
});

test('an item without recorded props has no such table', () => {
  show(item());
  expect(screen.queryByRole('heading', { name: 'Props' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Variables' })).toBeNull();
});
