import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const CODE = '482913';
const WAYS = {
  'with a space': '482 913',
  'as the whole message': 'Neem Lane Dental, 020 5550 0138: 482 913 is your code until 18:20.',
  'in Hindi digits': '४८२९१३',
};
/** rival.tsx refuses it, in 100 ms. */
const WRONG = '000000';
const REFUSAL = 'This is not the code';
const ANSWERED_MS = 400;
const ADDRESS = 'http://pasted.test/';

const fields = (page: Page) => page.locator('input:not([type=hidden])');
/** Runs in the page: what rival.tsx was asked to check last. */
const findChecked = (): string => (globalThis as { checked?: string }).checked ?? '';

async function empty(page: Page): Promise<void> {
  for (const field of await fields(page).all()) await field.fill('');
  await page.evaluate(() => Object.assign(globalThis, { checked: '' }));
  await fields(page).first().focus();
}

/** By the clipboard, as a person does it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const area = document.createElement('textarea');
    area.value = copied;
    document.body.append(area);
    area.select();
  }, text);
  await page.keyboard.press('ControlOrMeta+c');
  await page.evaluate(() => document.querySelector('body > textarea')?.remove());
  await fields(page).first().focus();
  await page.keyboard.press('ControlOrMeta+v');
  await page.waitForTimeout(ANSWERED_MS);
}

/** Types the code into the same page in a browser without script and returns what was posted. */
async function postWithoutScript(page: Page): Promise<string> {
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
    await fields(plain).first().focus();
    await plain.keyboard.type(CODE);
    await plain.getByRole('button', { name: 'Open' }).click();
    await plain.waitForLoadState();
    return posted;
  } finally {
    await context.close();
  }
}

export const promise: ItemPromise = {
  says: 'One field. 482 913, the whole message and Hindi digits are all pasted as the code; a digit can be taken out of the middle; after a wrong code the next one is typed over it; without script the code is posted.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const count = await fields(page).count();
    if (count > 1) found.push(`a screen reader reads out ${count} fields for one code`);
    if (!(await postWithoutScript(page)).includes(CODE))
      found.push('without script no code arrives');

    for (const [way, text] of Object.entries(WAYS)) {
      await empty(page);
      await paste(page, text);
      const checked = await page.evaluate(findChecked);
      if (checked !== CODE) found.push(`pasted ${way}, "${checked}" is checked`);
    }

    await empty(page);
    await page.keyboard.type('4729', { delay: 10 });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('8', { delay: 10 });
    await page.keyboard.press('End');
    await page.keyboard.type('13', { delay: 10 });
    await page.waitForTimeout(ANSWERED_MS);
    const mended = await page.evaluate(findChecked);
    if (mended !== CODE) found.push(`after a digit was mended, "${mended}" is checked`);

    await empty(page);
    await page.keyboard.type(WRONG, { delay: 10 });
    await page.waitForTimeout(ANSWERED_MS);
    const heard = await page.locator('[role=status], [role=alert]').allInnerTexts();
    if (!heard.join(' ').includes(REFUSAL)) found.push('why a code is refused is not heard');
    await page.keyboard.type(CODE, { delay: 10 });
    await page.waitForTimeout(ANSWERED_MS);
    const next = await page.evaluate(findChecked);
    if (next !== CODE) found.push(`typed after a wrong code, "${next}" is checked`);
    return found;
  },
};
