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
import type { ItemPart } from './item-parts.ts';

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
  hash: '0e6e690a1b2c',
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

function show(shown: ComponentDetail, part: ItemPart = 'preview') {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <ItemPage
          item={shown}
          part={part}
          plans={[]}
          origin="http://shop.test"
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

test('the heading is the name, and what the item is stands below it', () => {
  show(item({ title: 'Drum night: Festival hero that counts days' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Drum night$/);
  expect(screen.getByText('Festival hero that counts days')).toBeVisible();
});

test('names of props in the notes are code', () => {
  show(item({ info: 'stories are { title, href }. Give `lead` the first one.' }));
  const section = screen.getByRole('region', { name: 'How to use it' });
  const names = [...section.querySelectorAll('code')].map(({ textContent }) => textContent);
  expect(names).toEqual(['stories', '{ title, href }', 'lead']);
});

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
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Poster hero$/);
  expect(screen.getByText('Expressive')).toBeVisible();
  expect(screen.getByText('The title fills the width.')).toBeVisible();
  const limits = within(screen.getByRole('region', { name: 'Know before you copy' }));
  expect(limits.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Other packages').nextElementSibling).toHaveTextContent('None');
});

test('says what a recorded item needs of a project and of browsers', () => {
  show(item({ requires: { tailwindcss: ['4'], browser: [':has()', 'a feature of tomorrow'] } }));
  const needs = within(screen.getByRole('region', { name: 'What it needs' }));
  expect(needs.getByText('It needs Tailwind CSS 4: Tailwind CSS 3 is not enough.')).toBeVisible();
  expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Styles that depend on what an element contains :has()',
    'a feature of tomorrow',
  ]);
});

test('says of each requirement only what was recorded', () => {
  const { unmount } = show(item({ requires: { tailwindcss: ['3', '4'], browser: [] } }));
  const needs = within(screen.getByRole('region', { name: 'What it needs' }));
  expect(needs.getByText(/^It needs Tailwind CSS 3 or 4: Tailwind CSS 2 is/)).toBeVisible();
  expect(needs.queryByRole('listitem')).toBeNull();
  unmount();
  show(item({ requires: { tailwindcss: [], browser: ['dialog'] } }));
  expect(screen.queryByText(/It needs Tailwind CSS/)).toBeNull();
  expect(screen.getByText('dialog')).toBeVisible();
});

test('says nothing that nobody knows of an item of an admin', () => {
  show(item());
  expect(screen.getByRole('list', { name: 'Works with' })).toHaveTextContent(/^TypeScript$/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Poster hero$/);
  expect(screen.queryByText('Expressive')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'The seal' })).toBeNull();
  for (const name of ['Know before you copy', 'What it needs'])
    expect(screen.queryByRole('region', { name })).toBeNull();
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
  const { unmount, container } = show(item({ hasJs: true }), 'code');
  const user = userEvent.setup();
  const script = await screen.findByRole('radio', { name: 'JavaScript' });
  expect(screen.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
  expect(screen.getByText('poster-hero.tsx')).toBeVisible();
  await user.click(script);
  expect(screen.getByText('poster-hero.jsx')).toBeVisible();
  expect(container.querySelector('pre code')).toHaveTextContent(/^const a = 1;$/);
  expect(container.querySelector('.tok-keyword')).toBeVisible();
  const panel = within(screen.getByRole('region', { name: 'Code' }));
  await user.click(panel.getByRole('button', { name: 'Copy code' }));
  expect(copied).toMatchObject([{ code: 'const a: number = 1;', codeJs: 'const a = 1;' }]);
  unmount();
  show(item({ hasJs: true }), 'code');
  expect(await screen.findByRole('radio', { name: 'JavaScript' })).toBeChecked();
});

test('an item in one language has no switch, whatever was chosen', async () => {
  localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, 'js');
  code = { code: 'const a: number = 1;', highlighted: null, version: 1 };
  show(item(), 'code');
  expect(await screen.findByText('poster-hero.tsx')).toBeVisible();
  expect(screen.getByText('const a: number = 1;')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('shows the props and the variables that its source has', async () => {
  show(
    item({
      props: [
        { name: 'title', type: 'string', required: true, default: null, comment: 'Heading.' },
        { name: 'minutes', type: 'number', required: false, default: '20', comment: 'Length.' },
      ],
      tokens: [{ name: '--brand', default: '#3b5bff', purpose: 'The main colour.' }],
    }),
    'props',
  );
  const rows = within(await screen.findByRole('table', { name: 'Props' })).getAllByRole('row');
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
  expect(screen.queryByRole('link', { name: /^Props/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Props' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Variables' })).toBeNull();
});

const sealed = {
  interactive: true,
  checks: {
    accessible: true,
    darkMode: true,
    reducedMotion: true,
    rightToLeft: true,
    hydrates: true,
    worksWhenPasted: true,
    bundleGzipBytes: 3_579,
    styleGzipBytes: 2_650,
    widths: [360, 390, 768, 1280, 1920],
    projects: ['fresh Vite project', 'Next.js 16.4.3'],
    checkedOn: '2026-11-18',
  },
};

test('the seal says what each check measured', () => {
  const { container } = show(item({ ...sealed, hasJs: true }));
  const seal = within(screen.getByRole('region', { name: 'The seal' }));
  expect(seal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'WCAG 2.2 AA0 findings in both themes at every width',
    '6.2 kB gzip3.6 script, 2.7 style',
    'InteractiveRenders on the server, hydrates without a warning',
    '360 to 1920 px5 widths: nothing cut, no sideways scroll',
    'Light and darkContrast and controls checked in both themes',
    'Right to leftLaid out from right to left without a fault',
    'Reduced motionAll of it works, none of it moves',
    'Pasted into 2Next.js and Vite, in TypeScript and JavaScript',
  ]);
  expect(container.querySelectorAll('[data-passed=true]')).toHaveLength(8);
  // The facts beside it do not say the same again.
  expect(facts()).toEqual(['Other packages', 'Licence', 'Version']);
});

test('a check that did not pass has lost its tile, and the seal says so', () => {
  const { container } = show(item({ ...sealed, checks: { ...sealed.checks, rightToLeft: false } }));
  expect(screen.getByText(/7 of 8 passed/)).toBeVisible();
  expect(screen.getByText('Right to left').parentElement).toHaveTextContent(
    'This test did not pass.',
  );
  expect(container.querySelectorAll('[data-passed=false]')).toHaveLength(1);
});

test('each part has an address, which keeps how the preview is looked at', () => {
  show(
    item({ props: [{ name: 'a', type: 'string', required: true, default: null, comment: '' }] }),
  );
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of this component' }));
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/components/poster-hero',
    '/components/poster-hero/code',
    '/components/poster-hero/props',
    '/components/poster-hero/versions',
  ]);
  expect(tabs.getByRole('link', { name: 'Preview' })).toHaveAttribute('aria-current', 'page');
});
