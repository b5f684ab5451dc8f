// `node catalogue/pipeline/silhouettes.ts [slug …]` photographs the plain items with text and colour blanked, as numbered
// sheets in .proof/silhouettes. Somebody who has not seen the items should be able to name each from its shape alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { HEADLESS_CHROMIUM } from '../../e2e/chromium.ts';
import { bundle } from './checks/bundle.ts';
import { openStage, show } from './checks/stage.ts';
import { ROOT } from './checks/workshop.ts';
import { type Item, loadItems } from './item.ts';

const SHEETS = join(ROOT, '.proof/silhouettes');
const COLUMNS = 3;
const ROWS = 4;
const TILE = { width: 420, height: 330 };
const GAP = 24;
const LABEL = 34;
const WINDOW = 1120;

/** Runs in the page: puts a bar in place of each word, and takes every colour out. */
function blank(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('script, style, option, textarea'))
      continue;
    // Text of a drawing has no background, so its letters are made invisible.
    if (parent.closest('svg')) {
      parent.style.setProperty('fill', 'transparent', 'important');
      continue;
    }
    const bar = document.createElement('span');
    bar.textContent = text.data;
    bar.style.cssText =
      'color:transparent!important;background:rgb(120 120 120/.75)!important;box-decoration-break:clone;-webkit-box-decoration-break:clone';
    text.replaceWith(bar);
  }
  for (const field of document.querySelectorAll<HTMLElement>('input, textarea, select'))
    field.style.setProperty('color', 'transparent', 'important');
  document.documentElement.style.filter = 'grayscale(1)';
}

async function silhouetteOf(browser: Browser, item: Item): Promise<Buffer> {
  const { page, close } = await openStage(browser, {
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await show(page, await bundle(item), WINDOW);
  await page.evaluate(blank);
  const picture = await page.screenshot({ fullPage: true });
  await close();
  return sharp(picture)
    .trim({ threshold: 4 })
    .resize({ ...TILE, fit: 'contain', position: 'top', background: '#fff' })
    .png()
    .toBuffer();
}

const label = (number: number): Buffer =>
  Buffer.from(
    `<svg width="${TILE.width}" height="${LABEL}"><text x="0" y="24" font-size="24" font-family="sans-serif">${number}</text></svg>`,
  );

/** An order that does not give the categories away, and is the same every time. */
const shuffled = (items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));

const wanted = process.argv.slice(2);
const items = shuffled(
  (await loadItems()).filter(({ slug, meta }) =>
    wanted.length > 0 ? wanted.includes(slug) : meta.kind === 'workhorse',
  ),
);
mkdirSync(SHEETS, { recursive: true });
const browser = await chromium.launch(HEADLESS_CHROMIUM);
try {
  const perSheet = COLUMNS * ROWS;
  for (let first = 0; first < items.length; first += perSheet) {
    const tiles = [];
    for (const [at, item] of items.slice(first, first + perSheet).entries()) {
      const left = GAP + (at % COLUMNS) * (TILE.width + GAP);
      const top = GAP + Math.floor(at / COLUMNS) * (TILE.height + LABEL + GAP);
      tiles.push({ input: label(first + at + 1), left, top });
      tiles.push({ input: await silhouetteOf(browser, item), left, top: top + LABEL });
    }
    const file = join(SHEETS, `sheet-${first / perSheet + 1}.png`);
    await sharp({
      create: {
        width: GAP + COLUMNS * (TILE.width + GAP),
        height: GAP + ROWS * (TILE.height + LABEL + GAP),
        channels: 3,
        background: '#e8e8e8',
      },
    })
      .composite(tiles)
      .png()
      .toFile(file);
    console.log(file);
  }
  const key = items.map(({ slug }, at) => `${at + 1}\t${slug}`).join('\n');
  writeFileSync(join(SHEETS, 'key.tsv'), `${key}\n`);
} finally {
  await browser.close();
}
