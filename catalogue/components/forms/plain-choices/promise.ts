import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const ADDRESS = 'http://pasted.test/';

/** Runs in the page: the middle of the letters of a text. */
const findText = (words: string): { x: number; y: number; from: number; to: number } => {
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.textContent?.trim() !== words) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, top, height } = range.getBoundingClientRect();
    return { x: (left + right) / 2, y: top + height / 2, from: left + 1, to: right + 3 };
  }
  throw new Error(`"${words}" is not there`);
};

async function press(page: Page, words: string): Promise<void> {
  const { x, y } = await page.evaluate(findText, words);
  await page.mouse.click(x, y);
}

/** Chooses by pressing on a price in a browser without script, sends, and returns what was posted. */
async function postWithoutScript(page: Page): Promise<string> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  const viewport = page.viewportSize()!;
  const context = await page
    .context()
    .browser()!
    .newContext({ javaScriptEnabled: false, viewport });
  try {
    const plain = await context.newPage();
    let posted = '';
    await plain.route(`${ADDRESS}**`, (route) => {
      const request = route.request();
      if (request.method() === 'POST') posted = request.postData() ?? '';
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    });
    await plain.goto(ADDRESS);
    await plain.getByText('₹1,450', { exact: true }).click();
    await plain.getByRole('button', { name: 'Book' }).click();
    await plain.waitForLoadState();
    return posted;
  } finally {
    await context.close();
  }
}

const isChosen = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('radio', { name }).isChecked();

/** Everything that a screen reader says by itself. */
const heard = async (page: Page): Promise<string> =>
  (await page.locator('[role=status], [role=alert], [aria-live]').allInnerTexts()).join(' ');

export const promise: ItemPromise = {
  says: 'A press on the price or the second line chooses, and dragging over a price only marks it. What is heard is the name. The amount of one’s own is the next stop of Tab. A tick too many is answered in words. Without script the form posts what was chosen.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const posted = await postWithoutScript(page);
    if (!posted.split('&').includes('service=service'))
      found.push(`without script a press on a price posts "${posted}"`);

    for (const [words, name] of [
      ['Two working days', 'Full service'],
      ['₹1,900', 'Wheel, built'],
    ] as const) {
      await press(page, words);
      if (!(await isChosen(page, name)))
        found.push(`a press on "${words}" does not choose "${name}"`);
    }
    if ((await page.getByRole('radio', { name: 'Full service', exact: true }).count()) !== 1)
      found.push('"Full service" is heard with other words, or not as an entry');

    await page.getByRole('radio', { name: 'Full service' }).check();
    const { from, to, y } = await page.evaluate(findText, '₹350');
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 6 });
    await page.mouse.up();
    const marked = await page.evaluate(() => getSelection()!.toString().trim());
    if (!marked.includes('350')) found.push('the letters of a price cannot be marked');
    if (!(await isChosen(page, 'Full service')))
      found.push('dragging over a price chooses its entry');

    await page.getByRole('radio', { name: 'Another job' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.activeElement?.matches('input:not([type=radio])'))))
      found.push('Tab does not lead from an entry to its own field');

    const before = await heard(page);
    for (const name of ['The brake is soft', 'The gears jump', 'It squeaks'])
      await press(page, name);
    await page.waitForTimeout(100);
    if ((await heard(page)) === before) found.push('at a tick too many nothing is said');
    return found;
  },
};
