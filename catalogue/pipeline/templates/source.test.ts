import { expect, test } from 'vitest';
import { loadItems } from '../item.ts';
import type { Sight, TemplateMeta } from './meta.ts';
import { findCopyFaults, findSourceFaults } from './source.ts';
import { loadTemplates } from './template.ts';

const sight: Sight = {
  name: 'home',
  alt: 'Home',
  page: 'index.html',
  theme: 'light',
  width: 1280,
  height: 800,
};
const META: Pick<TemplateMeta, 'plan' | 'pages' | 'photographs'> = {
  plan: 'Free',
  pages: ['index.html'],
  photographs: [sight],
};
const ITEMS = [
  { slug: 'plain-hero', source: 'export function PlainHero() {}\n', meta: { plan: 'Free' } },
  { slug: 'night-hero', source: 'export function NightHero() {}\n', meta: { plan: 'Pro' } },
] as const;
const SOUND = {
  'README.md': '# A site',
  LICENCE: 'MIT',
  'package.json':
    '{ "dependencies": { "react": "19.3.1" }, "devDependencies": { "vite": "8.1.6" } }',
  'package-lock.json': '{}',
  'index.html': '<div id="root"></div>',
  'src/main.tsx': `import { App } from './app.tsx';`,
};

const faultsOf = (change: Record<string, string | null>, meta: Partial<typeof META> = {}) => {
  const files: Record<string, string | null> = { ...SOUND, ...change };
  const site = Object.entries(files).flatMap(([path, text]) =>
    text === null ? [] : [{ path, content: Buffer.from(text) }],
  );
  return findSourceFaults({ ...META, ...meta }, site, ITEMS).map(({ text }) => text);
};

test('a complete template has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each(['README.md', 'LICENCE', 'package-lock.json', 'index.html'])(
  'a missing %s is named once',
  (path) => {
    expect(faultsOf({ [path]: null })).toEqual([`${path} is missing`]);
  },
);

test('the pages of a project without Vite are made by its build', () => {
  const manifest = '{ "dependencies": { "next": "16.4.3" } }';
  expect(faultsOf({ 'package.json': manifest, 'index.html': null })).toEqual([]);
});

test.each([
  ['is the item', 'plain-hero', ITEMS[0].source, 'Free', []],
  ['was changed', 'plain-hero', ITEMS[0].source.trim(), 'Free', ['differs from the item']],
  ['is no item', 'plain-heros', '', 'Free', ['is no item of the catalogue']],
  ['is paid', 'night-hero', ITEMS[1].source, 'Free', ['is in Pro, and the template is Free']],
  ['is of the same plan', 'night-hero', ITEMS[1].source, 'Pro', []],
] as const)('a copy that %s', (_, slug, source, plan, said) => {
  const path = `components/tessera/${slug}.tsx`;
  expect(faultsOf({ [path]: source }, { plan })).toEqual(said.map((text) => `${path} ${text}`));
});

test('every copy in a template is the item that the catalogue has today', async () => {
  const items = await loadItems();
  const templates = await loadTemplates();
  const copies = templates.flatMap(({ site }) =>
    site.filter(({ path }) => path.startsWith('components/tessera/')),
  );
  expect(copies.length).toBeGreaterThan(10);
  for (const { meta, site } of templates)
    expect(findCopyFaults(meta.plan, site, items)).toEqual([]);
});

test.each(['^19.3.1', 'latest', '19.x', 'npm:preact@10.0.0'])('%s is not a pin', (version) => {
  const manifest = JSON.stringify({ devDependencies: { react: version } });
  expect(faultsOf({ 'package.json': manifest })).toEqual([`react is not pinned: ${version}`]);
});

test('filler and imports of this house are found', () => {
  expect(faultsOf({ 'src/copy.ts': `export const text = 'Lorem ipsum';` })).toEqual([
    'src/copy.ts holds filler text',
  ]);
  expect(faultsOf({ 'src/a.ts': `import { x } from '@tessera/contract/x';` })).toEqual([
    'src/a.ts imports something of this house',
  ]);
});

test('there are one to five photographs, each of a page that exists', () => {
  expect(faultsOf({}, { photographs: [] })).toEqual(['0 photographs; one to 5 are shown']);
  expect(faultsOf({}, { photographs: Array.from({ length: 6 }, () => sight) })).toEqual([
    '6 photographs; one to 5 are shown',
  ]);
  expect(faultsOf({}, { photographs: [{ ...sight, page: 'about.html' }] })).toEqual([
    'photograph home is of no page',
  ]);
});
