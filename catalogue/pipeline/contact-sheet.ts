// `node catalogue/pipeline/contact-sheet.ts` places all screenshots on one sheet per theme, for docs/catalogue.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { THEMES, type Theme } from './checks/stage.ts';
import { type Item, loadItems } from './item.ts';

const SHEETS = join(import.meta.dirname, '../../docs/catalogue');
const COLUMNS = 5;
const WIDTH = 380;
const GAP = 16;
const GROUND = { light: '#e9e6df', dark: '#2a2825' };

type Placed = { input: Buffer; left: number; top: number };

/** Adds each image to the shortest column, as the shop's catalogue page does. */
async function layOut(items: Item[], theme: Theme): Promise<{ tiles: Placed[]; height: number }> {
  const heights = Array.from({ length: COLUMNS }, () => GAP);
  const tiles: Placed[] = [];
  for (const { folder } of items) {
    const { data, info } = await sharp(join(folder, `${theme}.webp`))
      .resize({ width: WIDTH })
      .png()
      .toBuffer({ resolveWithObject: true });
    const column = heights.indexOf(Math.min(...heights));
    tiles.push({ input: data, left: GAP + column * (WIDTH + GAP), top: heights[column]! });
    heights[column]! += info.height + GAP;
  }
  return { tiles, height: Math.max(...heights) };
}

mkdirSync(SHEETS, { recursive: true });
const items = await loadItems();
for (const theme of THEMES) {
  const { tiles, height } = await layOut(items, theme);
  const width = GAP + COLUMNS * (WIDTH + GAP);
  const { size } = await sharp({
    create: { width, height, channels: 3, background: GROUND[theme] },
  })
    .composite(tiles)
    .webp({ quality: 84, effort: 6 })
    .toFile(join(SHEETS, `${theme}.webp`));
  console.log(`docs/catalogue/${theme}.webp: ${items.length} items, ${Math.round(size / 1000)} kB`);
}
