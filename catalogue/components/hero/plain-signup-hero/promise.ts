import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** With a mistake in it. Neither version shows it by itself. */
const TYPED = 'ebba.mensah@exampel.org';
const ADDRESS = 'http://pasted.test/';
/** The answer of rival.tsx takes 300 ms. */
const WAITING_MS = 120;
const ANSWERED_MS = 600;

type Box = { name: string; top: number; start: number; width: number; height: number };

/** Runs in the page: where things are. What is below everything tells of every jump above it. */
const findBoxes = (): Box[] =>
  [
    ['the title', 'h1'],
    ['the field', 'input'],
    ['the button', 'form button'],
    ['the page below', 'h2'],
  ].flatMap(([name, selector]) => {
    const element = document.querySelector(selector!);
    if (!element) return [];
    const { top, left, width, height } = element.getBoundingClientRect();
    return [{ name: name!, top, start: left, width, height }];
  });

const findMoved = (before: Box[], after: Box[], when: string): string[] =>
  before.flatMap((box) => {
    const now = after.find(({ name }) => name === box.name);
    if (!now) return [];
    const by = Math.max(
      ...(['top', 'start', 'width', 'height'] as const).map((side) =>
        Math.abs(now[side] - box[side]),
      ),
    );
    return by >= 1 ? [`${when}, ${box.name} moves or grows by ${Math.round(by)} px`] : [];
  });

/** Presses the button of the same page in a browser without script and returns what was posted. */
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
    await plain.locator('input').fill(TYPED);
    await plain.getByRole('button').first().click();
    await plain.waitForLoadState();
    return posted;
  } finally {
    await context.close();
  }
}

export const promise: ItemPromise = {
  says: 'When the server says no, the address is still there, the focus is at it and it is announced; nothing moves by a pixel between the four states; a sent address can be corrected; and without script the form posts.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const field = page.locator('input');
    const button = page.getByRole('button').first();

    if (!(await postWithoutScript(page)).includes(TYPED))
      found.push('without script the address arrives nowhere');

    await field.fill(TYPED);
    const idle = await page.evaluate(findBoxes);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(WAITING_MS);
    found.push(...findMoved(idle, await page.evaluate(findBoxes), 'while it is sent'));

    await page.waitForTimeout(ANSWERED_MS);
    found.push(...findMoved(idle, await page.evaluate(findBoxes), 'when it fails'));
    if ((await field.inputValue()) !== TYPED) found.push('when it fails, the address is gone');
    if (!(await field.evaluate((input) => document.activeElement === input)))
      found.push('when it fails, the focus is not at what was typed');
    const said = await page.locator('[role=status], [role=alert], [aria-live]').allInnerTexts();
    if (said.join('').trim() === '') found.push('when it fails, a screen reader says nothing');

    await field.press('Enter');
    await page.waitForTimeout(ANSWERED_MS + WAITING_MS);
    found.push(...findMoved(idle, await page.evaluate(findBoxes), 'when it is done'));
    const isNamed =
      (await page.locator('body').innerText()).includes(TYPED) ||
      ((await field.count()) > 0 && (await field.inputValue()) === TYPED);
    if (!isNamed) found.push('when it is done, nobody sees to which address');
    if ((await page.getByRole('button').count()) === 0) found.push('a mistake cannot be corrected');
    else {
      await button.click();
      await page.keyboard.type('ebba.mensah@example.org');
      if ((await field.inputValue()) !== 'ebba.mensah@example.org')
        found.push('a mistake cannot be corrected');
    }
    return found;
  },
};
