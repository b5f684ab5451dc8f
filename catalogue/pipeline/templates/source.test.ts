import { expect, test } from 'vitest';
import type { Sight, TemplateMeta } from './meta.ts';
import { findSourceFaults } from './source.ts';

const sight: Sight = {
  name: 'home',
  alt: 'Home',
  page: 'index.html',
  theme: 'light',
  width: 1280,
  height: 800,
};
const META: Pick<TemplateMeta, 'pages' | 'photographs'> = {
  pages: ['index.html'],
  photographs: [sight],
};
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
  return findSourceFaults({ ...META, ...meta }, site).map(({ text }) => text);
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
