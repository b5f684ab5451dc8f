import type { ItemPromise } from '../../../pipeline/promise.ts';

/** Blue, green, amber, near-black and near-white. */
const BRANDS = ['#2563eb', '#16a34a', '#f59e0b', '#0a0a0a', '#fafafa'];
const THEMES = ['light', 'dark'] as const;

/** Runs in the page. The screenshot shows what a person sees, whatever the page is made of. */
const measure = async (screenshot: string): Promise<string[]> => {
  const TEXT_MIN = 4.5;
  const LARGE_TEXT_MIN = 3;
  const BUTTON_MIN = 3;
  const PANEL_MIN = 1.5;
  const picture = new Image();
  picture.src = `data:image/png;base64,${screenshot}`;
  await picture.decode();
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const luminanceAt = (x: number, y: number): number => {
    const at =
      (Math.round(y * devicePixelRatio) * picture.width + Math.round(x * devicePixelRatio)) * 4;
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => {
      const share = data[at + part]! / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The highest contrast to the first point among the points of a line or box. */
  const contrastIn = (left: number, top: number, right: number, bottom: number): number => {
    const ground = luminanceAt(left, top);
    let highest = 1;
    for (let y = top; y <= bottom; y += 0.5)
      for (let x = left; x <= right; x += 0.5) {
        const here = luminanceAt(x, y);
        highest = Math.max(
          highest,
          (Math.max(here, ground) + 0.05) / (Math.min(here, ground) + 0.05),
        );
      }
    return highest;
  };

  const faults: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const [line] = range.getClientRects();
    if (!line) continue;
    const { left, top, right, bottom } = line;
    const size = Number.parseFloat(getComputedStyle(walker.currentNode.parentElement!).fontSize);
    const found = contrastIn(left - 2, top + 2, right, bottom - 2);
    if (found < (size >= 24 ? LARGE_TEXT_MIN : TEXT_MIN))
      faults.push(`“${walker.currentNode.textContent}” has ${found.toFixed(1)}:1`);
  }
  for (const button of document.querySelectorAll('a')) {
    const { left, top, height } = button.getBoundingClientRect();
    const middle = top + height / 2;
    const found = contrastIn(left - 3, middle, left + 3, middle);
    if (found < BUTTON_MIN)
      faults.push(`the edge of the button “${button.textContent}” has ${found.toFixed(1)}:1`);
  }
  const title = document.querySelector('h2')!.getBoundingClientRect();
  const middle = title.top + title.height / 2;
  const panel = contrastIn(2, middle, title.left - 2, middle);
  if (panel < PANEL_MIN) faults.push(`the edge of the panel has ${panel.toFixed(1)}:1`);
  return faults;
};

export const promise: ItemPromise = {
  says: 'In five brand colours and both themes all text can be read, and the panel and its buttons have an edge.',
  context: { deviceScaleFactor: 2, reducedMotion: 'reduce' },
  faults: async (page) => {
    const found: string[] = [];
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      for (const brand of BRANDS) {
        await page.evaluate((colour) => {
          document.documentElement.style.setProperty('--primary', colour);
        }, brand);
        const screenshot = await page.screenshot({ animations: 'disabled' });
        const faults = await page.evaluate(measure, screenshot.toString('base64'));
        found.push(...faults.map((text) => `${brand} ${colorScheme}: ${text}`));
      }
    }
    return found;
  },
};
