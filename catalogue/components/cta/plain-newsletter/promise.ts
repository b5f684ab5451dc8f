import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** With a mistake in it. Neither version shows it by itself. */
const TYPED = 'sarojini@exampel.org';
const MEANT = 'sarojini@example.org';
/** The server of rival.tsx knows it. */
const KNOWN = 'known@example.org';
const ADDRESS = 'http://pasted.test/';
/** An answer of rival.tsx takes 200 ms. */
const ANSWERED_MS = 500;

type Call = { email: string; before?: string };

/** Runs in the page: where the page goes on below. */
const findEnd = (): number => document.querySelector('footer')!.getBoundingClientRect().top;
/** Runs in the page: what the server was sent. */
const findCalls = (): Call[] => (globalThis as { calls?: Call[] }).calls ?? [];
/** Runs in the page: everything that can be read now, with what is in the field. */
const readAll = (): string =>
  `${document.querySelector<HTMLElement>('#root')!.innerText}\n${document.querySelector('input')?.value ?? ''}`;

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
  says: 'The page never says done before the link was pressed: a failure keeps the address, a sent one is named and can be corrected so that the wrong mail is called back, a known one is told so, nothing moves, and without script the form posts.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const field = page.locator('input');
    const button = page.getByRole('button').first();
    if (!(await postWithoutScript(page)).includes(TYPED))
      found.push('without script the address arrives nowhere');

    const start = await page.evaluate(findEnd);
    const look = async (when: string): Promise<string> => {
      await page.waitForTimeout(ANSWERED_MS);
      const moved = Math.abs((await page.evaluate(findEnd)) - start);
      if (moved >= 1) found.push(`${when}, the page below moves by ${Math.round(moved)} px`);
      return page.evaluate(readAll);
    };
    /** Where nothing can be typed any more, a visitor loads the page again; so this is said once. */
    const send = async (email: string): Promise<boolean> => {
      if ((await field.count()) === 0) return false;
      if (!(await field.isEditable())) await button.click();
      await field.fill(email);
      await field.press('Enter');
      return true;
    };

    // The first answer never comes.
    await field.fill(TYPED);
    await button.focus();
    await page.keyboard.press('Enter');
    if (!(await look('when it fails')).includes(TYPED))
      found.push('when it fails, the address is gone');
    if (!(await field.evaluate((input) => document.activeElement === input)))
      found.push('when it fails, the focus is not at the address');

    await send(TYPED);
    const sent = await look('when it was sent');
    if (!sent.includes(TYPED)) found.push('when it was sent, nobody sees to which address');
    if (!/link/i.test(sent))
      found.push('when it was sent, nobody reads that a link must be pressed');

    if (await send(MEANT)) await look('when it was corrected');
    const calls = await page.evaluate(findCalls);
    if (!calls.some(({ email, before }) => email === MEANT && before === TYPED))
      found.push('a mistake cannot be corrected, and the wrong mail stays valid');

    if (await send(KNOWN)) {
      if (!/already/i.test(await look('when it is known')))
        found.push('a known address is treated as a new one');
    } else found.push('no second address can be given, so a known one is not told');
    return found;
  },
};
