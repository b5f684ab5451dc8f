import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const TYPED = 'kamla.rawat@example.org';
const ADDRESS = 'http://pasted.test/';
/** What the server of rival.tsx gives: the place, and with four a week from 14 November the day. */
const PLACE = /\b41\b/;
const DAY = /\b30\D{0,3}Jan/;
const LAST = /\b14\D{0,3}Nov/;
const CLAIM = /on the list|you’re in|you are in|joined|thank/i;
/** An answer of rival.tsx takes 300 ms. */
const WAITING_MS = 100;
const ANSWERED_MS = 600;

/** Runs in the page: where the page goes on below. */
const findEnd = (): number =>
  document.querySelector('footer')!.getBoundingClientRect().top + window.scrollY;
/** Runs in the page: what can be read. */
const read = (): string => document.querySelector<HTMLElement>('#root')!.innerText;
/** Runs in the page: the address that can be seen in a field. */
const readField = (): string =>
  [...document.querySelectorAll('input')].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )?.value ?? '';

const figuresIn = (text: string): string => (text.match(/\d[\d,.]*/g) ?? []).join(' ');

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
  says: 'One can work out when it is one’s turn before typing. Nothing is claimed and no figure changes before the server has answered; without an answer the address stays; after it the place of the server, the day that follows from it and the way out are told, to a known address too. Nothing moves, and without script it posts.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    if (!(await postWithoutScript(page)).includes(TYPED))
      found.push('without script the address arrives nowhere');

    const field = page.locator('input').first();
    const atRest = await page.evaluate(read);
    const end = await page.evaluate(findEnd);
    const look = async (when: string): Promise<void> => {
      const moved = Math.abs((await page.evaluate(findEnd)) - end);
      if (moved >= 1) found.push(`${when}, the page below moves by ${Math.round(moved)} px`);
    };
    if (!LAST.test(atRest)) found.push('nobody can work out when it is their turn');

    await field.fill(TYPED);
    await field.press('Enter');
    await page.waitForTimeout(WAITING_MS);
    const waiting = await page.evaluate(read);
    if (CLAIM.test(waiting)) found.push('it says that one is on the list before anybody answered');
    if (figuresIn(waiting) !== figuresIn(atRest))
      found.push('a figure changes before anybody answered');
    await page.waitForTimeout(ANSWERED_MS);
    await look('without an answer');
    if ((await page.evaluate(readField)) !== TYPED)
      found.push('without an answer, what was typed is gone');

    const send = async (): Promise<string> => {
      if ((await page.evaluate(readField)) === '' && !(await field.isVisible()))
        await page.getByRole('button').first().click();
      await field.fill(TYPED);
      await field.press('Enter');
      await page.waitForTimeout(ANSWERED_MS + WAITING_MS);
      return page.evaluate(read);
    };
    const joined = await send();
    await look('when it has joined');
    if (!PLACE.test(joined)) found.push('the place that the server gave is not told');
    if (!DAY.test(joined)) found.push('the day that follows from the place is not told');
    if (!/leave|unsubscribe/i.test(joined)) found.push('nobody reads how to leave');
    const again = await send();
    await look('when the address is known');
    if (!PLACE.test(again) || !/already/i.test(again))
      found.push('a known address does not get its place');
    return found;
  },
};
