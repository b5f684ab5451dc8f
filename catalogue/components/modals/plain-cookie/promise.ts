import type { Locator, Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const ADDRESS = 'http://pasted.test/';
const SHOWN_MS = 300;
const LOOKS = [
  'backgroundColor',
  'color',
  'borderTopColor',
  'borderTopWidth',
  'fontSize',
  'fontWeight',
];

const no = (page: Page): Locator => page.getByRole('button', { name: 'Only what is needed' });
const yes = (page: Page): Locator => page.getByRole('button', { name: 'All of them' });

const lookOf = (button: Locator): Promise<string> =>
  button.evaluate((one, names) => {
    const style = getComputedStyle(one) as unknown as Record<string, string>;
    const { width, height } = one.getBoundingClientRect();
    return [...names.map((name) => style[name]), Math.round(width), Math.round(height)].join(' ');
  }, LOOKS);

/** Runs in the page: whether the middle of what has the focus, or of a given element, is covered. */
const isCovered = (element: Element | null): boolean => {
  const { left, top, width, height } = element!.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !element!.contains(over);
};

/** The page as it was served, with its script. */
async function serve(page: Page, html: string): Promise<void> {
  await page.route(`${ADDRESS}**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

async function open(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto(ADDRESS);
  await page.locator('#root main').waitFor();
  await page.waitForTimeout(SHOWN_MS);
}

/** The first answer in a browser without script, and what it posts. */
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
      if (request.method() === 'POST') posted = request.postData() ?? '';
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    });
    await plain.goto(ADDRESS);
    if ((await no(plain).count()) > 0) await no(plain).click();
    await plain.waitForLoadState();
    return posted;
  } finally {
    await context.close();
  }
}

/** Whether it asks a person whose browser refuses for them. */
async function asksInSpite(page: Page, html: string): Promise<boolean> {
  const context = await page.context().browser()!.newContext();
  try {
    const other = await context.newPage();
    await other.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
    await serve(other, html);
    await open(other);
    return await yes(other).isVisible();
  } finally {
    await context.close();
  }
}

export const promise: ItemPromise = {
  says: 'No and yes have one look and take one press each. Nothing that has the focus is covered, and at the end of the page the footer is free. The answer is remembered, and a link opens it again. A browser that refuses by itself is not asked. Without script the answer is posted.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const html = await page.content();
    await serve(page, html);
    await page.goto(ADDRESS);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await open(page);

    const kept = await page.evaluate(() => document.cookie + localStorage.length);
    if (kept !== '0') found.push('something is set before there is an answer');
    if (!(await no(page).isVisible())) found.push('no takes more presses than yes');
    else if ((await lookOf(no(page))) !== (await lookOf(yes(page))))
      found.push('no does not look like yes');

    await page.locator('main a').first().focus();
    for (let at = 0; at < 23; at++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(isCovered, await page.evaluateHandle(() => document.activeElement))) {
        found.push('a link that has the focus is covered');
        break;
      }
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    for (const link of await page.locator('footer a').all())
      if (await link.evaluate(isCovered))
        found.push('at the end of the page the footer is covered');

    const posted = await postWithoutScript(page);
    if (!posted.includes('needed')) found.push('without script no answer can be given');
    if (await asksInSpite(page, html)) found.push('it asks although the browser has answered');

    if (!(await no(page).isVisible())) return found;
    await no(page).click();
    await open(page);
    if (await no(page).isVisible()) found.push('it asks again after an answer');
    await page.getByRole('link', { name: 'Cookies' }).click();
    await page.waitForTimeout(SHOWN_MS);
    if (!(await no(page).isVisible())) found.push('a link does not open it again');
    return found;
  },
};
