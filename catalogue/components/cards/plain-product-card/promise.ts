import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const ADDRESS = 'http://pasted.test/';
const ANSWERED_MS = 500;
/** How much of a picture must have the colour of its rim or foot. */
const PIXELS_MIN = 12;

/** Runs in the page: how many dots of a screenshot are pure red, and how many pure blue. */
const countColours = async (base64: string): Promise<{ red: number; blue: number }> => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let [red, blue] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r > 200 && g < 60 && b < 60) red++;
    if (b > 200 && r < 60 && g < 60) blue++;
  }
  return { red, blue };
};

/** Runs in the page: the words that a screen reader says about the first product. */
const hear = (): string => {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('li')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (isShown && !element.closest('[aria-hidden=true]')) said.push(node.textContent!.trim());
  }
  return said.join(' ');
};

/** Runs in the page: whether a thumb finds the first button of the first product, which it has not touched yet. */
const canSee = (): boolean => {
  const buttons = document.querySelectorAll<HTMLElement>('li:first-child button');
  const button = [...buttons].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!button) return false;
  for (let at: HTMLElement | null = button; at; at = at.parentElement)
    if (Number(getComputedStyle(at).opacity) < 0.5) return false;
  return true;
};

/** Chooses another size and presses the button of the same page in a browser without script. */
async function buyWithoutScript(page: Page): Promise<{ posted: string; shown: string }> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  try {
    const plain = await context.newPage();
    let posted = '';
    await plain.route(`${ADDRESS}**`, (route) => {
      const request = route.request();
      if (request.method() === 'POST') posted = decodeURIComponent(request.postData() ?? '');
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    });
    await plain.goto(ADDRESS);
    const other = plain.getByRole('radio', { name: 'Half a litre' });
    if ((await other.count()) > 0) await other.check();
    const shown = await plain.locator('li').first().innerText();
    await plain.locator('li').first().getByRole('button').first().click({ force: true });
    await plain.waitForLoadState();
    return { posted, shown };
  } finally {
    await context.close();
  }
}

export const promise: ItemPromise = {
  says: 'A tall glass is shown from rim to foot, its former price is said in words, a thumb finds the button, and what happened stands at the goods. Without script the chosen size shows its price and is posted. What is sold out says when it is back.',
  widths: [1280, 390],
  context: { hasTouch: true },
  faults: async (page) => {
    const found: string[] = [];
    const card = page.locator('li').first();
    await card.locator('img').first().scrollIntoViewIfNeeded();
    const picture = await card.screenshot();
    const { red, blue } = await page.evaluate(countColours, picture.toString('base64'));
    if (red < PIXELS_MIN || blue < PIXELS_MIN)
      found.push('the picture is cut: rim or foot of the glass cannot be seen');

    const heard = await page.evaluate(hear);
    if (!/\b(?:before|was|former|instead of|original)\b/i.test(heard))
      found.push(`the former price is not said in words: “${heard.slice(0, 60)}”`);

    const { posted, shown } = await buyWithoutScript(page);
    if (!/half/.test(posted)) found.push('without script the chosen size is not posted');
    if (!shown.includes('1,150') || shown.includes('1,850'))
      found.push('without script the chosen size does not show its price');

    if (!(await page.evaluate(canSee))) found.push('a thumb does not see the button');
    const before = await card.innerText();
    await card.getByRole('button').first().tap({ force: true });
    await page.waitForTimeout(ANSWERED_MS);
    if ((await card.innerText()) === before)
      found.push('without an answer, nothing is said where one has pressed');

    const soldOut = await page.locator('li').nth(1).innerText();
    if (!/4\D{0,3}Dec/.test(soldOut)) found.push('nobody reads when it is back');
    return found;
  },
};
