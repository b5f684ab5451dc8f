import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from '../../../e2e/chromium.ts';
import { ON_DISK } from '../check-hash.ts';
import { judge } from '../checks/judgement.ts';
import { CHECKS } from '../checks/registry.ts';
import { findTypeFaults } from '../checks/types.ts';
import { emptyFolder } from '../checks/workshop.ts';
import { type Item, loadItem } from '../item.ts';
import { findStaleChecks, findStaleParts, type ItemRecord, record } from '../record.ts';
import { PIECES } from './pieces.ts';
import { judgePlanted, type PlantedJudgement } from './plant.ts';

const MINUTE_MS = 60_000;

let browser: Browser;
let planted: Map<string, PlantedJudgement>;
let unplaced: string[];

// The pieces of single groups of checks are judged by `npm run prove -- catalogue`.
beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM);
  ({ byName: planted, unplaced } = await judgePlanted(browser, PIECES));
}, 20 * MINUTE_MS);
afterAll(() => browser.close(), MINUTE_MS);

test.each(Object.entries(PIECES))('%s is noticed by its check alone', (name, { fails }) => {
  expect(planted.get(name)!.failedBy).toEqual(fails === null ? [] : [fails]);
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

describe('what is written down', () => {
  let item: Item;
  beforeAll(() => {
    item = planted.get('sound')!.item;
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
      await record(browser, planted.get('sound')!.judgement);
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
      writeFileSync(place(file), before.toString().replace('"A piece: ', '"A better piece: '));
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

  test('holds what each check measured, with the tools and the day', () => {
    const { checks, ...written } = JSON.parse(
      readFileSync(place('published.json'), 'utf8'),
    ) as ItemRecord;
    expect(Object.keys(checks)).toEqual(CHECKS.map(({ name }) => name));
    for (const { name, tools } of CHECKS) {
      expect(checks[name]!.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Object.keys(checks[name]!.tools)).toEqual(tools.toSorted());
    }
    expect(checks['size']!.figures).toMatchObject({
      scriptBytes: expect.any(Number),
    });
    expect(checks['rendering']!.figures).toMatchObject({
      controls: 1,
      consoleMessages: 0,
      widths: [360, 390, 768, 1280, 1920],
      themes: ['light', 'dark'],
    });
    expect(checks['rendering']!.figures['axeRules']).toBeGreaterThan(50);
    expect(checks['pasted']!.figures).toMatchObject({ pages: 6 });
    expect(written).toMatchObject({
      kind: 'statement',
      client: true,
      requires: { react: '18 || 19', tailwindcss: '4', browser: [] },
      tokens: [{ name: '--brand', default: '#8a1c10', purpose: expect.any(String) }],
    });
  });

  test('a stricter check and a newer tool are asked for alone', () => {
    const rules = CHECKS.find(({ name }) => name === 'size')!.module;
    const read = (path: string) => `${ON_DISK.read(path)}${path === rules ? '// stricter' : ''}`;
    const names = (inputs: Partial<typeof ON_DISK>) =>
      findStaleChecks(item, { ...ON_DISK, ...inputs }).map(({ name }) => name);
    expect(names({ read })).toEqual(['size']);
    expect(names({ pins: { ...ON_DISK.pins, vite: '99.0.0' } })).toContain('pasted');
    expect(names({ pins: { ...ON_DISK.pins, vite: '99.0.0' } })).not.toContain('rendering');
    expect(names({})).toEqual([]);
  });

  test(
    'a changed description is judged by its text alone, and recorded',
    async () => {
      const before = readFileSync(place('light.webp'));
      const text = readFileSync(place('meta.ts'), 'utf8');
      writeFileSync(place('meta.ts'), text.replace('"A piece."', '"A better piece."'));
      expect(stale()).toBe('out of date: source: npm run catalogue');
      item = {
        ...item,
        meta: { ...item.meta, description: 'A better piece.' },
      };
      const { judged } = await judge(browser, [item], {
        checksOf: (one) => findStaleChecks(one),
      });
      expect([...judged[0]!.passed.keys()]).toEqual(['source']);
      await record(browser, judged[0]!);
      expect(findStaleParts(item)).toEqual([]);
      expect(readFileSync(place('published.json'), 'utf8')).toContain('A better piece.');
      expect(readFileSync(place('light.webp')).equals(before)).toBe(true);
    },
    MINUTE_MS,
  );

  test('a check that was not run is never recorded as passed', async () => {
    const { judged } = await judge(browser, [planted.get('a side by name')!.item], {
      checksOf: () => [],
    });
    await expect(record(browser, judged[0]!)).rejects.toThrow(/source was not run/);
  });

  test('changed code asks for a new verdict of every check', async () => {
    appendFileSync(place('component.tsx'), '\n');
    item = await loadItem(item.folder);
    expect(findStaleChecks(item)).toEqual(CHECKS);
    expect(stale()).toMatch(/npm run catalogue/);
  });
});
