import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const EMAIL = 'kalpana@hegde.example';
const PASSWORD = 'two columns 31';
const REFUSAL = 'This password does not go with this address.';
const ADDRESS = 'http://pasted.test/';
/** The answer of rival.tsx takes 300 ms. */
const WAITING_MS = 120;
const ANSWERED_MS = 600;

type Box = { name: string; top: number; width: number; height: number };

/** Runs in the page: where things are. What is below everything tells of every jump above it. */
const findBoxes = (): Box[] =>
  [
    ['the address', 'input[type=email]'],
    ['the password', 'input[type=password]'],
    ['the button', 'form [type=submit]'],
    ['the page below', 'h2'],
  ].flatMap(([name, selector]) => {
    const element = document.querySelector(selector!);
    if (!element) return [];
    const { top, width, height } = element.getBoundingClientRect();
    return [{ name: name!, top: top + window.scrollY, width, height }];
  });

const findMoved = (before: Box[], after: Box[], when: string): string[] =>
  before.flatMap((box) => {
    const now = after.find(({ name }) => name === box.name);
    const by = now
      ? Math.max(
          ...(['top', 'width', 'height'] as const).map((side) => Math.abs(now[side] - box[side])),
        )
      : Infinity;
    return by >= 1 ? [`${when}, ${box.name} moves or grows by ${Math.round(by)} px`] : [];
  });

const email = (page: Page) => page.locator('input[type=email]');
const password = (page: Page) => page.locator('input[type=password]');
const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

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
    await email(plain).fill(EMAIL);
    await password(plain).fill(PASSWORD);
    await plain.locator('[type=submit]').click();
    await plain.waitForLoadState();
    return posted.replaceAll('+', ' ');
  } finally {
    await context.close();
  }
}

async function keepsBoth(page: Page): Promise<boolean> {
  return (
    (await email(page).inputValue()) === EMAIL && (await password(page).inputValue()) === PASSWORD
  );
}

export const promise: ItemPromise = {
  says: 'Without script both fields are posted. From the address Tab leads to the password. When nobody answers, Enter tries again; when the server refuses, the focus is in the password and hears why. What was typed is kept in both cases, and nothing moves by a pixel.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const posted = await postWithoutScript(page);
    if (!posted.includes(EMAIL) || !posted.includes(PASSWORD))
      found.push('without script the address and the password arrive nowhere');

    await email(page).fill(EMAIL);
    await page.keyboard.press('Tab');
    if (!(await hasFocus(page, 'input[type=password]')))
      found.push('Tab leads from the address to something else than the password');
    await password(page).fill(PASSWORD);
    const atRest = await page.evaluate(findBoxes);
    const look = async (when: string): Promise<void> => {
      found.push(...findMoved(atRest, await page.evaluate(findBoxes), when));
    };

    await page.locator('[type=submit]').focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(WAITING_MS);
    await look('while it waits');
    await page.waitForTimeout(ANSWERED_MS);
    await look('without an answer');
    if (!(await keepsBoth(page))) found.push('without an answer, what was typed is gone');
    if (!(await hasFocus(page, '[type=submit]')))
      found.push('without an answer, Enter does not try again, because the focus is lost');
    const said = await page.locator('[role=status], [role=alert]').allInnerTexts();
    if (said.join('').trim() === '') found.push('without an answer, a screen reader says nothing');

    await page.locator('[type=submit]').focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(ANSWERED_MS + WAITING_MS);
    await look('when it is refused');
    if (!(await keepsBoth(page))) found.push('when it is refused, what was typed is gone');
    if (!(await hasFocus(page, 'input[type=password]')))
      found.push('when it is refused, the focus is not in the password');
    const heard = await password(page).evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    if (!heard.includes(REFUSAL))
      found.push('when it is refused, the reason is not heard at the password');
    return found;
  },
};
