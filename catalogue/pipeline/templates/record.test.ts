import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder, ROOT } from '../checks/workshop.ts';
import { sealOf, sha256OfFile } from '../seal.ts';
import { findStaleParts, findWeightFaults, namesBase, type TemplateRecord } from './record.ts';
import { loadTemplate, loadTemplates } from './template.ts';

const SLUG = 'two-drum';
let root: string;
let folder: string;

beforeEach(() => {
  root = emptyFolder('templates');
  folder = join(root, SLUG);
  cpSync(join(ROOT, 'catalogue/templates', SLUG), folder, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const staleOf = async (judges?: string[]) => {
  const template = await loadTemplate(SLUG, root, judges);
  return findStaleParts(template).map(({ text }) => text);
};
const readRecord = (): TemplateRecord =>
  JSON.parse(readFileSync(join(folder, 'published.json'), 'utf8')) as TemplateRecord;
const CHANGED = ['changed since it was judged: npm run catalogue -- templates'];

test('there is a free and a paid template, and every record is as the pipeline left it', async () => {
  const templates = await loadTemplates();
  const plans = templates.map(({ meta }) => meta.plan);
  expect(plans).toContain('Free');
  expect(plans).toContain('Pro');
  for (const template of templates) expect(findStaleParts(template)).toEqual([]);
});

test('what nobody touched is not judged again, and what tools leave behind is not looked at', async () => {
  expect(await staleOf()).toEqual([]);
  for (const made of ['node_modules', 'dist', '.next']) {
    mkdirSync(join(folder, 'site', made));
    writeFileSync(join(folder, 'site', made, 'made.js'), '');
  }
  expect(await staleOf()).toEqual([]);
});

test.each(['site/src/content.ts', 'site/package-lock.json', 'site/README.md', 'meta.ts'])(
  'a change of %s has it judged again',
  async (path) => {
    appendFileSync(join(folder, path), '\n');
    expect(await staleOf()).toEqual(CHANGED);
  },
);

test('a stricter rule has it judged again', async () => {
  expect(await staleOf(['another rule'])).toEqual(CHANGED);
});

test('a picture that was painted over and a page of the preview that is gone are named', async () => {
  appendFileSync(join(folder, 'home-light.webp'), ' ');
  rmSync(join(folder, 'build/index.html'));
  expect(await staleOf()).toEqual([
    'home-light.webp is not the one that was judged',
    'build/index.html is missing',
  ]);
});

test('a record that was edited by hand is not believed', async () => {
  writeFileSync(
    join(folder, 'published.json'),
    JSON.stringify({ ...readRecord(), plan: 'Free', priceRupees: 1 }),
  );
  expect(await staleOf()).toEqual(['published.json was edited by hand']);
});

test('an archive of other sources is found, even under a whole seal', async () => {
  const { seal: _, ...record } = readRecord();
  appendFileSync(join(folder, 'two-drum.zip'), 'more');
  const sha256 = sha256OfFile(join(folder, 'two-drum.zip'));
  record.archive.sha256 = sha256;
  record.sha256['two-drum.zip'] = sha256;
  const sealed = { ...record, seal: sealOf(record) };
  writeFileSync(join(folder, 'published.json'), JSON.stringify(sealed));
  expect(await staleOf()).toEqual(['two-drum.zip would be packed differently today']);
});

test('an archive and a preview that are too heavy to be committed are faults', () => {
  const heavy = Buffer.alloc(2_000_001);
  expect(findWeightFaults(heavy.subarray(1_000_000), [{ path: 'a.js', content: heavy }])).toEqual([
    { check: 'weight', text: 'the archive has 1000001 bytes' },
    { check: 'weight', text: 'the preview has 2000001 bytes' },
  ]);
  expect(
    findWeightFaults(Buffer.alloc(10), [{ path: 'a.js', content: heavy.subarray(1) }]),
  ).toEqual([]);
});

test('the path of a build changes with the files of the site, and with nothing else', async () => {
  const baseNow = async () => (await loadTemplate(SLUG, root, ['another rule'])).base;
  const before = await baseNow();
  expect(before).toMatch(/^\/two-drum\/[0-9a-f]{16}$/);
  appendFileSync(join(folder, 'meta.ts'), '\n');
  expect(await baseNow()).toBe(before);
  appendFileSync(join(folder, 'site/src/content.ts'), '\n');
  expect(await baseNow()).not.toBe(before);
});

test.each([
  ['absolute addresses', '<a href="/two-drum/0123456789abcdef/pricing/">', true],
  ['relative addresses', '<a href="./pricing.html">', false],
])('a preview with %s names its path or not', (_, html, names) => {
  const dist = [{ path: 'index.html', content: Buffer.from(html) }];
  expect(namesBase(dist, '/two-drum/0123456789abcdef')).toBe(names);
});
