import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM } from '../../../e2e/chromium.ts';
import { type Item, loadItems } from '../item.ts';
import { buildPlainPreview, buildPreview, type PreviewFiles } from './build.ts';
import { openPreview } from './preview.ts';
import { buildRuntime, type Runtime } from './runtime.ts';

const MINUTE_MS = 60_000;

let browser: Browser;
let runtime: Runtime;
let items: Item[];
beforeAll(async () => {
  [browser, runtime, items] = await Promise.all([
    chromium.launch(CHROMIUM),
    buildRuntime(),
    loadItems(),
  ]);
}, MINUTE_MS);
afterAll(() => browser.close(), MINUTE_MS);

/** The lists of classes in the source of an item. */
const listsOf = ({ source }: Item): string[] =>
  [...source.matchAll(/className="([^"]+)"/g)]
    .map(([, list]) => list!)
    .filter((list) => list.includes(' '));

const photograph = async (files: PreviewFiles, fragment: string): Promise<string> => {
  const { page, show, faults, close } = await openPreview(
    browser,
    { files, runtime },
    { width: 390 },
  );
  await show(`#${fragment}&motion=reduce`);
  const png = await page.screenshot({ fullPage: true });
  expect(faults).toEqual([]);
  await close();
  return png.toString('base64');
};

test(
  'a paid item looks the same with classes that say nothing, and its source is not in its preview',
  async () => {
    const paid = items.find(({ slug }) => slug === 'deploy-table')!;
    expect(paid.meta.plan).not.toBe('Free');
    const [plain, sent] = [
      await buildPlainPreview(paid, runtime),
      await buildPreview(paid, runtime),
    ];
    const lists = listsOf(paid);
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter((list) => plain['item.js'].includes(list)).length).toBe(lists.length);
    expect(lists.filter((list) => sent['item.js'].includes(list))).toEqual([]);
    const seen = await photograph(sent, 'theme=dark');
    expect(seen).toBe(await photograph(plain, 'theme=dark'));
    // The comparison notices a preview without its styles.
    expect(seen).not.toBe(await photograph({ ...sent, 'item.css': '' }, 'theme=dark'));
  },
  MINUTE_MS,
);

test(
  'a preview follows theme, direction and variables of its address',
  async () => {
    const free = items.find(({ slug }) => slug === 'two-doors')!;
    const files = await buildPreview(free, runtime);
    const looks = [
      'theme=light',
      'theme=dark',
      'direction=rtl',
      `variables=${encodeURIComponent('{"--brand":"#00aa55"}')}`,
    ];
    const seen = new Set<string>();
    for (const look of looks) seen.add(await photograph(files, look));
    expect(seen.size).toBeGreaterThanOrEqual(looks.length - 1);
  },
  MINUTE_MS,
);

test(
  'the ground around an item is that of its theme, also after a change',
  async () => {
    const item = items.find(({ slug }) => slug === 'call-calendar-strip')!;
    const files = await buildPreview(item, runtime);
    const { page, show, close } = await openPreview(browser, { files, runtime }, { width: 1120 });
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await show('#theme=dark');
    expect(await ground()).toBe('rgb(18, 18, 18)');
    await page.evaluate(() => {
      location.hash = '#theme=light';
    });
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    await close();
  },
  MINUTE_MS,
);

test('every stored preview is the one that would be built today, and shares one script', async () => {
  const other: string[] = [];
  for (const item of items) {
    const files = await buildPreview(item, runtime);
    for (const [name, text] of Object.entries(files))
      if (readFileSync(join(item.folder, 'build', name), 'utf8') !== text)
        other.push(`${item.slug}/${name}`);
    if (!files['index.html'].includes(runtime.path)) other.push(item.slug);
  }
  expect(other).toEqual([]);
});
