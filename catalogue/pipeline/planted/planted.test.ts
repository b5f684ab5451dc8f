import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from '../../../e2e/chromium.ts';
import { type Judgement, judge } from '../checks/judgement.ts';
import { findTypeFaults } from '../checks/types.ts';
import { emptyFolder, ROOT } from '../checks/workshop.ts';
import { type Item, loadItem, toolVersions } from '../item.ts';
import { findStaleParts, record } from '../record.ts';
import { PLANTED, plant } from './pieces.ts';

const MINUTE_MS = 60_000;

let browser: Browser;
let items: Map<string, Item>;
let unplaced: string[];
const judgements = new Map<string, Judgement>();

beforeAll(async () => {
  items = await plant();
  browser = await chromium.launch(CHROMIUM);
  const verdict = await judge(browser, [...items.values()]);
  unplaced = verdict.unplaced;
  for (const judgement of verdict.judged) judgements.set(judgement.item.slug, judgement);
}, 10 * MINUTE_MS);
afterAll(() => browser.close(), MINUTE_MS);

const checksOf = (name: string): string[] => [
  ...new Set(judgements.get(items.get(name)!.slug)!.faults.map(({ check }) => check)),
];

test.each(Object.entries(PLANTED))('%s is noticed by its check alone', (name, { fails }) => {
  expect(checksOf(name)).toEqual(fails === null ? [] : [fails]);
});

test('what is found is placed', () => {
  expect(unplaced).toEqual([]);
});

test('a complaint of the compiler about no item is kept for the run', () => {
  const project = emptyFolder('unplaced');
  mkdirSync(join(project, 'piece'), { recursive: true });
  writeFileSync(join(project, 'tsconfig.json'), '{ "include": ["."] }');
  writeFileSync(join(project, 'elsewhere.ts'), `export const count: number = 'three';\n`);
  expect(findTypeFaults(project, ['piece']).unplaced.join()).toMatch(/elsewhere\.ts.*TS2322/);
  rmSync(join(project, 'elsewhere.ts'));
  expect(findTypeFaults(project, ['piece']).unplaced.join()).toMatch(/TS18003/);
});

test('a newer tool judges everything again', () => {
  const root = emptyFolder('pins');
  mkdirSync(join(root, 'catalogue'), { recursive: true });
  for (const path of ['package.json', 'catalogue/package.json'])
    writeFileSync(join(root, path), readFileSync(join(ROOT, path)));
  const before = toolVersions(root);
  for (const name of [
    'react',
    'tailwindcss',
    'vite',
    'lucide-react',
    'esbuild',
    '@typescript/native',
  ])
    expect(before.filter((pin) => pin.startsWith(`${name} `))).toHaveLength(1);
  const own = join(root, 'catalogue/package.json');
  writeFileSync(own, readFileSync(own, 'utf8').replace(/"react": "[^"]+"/, '"react": "99.0.0"'));
  expect(toolVersions(root)).not.toEqual(before);
});

describe('what is written down', () => {
  let item: Item;
  beforeAll(() => {
    item = items.get('sound')!;
  });
  const place = (file: string): string => join(item.folder, file);
  const stale = (): string =>
    findStaleParts(item)
      .map(({ text }) => text)
      .join('; ');

  test(
    'is whole until somebody touches it',
    async () => {
      expect(stale()).toMatch(/npm run catalogue/);
      await record(browser, judgements.get(item.slug)!);
      expect(findStaleParts(item)).toEqual([]);
    },
    MINUTE_MS,
  );

  test.each([
    ['a photograph that was painted over', 'light.webp', /light\.webp is not the one/],
    ['a variant that was mended by hand', 'component.jsx', /component\.jsx is not the one/],
    ['a record that was edited', 'published.json', /published\.json was edited/],
  ])('%s is noticed', (_, file, fault) => {
    const before = readFileSync(place(file));
    if (file === 'published.json')
      writeFileSync(place(file), before.toString().replace('"A piece"', '"A better piece"'));
    else appendFileSync(place(file), ' ');
    expect(stale()).toMatch(fault);
    writeFileSync(place(file), before);
    expect(stale()).toBe('');
  });

  test('a photograph that is gone is noticed', () => {
    const before = readFileSync(place('dark.webp'));
    rmSync(place('dark.webp'));
    expect(stale()).toMatch(/dark\.webp is missing/);
    writeFileSync(place('dark.webp'), before);
  });

  test('changed code and changed rules ask for a new verdict', async () => {
    item = await loadItem(item.folder, ['a stricter rule']);
    expect(stale()).toMatch(/npm run catalogue/);
    appendFileSync(place('component.tsx'), '\n');
    item = await loadItem(item.folder, []);
    expect(stale()).toMatch(/npm run catalogue/);
  });
});
